/** Letters whose names begin with a vowel sound: "an LTE tablet", "an M2 chip". */
const vowelLetters = /^[AEFHILMNORSX]$/;

/** Words that begin with a vowel letter and a consonant sound, or the other way round. */
const consonantSound = /^(use|usu|uni(?!n)|util|usb|eu|one|once|ubi)/i;
const vowelSound = /^(hour|honest|honor|heir|8|11\b|18\b)/i;

/** "a Sony", "an Apple", "an LTE tablet", "a USB cable". */
export function withArticle(words: string): string {
  return `${startsWithVowelSound(words) ? "an" : "a"} ${words}`;
}

function startsWithVowelSound(words: string): boolean {
  if (consonantSound.test(words)) return false;
  if (vowelSound.test(words)) return true;
  const [first = ""] = words.split(/[\s-]/);
  return isSpelledOut(first) ? vowelLetters.test(first.charAt(0)) : /^[aeiou]/i.test(first);
}

/** "LTE", "F1" and "M" are read letter by letter; "IKEA" is a word. */
function isSpelledOut(word: string): boolean {
  return /^[A-Z](\d|$)/.test(word) || /^[B-DF-HJ-NP-TV-Z]{2,4}$/.test(word) || word === "LTE";
}

/** What a sentence calls a group of things: "tools" are, "furniture" is. */
type Things = { plural: string; isMass?: boolean };

/** "tools bring", "furniture brings". */
export function thingsDo({ plural, isMass }: Things, verb: { many: string; one: string }): string {
  return `${plural} ${isMass ? verb.one : verb.many}`;
}

/** "them" for tools, "it" for furniture. */
export function themOrIt({ isMass }: Things): "them" | "it" {
  return isMass ? "it" : "them";
}
