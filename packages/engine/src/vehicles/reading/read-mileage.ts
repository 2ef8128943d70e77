const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d{1,3}\.\d{3}(?!\d)|\d{4,6}`;
const thousands = String.raw`\d{1,3}(?:\.\d)? ?(?:k|mil|xxx|,xxx|,000|000)`;
const unit = String.raw`(?:original |actual |highway |freeway |hwy |low |orig\.? )*(?:miles|mile|mi\b|mls|millas)`;
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\d$.])(${grouped}|${thousands})\+? ?${unit}`, "i"),
  new RegExp(
    String.raw`\b(?:odometer|mileage|miles|odo)\b(?: (?:is|shows|reading|reads|of|about|at|around|only|just|currently))*[\s:#~=-]*(${grouped}|${thousands}|\d{2,3}(?= ?k?\b))`,
    "i",
  ),
  new RegExp(
    String.raw`(?<![\d$.])(\d{2,3} ?(?:k|xxx))\b(?! ?(?:obo|firm|cash|or best|spent|invested|worth))`,
    "i",
  ),
];
const kilometers =
  /(?<![\d$.])(\d{1,3}(?:[,.]\d{3})+|\d{4,6}) ?(?:km|kms|kilometers|kilometres)\b/i;
const milesPerKilometer = 0.6214;

/** Miles driven, as "145k", "145xxx", "145,000 mi" or kilometers tell them; null when nothing does. */
export function readMileage(text: string): number | null {
  const metric = kilometers.exec(text)?.[1];
  if (metric !== undefined) return plausible(Math.round(numberOf(metric) * milesPerKilometer));
  for (const pattern of patterns) {
    const words = pattern.exec(text)?.[1];
    if (words === undefined) continue;
    const miles = plausible(numberOf(words));
    if (miles !== null) return miles;
  }
  return null;
}

/** What the odometer field of a page says, "80,000 miles" or "129 000 km"; sellers drop the thousands of "175". */
export function mileageFromField(words: string): number | null {
  const unspaced = words.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g, ",");
  const written = readMileage(unspaced);
  if (written !== null) return written;
  const miles = numberOf(words);
  return plausible(miles > 0 && miles < 400 ? miles * 1000 : miles);
}

function numberOf(words: string): number {
  const lower = words.toLowerCase().trim();
  if (/k$|mil$|xxx$/.test(lower)) return Number.parseFloat(lower) * 1000;
  return Number(lower.replace(/[,.\s](?=\d{3})/g, "").replace(/\s/g, ""));
}

function plausible(miles: number): number | null {
  if (!Number.isFinite(miles)) return null;
  const whole = miles > 0 && miles < 400 ? miles * 1000 : miles;
  return whole >= 100 && whole <= 500_000 ? whole : null;
}
