import { type Language, languageFrom } from "@flipworth/words";
import type { ApiContext } from "./api-env.ts";

/** A header of hundreds of tags would be somebody's attempt at making us sort. */
const mostTags = 20;

/** The first language of `Accept-Language` that we speak, by its weights; English for none. */
export function languageFromHeader(header: string | undefined): Language {
  if (header === undefined) return "en";
  const wanted = header
    .split(",", mostTags)
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return languageFrom(wanted.map(({ tag }) => tag));
}

export const languageOf = (c: ApiContext): Language =>
  languageFromHeader(c.req.header("accept-language"));

/** Of an answer that would say something else in another language. */
export const languageHeaders = (language: Language) => ({
  "Content-Language": language,
  Vary: "Origin, Accept-Language",
});

/** "es-MX;q=0.8"; a weight that is no number counts as the usual one. */
function weighed(part: string) {
  const [tag = "", ...parameters] = part.split(";");
  const [, told] = parameters.map((one) => /^\s*q=([\d.]+)\s*$/i.exec(one)).find(Boolean) ?? [];
  const weight = told === undefined ? 1 : Number(told);
  return { tag, weight: Number.isNaN(weight) ? 1 : weight };
}
