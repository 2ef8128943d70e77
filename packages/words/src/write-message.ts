import type { Message, Part } from "./message.ts";

/** What stands for the names in a message. Money and dates come as words already. */
export type Values = Readonly<Record<string, string | number>>;

type Writing<Element> = {
  locale: string;
  values: Values;
  /** Makes an element of what stands between two tags. */
  tag: (name: string, content: (string | Element)[]) => Element;
};

/** Words and elements in their order. Throws where the message names a value that is not given. */
export function writeMessage<Element>(
  message: Message,
  writing: Writing<Element>,
  count = 0,
): (string | Element)[] {
  return joined(message.flatMap((part) => writePart(part, writing, count)));
}

function writePart<Element>(
  part: Part,
  writing: Writing<Element>,
  count: number,
): (string | Element)[] {
  if (typeof part === "string") return [part];
  if (part.kind === "count") return [inDigits(count, writing.locale)];
  if (part.kind === "tag") {
    return [writing.tag(part.name, writeMessage(part.content, writing, count))];
  }
  const value = valueOf(part.name, writing.values);
  if (part.kind === "value") return [String(value)];
  if (part.kind === "number") return [inDigits(Number(value), writing.locale)];
  const { options, kind } = part;
  const exact = options.get(kind === "plural" ? `=${value}` : String(value));
  const option = kind === "plural" ? rulesOf(writing.locale).select(Number(value)) : "other";
  const chosen = exact ?? options.get(option) ?? options.get("other") ?? [];
  return writeMessage(chosen, writing, kind === "plural" ? Number(value) : count);
}

function valueOf(name: string, values: Values): string | number {
  const value = values[name];
  if (value === undefined) throw new Error(`A message names {${name}}, which is not given`);
  return value;
}

const inDigits = (value: number, locale: string) => value.toLocaleString(locale);

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** Words that follow each other become one text, as in a document. */
function joined<Element>(parts: readonly (string | Element)[]): (string | Element)[] {
  const all: (string | Element)[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (typeof part === "string" && typeof before === "string") all[all.length - 1] = before + part;
    else all.push(part);
  }
  return all;
}
