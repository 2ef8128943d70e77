import type { z } from "zod";
import { faultOfPhrase, type PhraseParts } from "../phrases.ts";
import { FaultLine, MissingPartLine, NotAnItemLine } from "./phrase-lines.ts";
import type { Fault } from "./source-files.ts";

/** A file of the guide, as it stands there. */
type Written = { file: string; text: string };
type LineKind<Line> = {
  schema: z.ZodType<Line>;
  phrasesOf: (line: Line) => readonly string[];
};

export const notAnItemLines: LineKind<NotAnItemLine> = {
  schema: NotAnItemLine,
  phrasesOf: ({ phrases, unless = [] }) => [...phrases, ...unless],
};

export const faultLines: LineKind<FaultLine> = {
  schema: FaultLine,
  phrasesOf: ({ phrases }) => phrases,
};

export const missingPartLines: LineKind<MissingPartLine> = {
  schema: MissingPartLine,
  phrasesOf: ({ nouns }) => nouns,
};

/** What is wrong with a file of lines: by its schema, and with the phrases of each line. */
export function faultsOfLines<Line>(
  { file, text }: Written,
  { schema, phrasesOf }: LineKind<Line>,
  parts: PhraseParts,
): Fault[] {
  const lines = text.trimEnd().split("\n");
  return lines.flatMap((written, at) => {
    const { data, error } = schema.safeParse(JSON.parse(written));
    const reasons =
      data === undefined
        ? (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`)
        : phrasesOf(data).flatMap((phrase) => reasonOf(phrase, phrase, parts));
    return reasons.map((reason) => ({ file, line: at + 1, reason }));
  });
}

/** What is wrong with lists of phrases, and with the parts that phrases share. */
export function faultsOfLists({ file, text }: Written): Fault[] {
  const { parts = {}, ...lists }: { parts?: PhraseParts } = JSON.parse(text);
  const lines = text.split("\n");
  const lineOf = (phrase: string) =>
    lines.findIndex((one) => one.includes(JSON.stringify(phrase))) + 1;
  // A part may be all optional: only a phrase with it must have a word that is certain.
  const shared = Object.values(parts).map((part) => ({ phrase: part, whole: `${part} word` }));
  const listed = Object.values<readonly string[]>(lists).flat();
  return [...shared, ...listed.map((phrase) => ({ phrase, whole: phrase }))].flatMap(
    ({ phrase, whole }) =>
      reasonOf(phrase, whole, { part: "part", ...parts }).map((reason) => {
        return { file, line: lineOf(phrase), reason };
      }),
  );
}

function reasonOf(phrase: string, whole: string, parts: PhraseParts): string[] {
  const reason = faultOfPhrase(whole, parts);
  return reason === null ? [] : [`"${phrase}": ${reason}`];
}
