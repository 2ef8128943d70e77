const flawWords =
  /\b(?:scratch\w*|scuff\w*|dent\w*|crack\w*|chip(?:s|ped)?|stain\w*|tears?|torn|rip(?:s|ped)?|worn|wear|missing|broken|rust\w*|fad(?:ed|ing)|holes?|loose|bent|leak\w*|repair\w*)\b/i;
const defectPhrases = /\b(?:doesn['’]?t|does not|not|won['’]?t) (?:work|turn on|charge|hold)\w*/i;
const denied = /\b(?:no|without|never|free of|zero|not? any)\b/i;
const mostFlaws = 8;

/** The sentences of a description that tell of damage, in the seller's words. */
export function flawsIn(description: string): string[] {
  return description
    .split(/(?<=[.!?])\s+|\n+|\s[•*-]\s/)
    .map((sentence) => sentence.trim().slice(0, 200))
    .filter((sentence) => tellsFlaw(sentence))
    .slice(0, mostFlaws);
}

function tellsFlaw(sentence: string): boolean {
  if (defectPhrases.test(sentence)) return true;
  const found = flawWords.exec(sentence);
  return found !== null && !denied.test(sentence.slice(0, found.index));
}
