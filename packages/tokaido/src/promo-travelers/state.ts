/** What the promo travelers add: what viewers are told. */

export {};

declare module '../events.ts' {
  interface EventMap {
    haggled: { readonly seat: number; readonly rounds: number; readonly won: number };
  }
}
