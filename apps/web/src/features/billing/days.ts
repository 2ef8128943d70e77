/** "December 21, 2026". Periods are counted in UTC. */
export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
