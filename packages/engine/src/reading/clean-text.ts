const lineBreaks = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const controls = /[^\P{Cc}\n\t]/gu;
/**
 * Characters without a shape: zero-width and bidirectional marks, soft hyphen, byte-order mark.
 * U+200D stays between pictographs only: there it joins an emoji and hides nothing.
 */
const invisible =
  /[^\P{Cf}\u200d]|\ufffd|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Most text is plain already, and the long way costs twenty times as much. */
const plainCharacters = /^[\n -~]*$/;
const untidySpace = /^\s|\s$| {2}| \n|\n |\n{3}/;

/**
 * The text as a person sees it: compatibility forms unified (NFKC), invisible characters gone,
 * white space folded to single spaces, at most one empty line in a row. Line breaks and emoji stay.
 */
export function cleanText(text: string): string {
  if (plainCharacters.test(text) && !untidySpace.test(text)) return text;
  return text
    .replace(loneSurrogates, "")
    .replace(lineBreaks, "\n")
    .replace(controls, "")
    .replace(invisible, "")
    .normalize("NFKC")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
