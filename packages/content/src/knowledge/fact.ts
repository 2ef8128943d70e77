/** What a place or its people are like; a city page picks the facts that carry its own tags. */
const tags = [
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
type Tag = (typeof tags)[number];

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

/** Where a check is made: before you drive, at the seller's door, or with power, tools and time. */
const stages = ["home", "door", "bench"] as const;
type Stage = (typeof stages)[number];

/** A fault to look for, and what finding it does to the price: a rule of thumb, not a measured figure. */
export type Check = Fact & { stage: Stage; effect: string };

type CheckLine = readonly [stage: Stage, effect: string, text: string, ...when: Tag[]];

export function checks(...lines: readonly CheckLine[]): readonly Check[] {
  return lines.map(([stage, effect, text, ...when]) => ({
    stage,
    effect,
    text,
    ...(when.length > 0 && { when }),
  }));
}
