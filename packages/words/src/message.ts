/**
 * The part of ICU messages that catalogs are written in: values, numbers, plurals, selects and tags. A library
 * for all of ICU is eight times as large, and every page would carry it. say.test.ts holds this
 * against that library.
 */
export type Message = readonly Part[];

export type Part =
  | string
  | { readonly kind: "value"; readonly name: string }
  | { readonly kind: "number"; readonly name: string }
  /** The number of the plural around it: "#". */
  | { readonly kind: "count" }
  | { readonly kind: "tag"; readonly name: string; readonly content: Message }
  | {
      readonly kind: "plural" | "select";
      readonly name: string;
      readonly options: ReadonlyMap<string, Message>;
    };

type Reader = { readonly text: string; at: number };
/** What a part stands in: "#" is a number in a plural alone. */
type Around = "message" | "plural" | "select";

/** Throws where it is none, or of a kind that is left out here. */
export function parseMessage(text: string): Message {
  const reader = { text, at: 0 };
  const parts = partsIn(reader, "message");
  if (reader.at < text.length) throw new Error(`“${text}” closes at ${reader.at} what is not open`);
  return parts;
}

function partsIn(reader: Reader, around: Around): Part[] {
  const parts: Part[] = [];
  for (let part = partAt(reader, around); part !== undefined; part = partAt(reader, around)) {
    const before = parts.at(-1);
    if (typeof part === "string" && typeof before === "string") parts.splice(-1, 1, before + part);
    else parts.push(part);
  }
  return parts;
}

/** undefined at the end of what it stands in. */
function partAt(reader: Reader, around: Around): Part | undefined {
  const { text, at } = reader;
  if (at === text.length || text[at] === "}" || text.startsWith("</", at)) return undefined;
  if (take(reader, /\{\s*/y)) return placeholder(reader);
  const [, tag] = take(reader, /<([a-z]\w*)>/iy) ?? [];
  if (tag !== undefined) {
    const content = partsIn(reader, around);
    expect(reader, new RegExp(`</${tag}>`, "y"));
    return { kind: "tag", name: tag, content };
  }
  if (around === "plural" && take(reader, /#/y)) return { kind: "count" };
  // A straight apostrophe quotes what would be syntax, and is itself everywhere else.
  const [, quoted] =
    take(reader, around === "plural" ? /'([{}<>#][^']*)'?/y : /'([{}<>][^']*)'?/y) ?? [];
  if (quoted !== undefined) return quoted;
  if (take(reader, /''/y)) return "'";
  return expect(reader, /[^]/y)[0];
}

/** After its brace. */
function placeholder(reader: Reader): Part {
  const [, name = ""] = expect(reader, /(\w+)\s*/y);
  if (take(reader, /\}/y)) return { kind: "value", name };
  const [, kind] = expect(reader, /,\s*(number|plural|select)\s*/y);
  if (kind === "number") {
    expect(reader, /\}/y);
    return { kind, name };
  }
  expect(reader, /,\s*/y);
  return optionsOf(reader, kind === "plural" ? kind : "select", name);
}

function optionsOf(reader: Reader, kind: "plural" | "select", name: string): Part {
  const options = new Map<string, Message>();
  while (!take(reader, /\}/y)) {
    const [, option = ""] = expect(reader, /(=\d+|\w+)\s*\{/y);
    options.set(option, partsIn(reader, kind));
    expect(reader, /\}\s*/y);
  }
  if (!options.has("other")) throw new Error(`“${reader.text}” has no other ${name}`);
  return { kind, name, options };
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
}

function expect(reader: Reader, pattern: RegExp): RegExpExecArray {
  const found = take(reader, pattern);
  if (!found) throw new Error(`“${reader.text}” has no ${pattern.source} at ${reader.at}`);
  return found;
}
