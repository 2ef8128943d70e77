/**
 * Phrases of the guide: one text with commas between them, over as many lines as it takes, or a
 * list where a rule makes them. As strings of their own the hundred thousand phrases would double
 * what the guide costs to load, and a process asks for few of them.
 */
export type Phrases = string | readonly string[];

export function phrasesOf(written: Phrases): readonly string[] {
  return typeof written === "string" ? written.trim().split(/,\s+/) : written;
}
