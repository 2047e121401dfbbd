/** A clock that a test turns by hand. */

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

export class TestClock {
  private time = 0;
  private alarms: Alarm[] = [];

  readonly now = (): number => this.time;

  readonly later = (ms: number, then: () => void): (() => void) => {
    const alarm = { at: this.time + ms, ring: then };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  };

  /** How many alarms are set. */
  get waiting(): number {
    return this.alarms.length;
  }

  /** Lets time pass; alarms go off in their order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.alarms = this.alarms.filter((other) => other !== next);
      this.time = next.at;
      next.ring();
    }
    this.time = end;
  }
}
