/** Words that make a thing dearer or cheaper than its entry's median. */
export type Adjustment = {
  /** Shown to people: "carbon", "a designer's". */
  name: string;
  /** Lower-case phrases in a listing that mean it. */
  phrases: readonly string[];
  factor: number;
  /** Says what its things sell for as narrowly as a model's name does. */
  isPriceLevel?: true;
};

/** At most one adjustment of a group applies: the longest phrase, the title before the rest. */
export type AdjustmentGroup = {
  kind: "words";
  adjustments: readonly Adjustment[];
  /** Makers count in the title only: a description compares with other makers. */
  where: "title" | "anywhere";
  /** Standard deviation of ln(price) among things that differ in this alone. */
  explains: number;
  /** Only for entries that name no maker themselves. */
  isForUnbranded?: true;
  /** Only for entries of this maker: "Expert" and "9.8" are one maker's own steps. */
  ofBrand?: string;
  /** Makers and materials: "Eames style" is no Eames, and "oak effect" no oak. */
  mustBeGenuine?: true;
  /** Knowing it names the thing more narrowly, as a maker's name does. */
  isNarrowing?: true;
};

/** Things that lose the same share of their value every model year. */
export type YearlyLoss = {
  kind: "model_year";
  /** The model year that the entries' medians are meant for. */
  baseYear: number;
  lossPerYear: number;
  /** Below this many years of age the loss is over: what is left is a usable old one. */
  lastsYears: number;
  /** Older than this it is bought for what it was: the year says nothing about its price. */
  vintageBefore: number;
  explains: number;
  isNarrowing: true;
};

/** Groups that say the same in different words: only the first that applies counts. */
export type FirstOf = { kind: "first_of"; groups: readonly AdjustmentGroup[] };

export type AdjustmentRule = AdjustmentGroup | YearlyLoss | FirstOf;
