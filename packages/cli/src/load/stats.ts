/** What a load test measures. */

export class Stats {
  moves = 0;
  games = 0;
  readonly errors = new Map<string, number>();
  /** Milliseconds from sending a move until the last seat received it. */
  private readonly delays: number[] = [];
  private counting = false;

  /** Ends the warm-up: from now on everything is counted. */
  begin(): void {
    this.counting = true;
  }

  end(): void {
    this.counting = false;
  }

  moved(ms: number): void {
    if (!this.counting) return;
    this.moves++;
    this.delays.push(ms);
  }

  finished(): void {
    if (this.counting) this.games++;
  }

  failed(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }

  delay(share: number): number {
    this.delays.sort((a, b) => a - b);
    return this.delays[Math.min(this.delays.length - 1, Math.floor(this.delays.length * share))] ?? 0;
  }
}
