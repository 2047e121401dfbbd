/** The ids of daily tables, which tell their date. */

/** `random` tells walks of the same road apart. */
export function dailyTableId(date: string, random: string): string {
  return `daily-${date}-${random}`;
}

/** The date of a daily table; null for any other table. */
export function dateOfDailyTable(id: string): string | null {
  return /^daily-(\d{4}-\d{2}-\d{2})-/.exec(id)?.[1] ?? null;
}
