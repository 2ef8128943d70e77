import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Translations, Words } from "../words.ts";

/**
 * What is wrong with a translation, a line for each fault: messages that are missing, left over or
 * not to be parsed, that name other values or tags than the English, or that stayed English.
 * `same` lists the words that both languages share ("eBay").
 */
export function problemsOfTranslation(
  all: readonly Words[],
  translations: Translations,
  same: readonly string[] = [],
): string[] {
  const names = new Set(all.map(({ name }) => name));
  const twice = all.filter(({ name }, index) => all.findIndex((one) => one.name === name) < index);
  const leftOver = Object.keys(translations).filter((name) => !names.has(name));
  return [
    ...twice.map(({ name }) => `${name}: two catalogs have this name`),
    ...leftOver.map((name) => `${name}: is translated but not said`),
    ...all.flatMap((words) => problemsOf(words, translations[words.name] ?? {}, same)),
  ];
}

function problemsOf(
  { name, english }: Words,
  translated: Readonly<Record<string, string>>,
  same: readonly string[],
): string[] {
  const leftOver = Object.keys(translated).filter((id) => !(id in english));
  return [
    ...leftOver.map((id) => `${name}.${id}: is translated but not said`),
    ...Object.entries(english).flatMap(([id, message]) => {
      const other = translated[id];
      const problem = other === undefined ? "is missing" : problemOfMessage(message, other, same);
      return problem ? [`${name}.${id}: ${problem}`] : [];
    }),
  ];
}

function problemOfMessage(
  english: string,
  translated: string,
  same: readonly string[],
): string | undefined {
  const [ours, theirs] = [namesIn(english), namesIn(translated)];
  if (typeof ours === "string") return `the English ${ours}`;
  if (typeof theirs === "string") return `the translation ${theirs}`;
  if (ours.join() !== theirs.join())
    return `names {${theirs.join(", ")}}, the English {${ours.join(", ")}}`;
  const hidden = ours.find((name) => ours.includes(`<${name}>`));
  if (hidden !== undefined)
    return `has a tag and a value by the name ${hidden}, of which one is lost`;
  const hasWords = /\p{L}{2,}/u.test(english.replaceAll(/\{[^{}]*\}/g, ""));
  if (english === translated && hasWords && !same.includes(english)) return "is still English";
  return undefined;
}

/** The values and tags that a message names, sorted; the reason where it cannot be parsed. */
function namesIn(message: string): string[] | string {
  try {
    return [...new Set(namesOf(parse(message)))].toSorted();
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function namesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesOf(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.values(element.options);
      return [element.value, ...options.flatMap((option) => namesOf(option.value))];
    }
    return [element.value];
  });
}
