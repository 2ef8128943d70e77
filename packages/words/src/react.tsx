import { createContext, Fragment, type ReactNode, createElement, useContext, useMemo } from "react";
import { formatOf, messageIn, type Say, sayIn, type Values } from "./say.ts";
import { englishVoice, type Voice, type Words } from "./words.ts";

const VoiceContext = createContext<Voice>(englishVoice);

/** The language of all that stands inside; without one it is English. */
export const VoiceProvider = VoiceContext.Provider;

export const useVoice = (): Voice => useContext(VoiceContext);

/** Writes the messages of `words` in the language around the component. */
export function useWords<Id extends string>(words: Words<Id>): Say<Id> {
  const voice = useVoice();
  return useMemo(() => sayIn(words, voice), [words, voice]);
}

type SentenceProps<Id extends string> = {
  words: Words<Id>;
  id: Id;
  /** Plain values by name. */
  values?: Values;
  /** What is made of the words between two tags: "Read the <link>guide</link>." */
  tags: Readonly<Record<string, (content: ReactNode) => ReactNode>>;
};

/** A message with links or emphasis inside, which other languages put in another place. */
export function Sentence<Id extends string>({ words, id, values, tags }: SentenceProps<Id>) {
  const { message, locale } = messageIn(words, id, useVoice());
  const elements = Object.fromEntries(
    Object.entries(tags).map(([name, element]) => [
      name,
      (content: ReactNode[]) => element(inOrder(content)),
    ]),
  );
  const written = formatOf(message, locale).format<ReactNode>({ ...values, ...elements });
  return Array.isArray(written) ? inOrder(written) : written;
}

/** Siblings that never change places need no keys. */
const inOrder = (parts: ReactNode[]) => createElement(Fragment, null, ...parts);
