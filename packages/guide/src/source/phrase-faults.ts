import type { z } from "zod";
import { faultOfPhrase, type PhraseParts } from "../phrases.ts";
import { NotAnItemLine, type PhraseLists } from "./phrase-lines.ts";
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

/** What is wrong with a file of lines: by its schema, and with the phrases of each line. */
export function faultsOfLines<Line>(
  { file, text }: Written,
  { schema, phrasesOf }: LineKind<Line>,
  parts: PhraseParts,
): Fault[] {
  const lines = text.trimEnd().split("\n");
  return lines.flatMap((written, at) => {
    const place = { file, line: at + 1 };
    const { data, error } = schema.safeParse(JSON.parse(written));
    if (data === undefined) {
      const issues = error?.issues ?? [];
      return issues.map(({ path, message }) => ({
        ...place,
        reason: `${path.join(".")}: ${message}`,
      }));
    }
    return faultsOf(phrasesOf(data), parts).map(({ reason }) => ({ ...place, reason }));
  });
}

/** What is wrong with the phrases of `phrases.json`, and with the parts that phrases share. */
export function faultsOfLists({ file, text }: Written, { parts, ...lists }: PhraseLists): Fault[] {
  const lines = text.split("\n");
  const shared = Object.values(parts).map((part) => ({ phrase: part, tried: `${part} word` }));
  const listed = Object.values(lists).flat();
  const tried = [...shared, ...listed.map((phrase) => ({ phrase, tried: phrase }))];
  return tried.flatMap(({ phrase, tried: whole }) => {
    const reason = faultOfPhrase(whole, parts);
    if (reason === null) return [];
    const line = lines.findIndex((one) => one.includes(JSON.stringify(phrase))) + 1;
    return [{ file, line, reason: told(phrase, reason) }];
  });
}

function faultsOf(phrases: readonly string[], parts: PhraseParts): { reason: string }[] {
  return phrases.flatMap((phrase) => {
    const reason = faultOfPhrase(phrase, parts);
    return reason === null ? [] : [{ reason: told(phrase, reason) }];
  });
}

const told = (phrase: string, reason: string) => `"${phrase}": ${reason}`;
