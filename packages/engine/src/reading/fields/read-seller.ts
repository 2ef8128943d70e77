/** Shorter than any sentence of a description. */
const lineLimit = 60;
const standing =
  /\b(?:joined (?:\p{L}+ )?(?:in )?(?:\p{L}{3,9} )?(?:19|20)\d\d|member since (?:\p{L}{3,9} )?(?:19|20)\d\d|\d{1,3}(?:\.\d)? ?% positive(?: feedback)?|highly rated|[0-5]\.\d(?: stars?)?(?: ?\(\d[\d,.]*k?(?: (?:ratings?|reviews?))?\))|\d[\d,.]*k? (?:ratings|reviews|items sold|followers))/iu;

/** What a page's lines say of the seller's standing, without the name; null when they say nothing. */
export function readSeller(lines: readonly string[]): string | null {
  const said = lines
    .filter((line) => line.length <= lineLimit)
    .map((line) => standing.exec(line)?.[0])
    .filter((words) => words !== undefined);
  return said.length === 0 ? null : [...new Set(said)].join(" · ");
}
