import { type EntryLine, type Family, ownBasis, type UnitLine } from "../source/entry-line.ts";
import type { GuideEntry, GuideVariant, PriceUnit } from "../entry.ts";
import { listed } from "./listed.ts";
import { phrasesOf, type SharedParts } from "./shared-parts.ts";
import type { GuideSource } from "../source/source.ts";

/** A line of the guide with what it leaves to its family; throws where neither says it. */
export function expandEntry(line: EntryLine, shared: SharedParts): GuideEntry {
  const { source } = shared;
  const family = source.families[line.family];
  if (family === undefined) throw new Error(`${line.id}: there is no family ${line.family}`);
  const basis = line.basis ?? family.basis ?? "";
  if (!(basis in source.facts.bases)) throw new Error(`${line.id}: there is no basis ${basis}`);
  return new EntryOfFamily(line, requiredOf(line, family), shared);
}

type Required = Pick<GuideEntry, "specificity" | "scatter" | "feeClass" | "sellsIn"> & {
  family: Family;
};

const requiredByFamily = new WeakMap<Family, Required>();

/** What every entry has. Most lines leave all of it to their family, and share one object. */
function requiredOf(line: EntryLine, family: Family): Required {
  const isOwn = line.specificity ?? line.scatter ?? line.feeClass ?? line.sellsIn;
  const known = isOwn === undefined ? requiredByFamily.get(family) : undefined;
  if (known !== undefined) return known;
  const specificity = line.specificity ?? family.specificity;
  const scatter = line.scatter ?? family.scatter;
  const feeClass = line.feeClass ?? family.feeClass;
  const sellsIn = line.sellsIn ?? family.sellsIn;
  if (!specificity || !scatter || !feeClass || !sellsIn) {
    throw new Error(
      `${line.id}: specificity, scatter, feeClass or sellsIn is missing here and there`,
    );
  }
  const made = { specificity, scatter, feeClass, sellsIn, family };
  if (isOwn === undefined) requiredByFamily.set(family, made);
  return made;
}

/**
 * Reads what is asked of it out of the line and the family. A process meets few of the thousands of
 * entries: to complete each at the start took twenty megabytes and most of the time.
 */
class EntryOfFamily implements GuideEntry {
  readonly #line: EntryLine;
  readonly #required: Required;
  readonly #shared: SharedParts;
  #aliases: readonly string[] | undefined;
  #excludes: readonly string[] | undefined;
  #variants: readonly GuideVariant[] | undefined;

  constructor(line: EntryLine, required: Required, shared: SharedParts) {
    this.#line = line;
    this.#required = required;
    this.#shared = shared;
  }

  get id() {
    return this.#line.id;
  }
  get family() {
    return this.#line.family;
  }
  get category() {
    return this.#required.family.category as GuideEntry["category"]; // Safe because the check compares it with categories.json.
  }
  get specificity() {
    return this.#required.specificity;
  }
  get brand() {
    return own(this.#line.brand, this.#required.family.brand);
  }
  get model() {
    return this.#line.model;
  }
  get aliasText(): string {
    const { names = "" } = this.#line;
    return this.#onConsole === null ? names : this.aliases.join(", ");
  }
  get aliases() {
    return (this.#aliases ??= aliasesOf(this.#line, this.#onConsole));
  }
  get bareNames() {
    const among = this.#required.family.namedAmong;
    const { bareNames } = this.#line;
    return bareNames && among ? { among, names: listed(bareNames) } : undefined;
  }
  get game() {
    const { platform } = this.#required.family;
    const { besidePlatform, names } = this.#line;
    if (platform === undefined || this.#onConsole === null) return undefined;
    return { platform, names: [...listed(besidePlatform), ...listed(names)] };
  }
  get excludes() {
    return (this.#excludes ??= excludesOf(this.#line, this.#required.family, this.#shared));
  }
  get usedMedianUsd() {
    return this.#line.usedUsd;
  }
  get scatter() {
    return this.#required.scatter;
  }
  get newUsd() {
    return this.#line.newUsd;
  }
  get variants() {
    const variants = own(this.#line.variants, this.#required.family.variants);
    if (variants === null) return undefined;
    return (this.#variants ??= variants.map((one) => expandVariant(one, this.#shared)));
  }
  get adjustedBy() {
    return own(this.#line.adjustedBy, this.#required.family.adjustedBy) ?? undefined;
  }
  get adjustments() {
    return this.adjustedBy?.flatMap((name) => this.#shared.rules[name] ?? []);
  }
  get conditionFactors() {
    const factors = own(this.#line.conditionFactors, this.#required.family.conditionFactors);
    return factors === null ? undefined : defined(factors);
  }
  get life() {
    const retention = this.#shared.retentions[this.#required.family.ageing ?? ""];
    const { launch } = this.#line;
    if (launch === undefined || retention === undefined) return undefined;
    const [launchMonth, launchUsd = null] = launch;
    return { launchMonth, launchUsd, retention };
  }
  get yearlyDrift() {
    const percent = own(this.#line.yearlyPercent, this.#required.family.yearlyPercent);
    return percent ? driftFrom(percent) : undefined;
  }
  get unit() {
    const unit = own(this.#line.unit, this.#required.family.unit);
    return unit === null ? undefined : unitOf(unit);
  }
  get lot() {
    return this.#line.lot;
  }
  get extras() {
    return this.#line.extras;
  }
  get line() {
    const { line: name, generation = null } = this.#line;
    return name === undefined ? undefined : { name, generation };
  }
  get shipPounds() {
    return own(this.#line.shipPounds, this.#required.family.shipPounds);
  }
  get feeClass() {
    return this.#required.feeClass;
  }
  get sellsIn() {
    return this.#required.sellsIn;
  }
  get tags() {
    return own(this.#line.tags, this.#required.family.tags) ?? undefined;
  }
  get asOf() {
    return this.#line.asOf ?? this.#shared.source.facts.asOf;
  }
  get isOwnFigure() {
    return this.#line.basis === ownBasis;
  }
  get basis() {
    const { bases } = this.#shared.source.facts;
    return bases[this.#line.basis ?? this.#required.family.basis ?? ""]?.sentence ?? "";
  }

  /** A game's title with its console's name: "bloodborne ps4"; null for all else. */
  get #onConsole(): string | null {
    const { platform } = this.#required.family;
    if (platform === undefined) return null;
    return onConsole(this.#line, this.#shared.source.platforms[platform]);
  }
}

/** The entry's own field wins; null takes the family's away. */
function own<T>(entrys: T | null | undefined, familys: T | null | undefined): T | null {
  return (entrys === undefined ? familys : entrys) ?? null;
}

function onConsole(
  { id, model, names, besidePlatform }: EntryLine,
  console: GuideSource["platforms"][string] | undefined,
): string | null {
  if (console === undefined || console.commonGame === id) return null;
  const title = listed(besidePlatform)[0] ?? listed(names)[0] ?? model.toLowerCase();
  return `${title} ${listed(console.names)[0]}`;
}

function aliasesOf({ names }: EntryLine, first: string | null): readonly string[] {
  const all = listed(names);
  return first === null ? all : [first, ...all.filter((name) => name !== first)];
}

/** The family's words and the entry's own; what is part of the entry's name says nothing against it. */
function excludesOf(line: EntryLine, family: Family, shared: SharedParts): readonly string[] {
  if (line.excludes === null) return [];
  const mine = phrasesOf(line.excludes, shared);
  const all = phrasesOf(family.excludes, shared);
  const names = ` ${[line.names, line.besidePlatform].join(", ").replaceAll(",", " ,")} `;
  const familys = all.some((phrase) => names.includes(` ${phrase} `))
    ? all.filter((phrase) => !names.includes(` ${phrase} `))
    : all;
  return mine.length === 0 ? familys : [...familys, ...mine];
}

function expandVariant(
  [name, factor, phrases, mark]: NonNullable<EntryLine["variants"]>[number],
  shared: SharedParts,
): GuideVariant {
  const variant = { name, factor, phrases: phrasesOf(phrases ?? name.toLowerCase(), shared) };
  return mark === undefined ? variant : { ...variant, mark };
}

/** What rose by 5 % a year stands to the year before as what falls by 5 % stands to the year after. */
function driftFrom(percent: number): number {
  return -Math.sign(percent) * Math.log(1 - Math.abs(percent) / 100);
}

type Defined<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** The fields that are there: an optional one of a schema may also be undefined. */
function defined<T extends object>(fields: T): Defined<T> {
  return fields as Defined<T>; // Safe because JSON has no undefined.
}

const ouncesInPound = 16;

function unitOf(unit: UnitLine): PriceUnit {
  if (unit === "pair") return { pieces: 2, by: {}, isBySides: false };
  if (unit === "pound") return { pieces: null, by: { pounds: 1 }, isBySides: false };
  if (unit === "ounce")
    return { pieces: null, by: { pounds: 1 / ouncesInPound }, isBySides: false };
  if (unit === "each") return { pieces: 1, by: {}, isBySides: false };
  const { pieces = null, bySides = false, ...by } = unit;
  return { pieces, by: defined(by), isBySides: bySides };
}
