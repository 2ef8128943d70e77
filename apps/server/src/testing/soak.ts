/** How often a test repeats itself: `npm run soak` has hours, `npm test` has minutes. */
export function times(usual: number, soaking: number): number {
  return process.env["FLIPWORTH_SOAK"] === "1" ? soaking : usual;
}
