import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** British spellings and words, as pieces of patterns; a word of the list never stands on a public page. */
const british = [
  "colour\\w*|flavour\\w*|favour\\w*|honour\\w*|humour\\w*|labour\\w*|behaviour\\w*|neighbour\\w*|rumour\\w*|odour\\w*|harbour\\w*|armour\\w*",
  "grey(?:s|er|ish)?|practis\\w+|licence\\w*|defence|offence|pretence|cheques?|storeys?|programmes?|catalogues?",
  "centre\\w*|metres?|litres?|fibres?|theatres?|sceptical|kerb\\w*|tyres?|ploughs?|mould\\w*|aluminium|jewellery|pyjamas|moustache|draughts?",
  "(?:organ|real|recogn|special|apolog|custom|minim|maxim|util|modern|priorit|summar)is(?:e|ed|es|ing|ation)",
  "(?:cancel|travel|label|model|fuel|signal|marvel|tunnel|level|channel|panel)l(?:ed|ing|er)",
  "autumn|whilst|amongst|towards|fortnight|petrol|lorr(?:y|ies)|learnt|burnt|spelt|dreamt|second-hand|for ever|car boot|car park|nappy|nappies|prams?",
  "dear|dearer|dearest",
].join("|");
/** Names, and slips of sellers that a page tells people to search for. */
const allowed = /Zane Grey|armour wardrobe|"specialised"|rims and tyres/g;
const pattern = new RegExp(`\\b(?:${british})\\b`, "i");

const roots = [
  "packages/content/src",
  ...["content", "pages", "landing", "campaign", "calculator"].map(
    (feature) => `apps/web/src/features/${feature}`,
  ),
  "apps/web/src/components",
].map((folder) => new URL(`${folder}/`, import.meta.url));

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") })),
);

/** What people may read in a source file: its strings and the text between tags; not its imports and comments. */
function wordsOf(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replaceAll(/^(?:import|\} from|export \{.*\} from|export type \{.*\} from)\b.*$/gm, "");
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  const texts = [...code.matchAll(/^\s+([A-Z][^<>{}=;()]+)$/gm)].map(([, words = ""]) => words);
  return [...strings.map((text) => text.replaceAll(/\$\{[^}]*\}/g, " ")), ...texts];
}

test("public pages are written in American English", () => {
  const found = sources.flatMap(({ name, text }) =>
    wordsOf(text)
      .filter((words) => pattern.test(words.replaceAll(allowed, "")))
      .map((words) => `${name}: ${words}`),
  );

  expect(sources.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

test("the check finds a British spelling in a string and in the text of a page, and not in a comment", () => {
  const source = '// colour\nconst text = "a grey chair";\n<p>\n  Practise at the centre\n</p>;';

  expect(wordsOf(source).filter((words) => pattern.test(words))).toEqual([
    '"a grey chair"',
    "Practise at the centre",
  ]);
});
