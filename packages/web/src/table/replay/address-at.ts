/** The address of a moment in a replay; `address` is that of the replay, with a fragment where that holds the game. */

export function addressAt(address: string, position: number): string {
  const [path = '', fragment] = address.split('#');
  return `${path}?m=${position}${fragment === undefined ? '' : `#${fragment}`}`;
}
