import { cleanText } from "../clean-text.ts";

/** Name and value of what a page tells in fields of its own: "brand" and "Trek". */
export type Attributes = Readonly<Record<string, string>>;

/** Values that fill a field and say nothing. */
const saysNothing =
  /^(?:n\/?a|none|no|null|undefined|unknown|unsure|not sure|others?|unbranded|non-?branded|generic|no brand|no name|does(?:n['’]t| not) apply|not applicable|not specified|unspecified|any|various|mixed|multiple|multi|assorted|default|select|choose|as (?:shown|pictured|described)|see (?:the |my )?(?:description|title|pictures?|photos?|details|below)|-+|\.+|\?+)?$/i;

/**
 * The attributes that say something, by names in lower case without punctuation: "Brand:" and
 * "BRAND" are one name. The first of two alike wins.
 */
export function readAttributes(given: Attributes): Attributes {
  const read = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    const key = cleanText(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const words = cleanText(value);
    if (key !== "" && !saysNothing.test(words) && !read.has(key)) read.set(key, words);
  }
  return Object.fromEntries(read);
}
