import type { Category } from "./category.ts";
import type { FeeClass } from "@flipworth/contract/fee-classes";
import type { EntryTag, ExtraMarket, GuideEntry, SoldSearchSite } from "./entry.ts";
import type { TitlePriceTable } from "./source/source.ts";
import type { VehicleSource } from "./source/vehicle-source.ts";
import type { LexiconRole } from "./source/lexicon-line.ts";
import type { WordList } from "./word-lists.ts";
import type {
  FaultLine,
  MissingPartLine,
  NotAnItemLine,
  PhraseLists,
} from "./source/phrase-lines.ts";
import type { RestrictedProductLine } from "./restricted-product.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What can be said of a thing when only its category is known: a typical single listing. */
export type CategoryFacts = {
  usedMedianUsd: number;
  /** A typical packed parcel; null where most things are picked up. */
  shipPounds: number | null;
  feeClass: FeeClass;
  /** What a used one brings of its new price; undefined where that says little. */
  newPriceShare: number | undefined;
  agesInUse: boolean;
  hasNarrowLines: boolean;
  differsInLots: boolean;
  /** "Older" in a title says that the newest of the name is not meant. */
  newerReplacesOlder: boolean;
  /** Hardly anybody sells parts of such things. */
  hasHardlyParts: boolean;
  /** Where buyers of such things look besides the general marketplaces. */
  alsoSoldOn: readonly ExtraMarket[];
  /** eBay's one category of such things; undefined where sellers choose among several. */
  ebayCategory: number | undefined;
  /** Where besides eBay everybody can search for such things that were sold. */
  soldSearchOn: SoldSearchSite | undefined;
  /** Groups of categories among which sellers choose freely for one thing. */
  soldAmong: readonly string[];
  /** How marketplaces call their section of such things; all categories' are tried in this order. */
  sections: readonly { turn: number; words: string }[];
  nouns: readonly string[];
  brands: readonly string[];
};

/** A console as titles call it, and the entry of its games that have none of their own. */
export type GamePlatform = {
  id: string;
  name: string;
  names: readonly string[];
  commonGame: GuideEntry;
  /** The games of it that have a price of their own. */
  games: readonly GuideEntry[];
};

export type { LexiconRole } from "./source/lexicon-line.ts";
export type { WordList } from "./word-lists.ts";

/** What is sold for things and is not the thing: "blade", "charger", "slipcover". */
export type LexiconNoun = {
  role: LexiconRole;
  /** Categories, families and single entries whose things have it; null for everything. */
  of: readonly string[] | null;
  isOfVehicles: boolean;
  isOfKin: boolean;
  /** What the thing brings that it is priced for; null for its category's typical price. */
  thingUsd: number | null;
  /** Categories in which the noun is a thing of its own. */
  notOf: readonly string[];
  /** Only things with this tag. */
  takes: EntryTag | null;
  words: readonly string[];
  /** Names what is sold also with several words between it and the thing. */
  reachesFar: boolean;
  /** Names what is sold in front of the thing too. */
  leads: boolean;
  /** Comes with the thing: it needs an "only" to be sold alone. */
  comesAlong: boolean;
  /** What one brings for a thing of `thingUsd`; null where `entry` has its price. */
  usedMedianUsd: number | null;
  /** The guide's entry that has its price. */
  entry: GuideEntry | null;
  isThingOfItsOwn: boolean;
};

/** A thing that may not be sold, or not before something is mended. */
export type RestrictedProduct = Omit<RestrictedProductLine, "since"> & {
  /** Since when, "2019-04-12", "2022-11" or "1988"; null where no single date holds. */
  since: string | null;
};

/** What one of a traded thing costs, and in which month it did. */
export type Quote = { usd: number; per: string; asOf: string };

export type Markets = {
  metals: { gold: Quote; silver: Quote };
  currencies: Readonly<Record<string, Quote>>;
};

/** All that the product knows of prices, ready for an engine. */
export type Guide = {
  entries: readonly GuideEntry[];
  categories: Readonly<Record<Category, CategoryFacts>>;
  /** A thing of no known category: the middle of a mixed marketplace. */
  unknownCategory: Pick<CategoryFacts, "usedMedianUsd" | "shipPounds" | "feeClass">;
  markets: Markets;
  platforms: readonly GamePlatform[];
  /** Cars, motorcycles, boats and trailers by model and year, which have no entry each. */
  vehicles: VehicleSource;
  lexicon: readonly LexiconNoun[];
  words: Readonly<Record<WordList, ReadonlySet<string>>>;
  /** What is meant by each common misspelling. */
  misspellings: ReadonlyMap<string, string>;
  vocabulary: Vocabulary;
  phrases: PhraseLists;
  /** What a listing says that sells no thing. */
  notAnItem: readonly NotAnItemLine[];
  /** What may be wrong with a thing, and what may be missing of it. */
  faults: readonly FaultLine[];
  missingParts: readonly MissingPartLine[];
  /** What may not be sold, or not before something is mended: for verdicts and public pages. */
  restricted: readonly RestrictedProduct[];
  /** What the words of titles bring; null where a guide has no such table. */
  titlePrices: TitlePriceTable | null;
};
