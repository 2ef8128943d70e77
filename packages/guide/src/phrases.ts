// Phrases as a person writes them into the data, and the expression that finds any of them. The
// notation stands in docs/price-guide.md.

/** What many phrases share, by the name that stands for it: `{broken}`. */
export type PhraseParts = Readonly<Record<string, string>>;

/**
 * The source of one expression that finds any of the phrases, where none of `unless` stands right
 * behind; throws where one is badly written.
 */
export function expressionOf(
  phrases: readonly string[],
  parts: PhraseParts = {},
  unless: readonly string[] = [],
): string {
  const byBegin = new Map<string, string[]>();
  for (const phrase of phrases) {
    const { begin, source } = beganPhrase(phrase, parts);
    const alike = byBegin.get(begin);
    if (alike === undefined) byBegin.set(begin, [source]);
    else alike.push(source);
  }
  const found = [...byBegin].map(([begin, sources]) => `${begin}(?:${sources.join("|")})`);
  const excepted = unless.map((phrase) => beganPhrase(phrase, parts).source);
  const exception = excepted.length === 0 ? "" : notBefore(excepted.join("|"));
  return `(?:${found.join("|")})${wordEnd}${exception}`;
}

/** Why a phrase cannot be read, null for a good one. */
export function faultOfPhrase(phrase: string, parts: PhraseParts = {}): string | null {
  try {
    beganPhrase(phrase, parts);
    return null;
  } catch (error) {
    if (error instanceof PhraseError) return error.message;
    throw error;
  }
}

class PhraseError extends Error {}

/** From `at` on the text is still to be read. */
type Reader = { tokens: readonly string[]; at: number };
/** A word or some of which any does; one that may be there, once or often; one that must not. */
type Item = { is: "word" | "maybe" | "often" | "not" | "gap"; source: string };

/** What stands for itself, with bars between, in one; and each sign. */
const tokens = /[a-z\d:%&,]+(?:\|[a-z\d:%&,]+)*| \| |\.{3}|./g;
const wordEnd = String.raw`(?![a-z\d])`;
/** "Battery: dead" and "battery-dead" say what "battery dead" says, where it excepts a phrase. */
const beforeException = "(?:[- ]|: ?)";
/** `...`: a few words between two others. */
const gapAtEnd = String.raw`\b.{0,25}`;
const gap = String.raw`${gapAtEnd}\b`;

function beganPhrase(phrase: string, parts: PhraseParts): { begin: string; source: string } {
  const whole = withParts(phrase, parts);
  const isAnywhere = whole.startsWith("*");
  const reader = { tokens: whole.match(tokens) ?? [], at: isAnywhere ? 1 : 0 };
  const source = readChoices(reader);
  if (next(reader) !== "") throw new PhraseError(`${next(reader)} closes nothing`);
  if (isAnywhere) return { begin: "", source };
  return { begin: /^[/$%&.,:]/.test(whole) ? String.raw`(?<!\S)` : String.raw`\b`, source };
}

function withParts(phrase: string, parts: PhraseParts, depth = 0): string {
  if (!phrase.includes("{")) return phrase;
  return phrase.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new PhraseError(`there is no part {${name}}`);
    if (depth > mostNested) throw new PhraseError(`the part {${name}} is a part of itself`);
    return withParts(part, parts, depth + 1);
  });
}

const mostNested = 5;

/** Sequences of words with ` | ` between, up to what closes them. */
function readChoices(reader: Reader): string {
  const choices = [readSequence(reader)];
  while (take(reader, " | ")) choices.push(readSequence(reader));
  return choices.join("|");
}

function readSequence(reader: Reader): string {
  const items = [readItem(reader)];
  while (take(reader, " ")) items.push(readItem(reader));
  if (!items.some(({ is }) => is === "word")) throw new PhraseError("no word of it must be there");
  return items.length === 1 ? (items[0]?.source ?? "") : joined(items);
}

/** A word that may be there takes the blank along that parts it from the next certain one. */
function joined(items: readonly Item[]): string {
  let source = "";
  let between = "";
  for (const { is, source: one } of items) {
    if (is === "word") {
      source += between + grouped(one);
      between = " ";
    } else if (is === "gap") {
      between = gap;
    } else if (is === "not") {
      source += between === "" ? notBehind(one) : notBefore(one);
    } else {
      const some = between === "" ? `${grouped(one)} ` : between + grouped(one);
      source += `(?:${some})${is === "often" ? "*" : "?"}`;
    }
  }
  return between === gap ? source + gapAtEnd : source;
}

const notBefore = (source: string) => `(?!${beforeException}(?:${source})${wordEnd})`;
const notBehind = (source: string) => String.raw`(?<!\b(?:${source})[- ])`;
const grouped = (source: string) => (source.includes("|") ? `(?:${source})` : source);

function readItem(reader: Reader): Item {
  if (take(reader, "...")) return { is: "gap", source: "" };
  if (take(reader, "!")) return { is: "not", source: readAlternatives(reader) };
  const start = reader.at;
  if (take(reader, "[")) {
    const source = readChoices(reader);
    close(reader, "]");
    if (take(reader, "*")) return { is: "often", source };
    if (isAtEnd(reader)) return { is: "maybe", source };
    reader.at = start;
  }
  return { is: "word", source: readAlternatives(reader) };
}

/** `smells|reeks`: words of which any does. */
function readAlternatives(reader: Reader): string {
  const words = [readWord(reader)];
  while (take(reader, "|")) words.push(readWord(reader));
  return words.join("|");
}

function readWord(reader: Reader): string {
  let source = "";
  while (!isAtEnd(reader) && next(reader) !== "|") source += readPiece(reader, source === "");
  if (source === "") throw new PhraseError("an alternative is empty, or a blank too many");
  return source;
}

const plainSigns: Readonly<Record<string, string>> = {
  "'": "['’]?",
  "-": "[- ]?",
  "*": String.raw`\w*`,
  "#": String.raw`\d+`,
  "?": ".",
  $: String.raw`\$`,
  ".": String.raw`\.`,
};

/** A letter, a sign, or what stands in brackets without a blank before them: `crack[s]`. */
function readPiece(reader: Reader, isFirst: boolean): string {
  if (take(reader, "[")) {
    const ending = readChoices(reader);
    close(reader, "]");
    return `(?:${ending})?`;
  }
  if (take(reader, "(")) {
    const group = readChoices(reader);
    close(reader, ")");
    return `(?:${group})`;
  }
  const token = next(reader);
  reader.at += 1;
  if (/^[a-z\d:%&,]/.test(token)) return token;
  if (token === "/") return isFirst ? "/ ?" : " ?/ ?";
  const sign = plainSigns[token];
  if (sign === undefined) throw new PhraseError(`${token} says nothing in a phrase`);
  return sign;
}

const next = ({ tokens: all, at }: Reader): string => all[at] ?? "";

function isAtEnd(reader: Reader): boolean {
  const token = next(reader);
  return token === "" || token === " " || token === " | " || token === ")" || token === "]";
}

function take(reader: Reader, sign: string): boolean {
  if (next(reader) !== sign) return false;
  reader.at += 1;
  return true;
}

function close(reader: Reader, sign: string): void {
  if (!take(reader, sign)) throw new PhraseError(`a ${sign} is missing`);
}
