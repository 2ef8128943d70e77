const dayMs = 86_400_000;

/** The day in UTC, as "2026-11-22". */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** From one day to another, as "2026-11-22"; negative backward. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
