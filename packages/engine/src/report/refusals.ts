import type { Refusal, RefusalReason } from "../analysis-input.ts";
import { refusalWords } from "../words/english/report.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(refusalWords);

/** `because` is the id of the sentence that people read, `words` what it quotes of the listing. */
export function refuse(
  reason: RefusalReason,
  because: keyof typeof refusalWords.english,
  words = "",
): Refusal {
  return { kind: "refused", reason, sentence: say(because, { words }) };
}
