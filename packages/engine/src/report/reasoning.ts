import { abroadSentence } from "../abroad/sale-abroad.ts";
import type { Valuation } from "../valuation/evidence.ts";
import type { Verdict } from "../verdict/verdict.ts";
import type { Risk } from "../verdict/risks/risks.ts";
import type { ComparablesDetails } from "@flipworth/contract";
import { sightingSentence } from "./details/sighting-details.ts";
import { doubtSentence, identificationSentence } from "./stage-sentences.ts";
import { basisWords } from "./summary.ts";
import type { ReportInput } from "./report-input.ts";
import { platformWords } from "../words/english/names.ts";
import { summaryWords } from "../words/english/report.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(summaryWords);
const sayPlatform = spoken(platformWords);

/** A recall before everything else, then the decision and what carries it, then the other warnings. */
export function reasoning(
  { facts, item, valuation, verdict, sighting, ownBias, budget }: ReportInput,
  comparables: ComparablesDetails | undefined,
): string[] {
  const doubt = doubtSentence(facts);
  const abroad = abroadSentence(facts);
  const warnings = verdict.risks.filter(({ blocks }) => !blocks);
  const wordsOf = ({ words, sentence }: Risk) => `"${words}": ${sentence}`;
  return [
    ...warnings.filter(({ isUrgent }) => isUrgent).map(wordsOf),
    // Without a value there is nothing to decide, only something to add.
    ...(verdict.verdict === null && verdict.deal === null ? [] : [verdict.headline]),
    verdict.deciding,
    ...verdict.sentences,
    ...(abroad === null || valuation.kind !== "valued" ? [] : [abroad]),
    valuation.sentence,
    ...(ownBias && valuation.kind === "valued" ? [ownBias.sentence] : []),
    ...(budget && verdict.deal ? [budget.sentence] : []),
    identificationSentence(item),
    ...confidenceSentence(verdict, valuation),
    ...(sighting ? [sightingSentence(sighting)] : []),
    ...(comparables ? [comparables.sentence] : []),
    ...exitSentence(verdict),
    ...(doubt === null ? [] : [doubt]),
    ...warnings.filter(({ isUrgent }) => !isUrgent).map(wordsOf),
  ].filter((sentence, at, all) => sentence !== "" && all.indexOf(sentence) === at);
}

function confidenceSentence({ confidence }: Verdict, valuation: Valuation): string[] {
  if (valuation.kind === "not_enough_evidence") return [];
  return [say(`confidence${confidence}`, { basis: basisWords(valuation) })];
}

/** Only where a sale is worth planning. */
function exitSentence({ deal, verdict, advice }: Verdict): string[] {
  if (!deal || verdict === "likely_scam") return [];
  const way = advice?.exits[0]?.way;
  if (way) return [say("bestWay", { way: way.name.toLowerCase() })];
  return [say("bestPlace", { platform: sayPlatform(deal.plan.platform) })];
}
