import { z } from "zod";
import { entryTags, measures, thingFamilies } from "./entry.ts";

// Words that decide what a title names and say nothing of a price.

const words = z
  .string()
  .regex(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/, "lower-case words and digits, with commas between them");

/** A marketplace's own words: `*` stands for any letters, `?` for any one character. */
export const wordsWithStars = z
  .string()
  .regex(/^[a-z0-9&*? -]+(?:, [a-z0-9&*? -]+)*$/, "lower-case words, * and ?, with commas between");

export const Vocabulary = z.strictObject({
  generalKinds: words.describe(
    'kinds so general that a narrower word beside them names the thing: "recliner chair"',
  ),
  everydayMakers: words.describe(
    "makers whose name is an everyday word; without a category they are only a word",
  ),
  componentMakers: words.describe("their names are told of what others built with their parts"),
  chipMakers: words.describe("their names stand on the boards of every other maker"),
  unmistakableKinds: words.describe("mean one thing in whatever section a seller puts it"),
  sections: z.strictObject({
    sellers: words.describe('a part of a section that says who sells, not what: "Sofas / Private"'),
    restBegins: wordsWithStars.describe('begin the rest of a section: "Other Hand Tools"'),
    restHas: words.describe('say that what goes with the things is meant: "Bicycle Accessories"'),
    ofWholeThings: z
      .record(z.string(), words)
      .describe(
        "sections where all that is listed is a whole thing of one kind, so that a family's bareNames say enough",
      ),
  }),
  soldTogether: z
    .array(
      z.strictObject({
        piece: z.enum(entryTags).describe("the tag of what a seller may name alone"),
        with: words.describe("what makes a set of it"),
        entry: z
          .string()
          .regex(/^[a-z\d-]+(?:, [a-z\d-]+)*$/, "ids of entries, with commas between")
          .describe(
            "the guide's entry of them together: of several the same maker's, else the last",
          ),
      }),
    )
    .describe("pieces that are used and sold together, and that the guide prices together"),
  goesTogether: z
    .array(z.strictObject({ thing: words, with: words }))
    .describe("what goes with a thing, by parts of words: the two are no lot of this and that"),
  thingFamilies: z
    .record(z.enum(thingFamilies), wordsWithStars)
    .describe("kinds of things that share their faults, by the words of a title"),
  onePiece: z
    .array(
      z.strictObject({
        nouns: words.describe("what is worn, used and sold by the pair"),
        share: z.number().positive().max(1).describe("what one alone brings of the pair's price"),
      }),
    )
    .describe("things of which one without the other brings less than a half"),
  unitsOfMeasure: z
    .record(z.string(), z.partialRecord(z.enum(measures), z.number().positive()))
    .describe(
      "what one of each unit is in the measures that it may tell: a yard of cloth, carpet or gravel",
    ),
  consoles: z.strictObject({
    describedBy: words.describe(
      "before a console's name these describe the console; any other word is a game's title",
    ),
    machineBehind: words.describe("behind a console's name these say that it is the machine"),
    machineAnywhere: words.describe(
      "wherever they stand beside a game's name, the machine comes along",
    ),
    series: words.describe("series of games: behind a console's name one of those is sold"),
  }),
});
export type Vocabulary = z.infer<typeof Vocabulary>;
