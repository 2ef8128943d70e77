import { type Language, languages, type Values } from "@flipworth/words";
import { messageParts, type Part } from "./message-parts.ts";

/** A message of the engine with its values. Throws where it names one that is not given. */
export function sentenceOf(message: string, values: Values, language: Language): string {
  return written(partsOf(message), values, language);
}

function written(parts: readonly Part[], values: Values, language: Language): string {
  let sentence = "";
  for (const part of parts) {
    if (typeof part === "string") sentence += part;
    else {
      const value = values[part.name];
      if (value === undefined) throw new RangeError(`A sentence is said without its ${part.name}`);
      sentence +=
        part.cases === undefined
          ? value
          : written(caseOf(part.cases, Number(value), language), values, language);
    }
  }
  return sentence;
}

function caseOf(cases: NonNullable<Exclude<Part, string>["cases"]>, count: number, of: Language) {
  const parts =
    cases.get(`=${count}`) ?? cases.get(pluralsOf(of).select(count)) ?? cases.get("other");
  if (parts === undefined) throw new RangeError(`There are no words for ${count}`);
  return parts;
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(language: Language): Intl.PluralRules {
  const known = plurals.get(language);
  if (known !== undefined) return known;
  const made = new Intl.PluralRules(languages[language].locale);
  plurals.set(language, made);
  return made;
}

const taken = new Map<string, readonly Part[]>();

/** Messages are few and fixed, so each is taken apart once. */
function partsOf(message: string): readonly Part[] {
  const known = taken.get(message);
  if (known !== undefined) return known;
  const parts = messageParts(message);
  taken.set(message, parts);
  return parts;
}
