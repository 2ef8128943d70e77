import { type ListingFacts, readFields } from "@flipworth/engine";

type Grade = NonNullable<ListingFacts["condition"]>["grade"];

/** Conditions as people write them, where no label names one. */
const phrases: Record<Grade, string> = {
  new: `brand new in box | never used | still sealed | NWT, size M | bnib | new in the package, never opened | unused, tags on it,
    new with tags | factory sealed | never worn`,
  like_new: `like new | barely used | used twice | in excellent condition | mint | hardly worn | open box | used once for a trip |
    practically new | lightly used | immaculate | pristine`,
  good: `works great | good condition | gently used | works perfectly fine | runs great | in good shape | fully functional |
    great condition | well cared for | tested and working | very good condition | works as it should`,
  fair: `some scratches on the top | normal wear | a few dents | shows wear | well used | as is | has some stains |
    minor scuffs and scratches | faded | wear and tear | needs a clean | cosmetic wear`,
  poor: `poor condition | badly scratched | heavily used | needs work | rough shape | torn | rusty | missing a drawer |
    water damaged | needs repair | project bike`,
  parts: `for parts | doesn't turn on | not working | for parts or repair | screen cracked | won't start | cracked screen |
    no power | does not charge | for spares | stopped working | iCloud locked`,
};
const around: readonly ((phrase: string) => string)[] = [
  (phrase) => phrase,
  (phrase) => `${phrase}. Pick up only, cash or Venmo.`,
  (phrase) => `Selling because we move. ${phrase}, from a smoke free home.`,
  (phrase) => `The thing is 60 inches wide - ${phrase}!`,
  (phrase) => phrase.toUpperCase(),
];

/** How many of the phrases, each in several sentences, are read as the grade that they mean. */
export function measurePhrases(): { count: number; wrong: string[] } {
  const all = Object.entries(phrases).flatMap(([grade, list]) =>
    list.split(/ ?[|\n] ?/).flatMap((phrase) => {
      const words = phrase.trim();
      return words === "" ? [] : around.map((write) => ({ grade, text: write(words) }));
    }),
  );
  const wrong = all.filter(
    ({ grade, text }) =>
      readFields({ title: "Thing", description: text }).condition?.grade !== grade,
  );
  return { count: all.length, wrong: wrong.map(({ grade, text }) => `${grade}: ${text}`) };
}
