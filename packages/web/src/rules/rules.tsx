/** The rules reference. */

export function Rules(_props: { readonly topic?: string }) {
  return null;
}
