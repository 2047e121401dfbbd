/** What the promo travelers add to decisions and events. */

export {};

declare module '../decisions.ts' {
  interface DecisionMap {
    /** For which of the souvenirs being bought to play next; `left` are those not played for yet. */
    challenge: { readonly bought: readonly string[]; readonly left: readonly string[] };
  }
}

declare module '../events.ts' {
  interface EventMap {
    haggled: { readonly seat: number; readonly rounds: number; readonly won: number };
  }
}
