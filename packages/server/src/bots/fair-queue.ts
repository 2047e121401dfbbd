/**
 * Questions that wait for a bot. Addresses take turns, and so do the tables of an address: whoever opens many tables
 * makes only their own wait.
 */

export class FairQueue<T> {
  /** By address and table, in the order of their turns. */
  private readonly addresses = new Map<string, Map<string, T>>();

  /** A table waits for one answer at a time: a newer question takes the place of the older, which is returned. */
  push(address: string, table: string, question: T): T | undefined {
    const tables = this.addresses.get(address) ?? new Map<string, T>();
    const replaced = tables.get(table);
    tables.set(table, question);
    this.addresses.set(address, tables);
    return replaced;
  }

  /** The next question; its address goes to the end of the line. */
  shift(): T | undefined {
    for (const [address, tables] of this.addresses) {
      this.addresses.delete(address);
      for (const [table, question] of tables) {
        tables.delete(table);
        if (tables.size > 0) this.addresses.set(address, tables);
        return question;
      }
    }
    return undefined;
  }

  remove(address: string, table: string, question: T): void {
    const tables = this.addresses.get(address);
    if (tables?.get(table) !== question) return;
    tables.delete(table);
    if (tables.size === 0) this.addresses.delete(address);
  }

  /** How many wait for an address to be done: all of its own, and one of each other address. */
  behind(address: string): number {
    const own = this.addresses.get(address)?.size ?? 0;
    return own + this.addresses.size - (own > 0 ? 1 : 0);
  }
}
