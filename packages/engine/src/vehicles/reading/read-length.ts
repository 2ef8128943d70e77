/** Feet of a boat or an RV: "16ft", "24' pontoon", "21 foot". */
const feet = /(?<![\d$.,x])(\d{1,2}(?:\.\d)?) ?(?:ft|foot|footer|feet|['’](?!\d))(?![a-z])/i;
/** A trailer's bed, width first: "6x12", "7 x 16", "8.5x20". */
const bed = /(?<![\d.])[4-8](?:\.5)?['’]? ?x ?(\d{1,2})(?![\d.])/i;

/** How long a title says that it is, in feet; null when it does not. */
export function readLength(title: string): number | null {
  const written = bed.exec(title)?.[1] ?? feet.exec(title)?.[1];
  const length = Number(written ?? 0);
  return length >= 6 && length <= 60 ? length : null;
}
