const deniers = String.raw`no|not|never|without|nothing|non|zero|none|if|when|in case|prevents?|free of|free from|(?:is|are|was)n['’]?t|has ?n['’]?t|doesn['’]?t have|don['’]?t`;
/** "Doesn't leak": of what the verb is about, and not of what comes after it. */
const deniedVerb =
  /\b(?:does|did|do|wo|has|have)n['’]?t (?:(?:even|ever|really|seem to|have|any|a|been|the) )*$/i;
/** "Not cracked", "never leaked": a denial reaches this far, and not over a "but". */
const denied = new RegExp(
  String.raw`\b(?:${deniers})\b(?:(?!\b(?:but|except|however|though|besides|just|has)\b)[^.,;\n]){0,18}$`,
  "i",
);
/** "No chips, cracks or leaks": in a list that an "or" ends, one denial is for every word of it. */
const word = String.raw`[\w'’-]+(?: [\w'’-]+)?`;
const listBefore = new RegExp(
  String.raw`\b(?:no|not|without|zero|never)(?: any)? ${word}(?:, ?${word}){0,5},? ?(?:or|nor|\/) ?(?:any )?(?:[\w'’-]+ )?$`,
  "i",
);
const openListBefore = new RegExp(
  String.raw`\b(?:no|not|without|zero|never)(?: any)? (?:${word}, ?){1,5}(?:[\w'’-]+ )?$`,
  "i",
);
const listAfter = new RegExp(String.raw`^(?: ${word})?(?:, ?${word}){0,5},? (?:or|nor) `, "i");
/** "Leak free", "crack-proof": a quality, not a fault. */
const deniedAfter =
  /^[- ]?(?:free|proof|resistant|resisting|protection|guard|detector|test(?:ed)?)\b/i;
const mendedBefore =
  /\b(?:fixed|repaired|replaced|mended|patched|cleaned up)(?: (?:the|a|an|all|any|its|that))?(?: \w+)? $/i;
const mendedAfter =
  /^(?:,? (?:but|it|which|that|and))?(?: (?:has been|have been|had been|was|were|is|are|been|got|now|already|just))* (?:fixed|repaired|replaced|mended|patched)\b/i;

const reach = 90;

/** Whether the words from `start` to `end` are denied by the words around them, or mended since. */
export function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  return (
    denied.test(before) ||
    deniedVerb.test(before) ||
    listBefore.test(before) ||
    (openListBefore.test(before) && listAfter.test(after)) ||
    deniedAfter.test(after) ||
    mendedBefore.test(before) ||
    mendedAfter.test(after)
  );
}
