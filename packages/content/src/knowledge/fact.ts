/** What a place or its people are like; a city page picks the facts that carry its own tags. */
export const tags = [
  "cold",
  "hot",
  "humid",
  "dry",
  "coast",
  "mountain",
  "apartment",
  "house",
  "students",
  "families",
  "tech",
  "music",
  "military",
  "tourism",
] as const;
export type Tag = (typeof tags)[number];

/** One or two plain sentences that stand on their own; `when` limits them to places with any of the tags. */
export type Fact = { text: string; when?: readonly Tag[] };

/** A sentence, or a sentence followed by the tags it is limited to. */
type Line = string | readonly [text: string, ...when: Tag[]];

export function facts(...lines: readonly Line[]): readonly Fact[] {
  return lines.map((line) => {
    if (typeof line === "string") return { text: line };
    const [text, ...when] = line;
    return { text, when };
  });
}
