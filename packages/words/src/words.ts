import type { Language } from "./languages.ts";

/**
 * The messages of one screen or part, in English, as ICU messages: "{count, plural, one {# deal}
 * other {# deals}}". The name is the key of the same messages in another language.
 */
export type Words<Id extends string = string> = {
  readonly name: string;
  readonly english: Readonly<Record<Id, string>>;
};

export function defineWords<const Messages extends Readonly<Record<string, string>>>(
  name: string,
  english: Messages,
): Words<keyof Messages & string> {
  return { name, english };
}

/** The same messages in another language, each of them. */
export type Translated<Of extends Words> = Readonly<Record<keyof Of["english"], string>>;

/** What is said in a language: the messages by the name of their {@link Words}. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language with all that is said in it. */
export type Voice = { readonly language: Language; readonly translations: Translations };

/** Needs no translations: English is what the messages are written in. */
export const englishVoice: Voice = { language: "en", translations: {} };
