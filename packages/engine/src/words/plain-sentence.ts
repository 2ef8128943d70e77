import type { Values } from "@flipworth/words";

/** The words around the names: "{one} and {other}" has three, the first and the last empty. */
type Template = { words: readonly string[]; names: readonly string[] };

const plain = /^[^{}<'#]*(?:(?:\{\w+\}|'(?![{}<>#']))[^{}<'#]*)*$/;
const templates = new Map<string, Template | null>();

/**
 * A message that only names its values, filled in; null for one with a plural, a tag or a quote. An
 * answer has dozens of such sentences, and the formatter of all messages would take a tenth of its time.
 * Throws where the message names a value that is not given.
 */
export function plainSentence(message: string, values: Values = {}): string | null {
  const template = templateOf(message);
  if (template === null) return null;
  const { words, names } = template;
  let sentence = words[0] ?? "";
  for (const [at, name] of names.entries()) {
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${message}" is said without its ${name}`);
    sentence += `${value}${words[at + 1]}`;
  }
  return sentence;
}

/** Messages are few and fixed, so each is taken apart once. */
function templateOf(message: string): Template | null {
  const known = templates.get(message);
  if (known !== undefined) return known;
  const parts = message.split(/\{(\w+)\}/);
  const template = plain.test(message)
    ? { words: parts.filter((_, at) => at % 2 === 0), names: parts.filter((_, at) => at % 2 === 1) }
    : null;
  templates.set(message, template);
  return template;
}
