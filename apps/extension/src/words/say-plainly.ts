import type { Say, Voice, Words } from "@flipworth/words";

/** "{count, plural, one {1 sale} other {{count} sales}}" */
const plurals = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;

/**
 * As `sayIn` does, for plain values and for plurals of one and other: its parser would be most of
 * what a page of listings gets from us.
 */
export function sayPlainly<Id extends string>(words: Words<Id>, voice: Voice): Say<Id> {
  return (id, values = {}) => {
    const message = voice.translations[words.name]?.[id] ?? words.english[id];
    return message
      .replace(plurals, (_all, ...[name = "", one = "", other = ""]: string[]) =>
        values[name] === 1 ? one : other,
      )
      .replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  };
}
