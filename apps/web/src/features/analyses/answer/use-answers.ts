import type { Analysis } from "@flipworth/contract";
import { useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { answerWords } from "../../../words/english/analyses/answer.ts";
import type { Draft, DraftText } from "../form/draft.ts";
import { type Answer, useAnalysis } from "../use-analysis.ts";
import { useCredits } from "../use-credits.ts";
import { type ReadWords, useDraft } from "../form/use-draft.ts";
import { keep, useKeptAnswer } from "./use-kept-answer.ts";
import { useRecent } from "../lists/use-recent.ts";
import { useShared } from "../pictures/use-shared.ts";
import { useWaiting } from "../lists/use-waiting.ts";

/** The form with what it asked, what was answered, and what waits for a connection. */
export function useAnswers() {
  const say = useWords(answerWords);
  const showToast = useToast();
  const { credits, refresh: refreshCredits } = useCredits();
  const { recent, refresh: refreshRecent } = useRecent();
  const form = useDraft();
  const { run, answer, start, cancel, show } = useAnalysis({
    onSettled: refreshCredits,
    onAnswer: (made) => {
      form.fillIn(readWordsOf(made.analysis));
      void keep(made);
      refreshRecent();
    },
    onWaiting: () => {
      form.replace({});
      showToast({ title: say("keptHere"), description: say("keptHereMore") });
    },
  });
  const waiting = useWaiting((title) => {
    showToast({ title: say("sent"), description: title });
    refreshCredits();
    refreshRecent();
  });
  const notice = useShared(form.takeShared);
  useKeptAnswer(({ answer: found, words }) => {
    // Whoever has begun another listing by now is not shown the last one's answer.
    if (!isBlank(form.entered) && !areSame(form.entered, words)) return;
    show((last) => last ?? found);
    form.replace(words);
    if (found.draft) form.fillIn(readWordsOf(found.analysis));
  });
  const openRecent = (analysis: Analysis) => {
    const opened: Answer = { analysis, draft: null, isNew: true };
    show(answer?.analysis.id === analysis.id ? { ...answer, isNew: true } : opened);
    if (answer?.analysis.id !== analysis.id) void keep(opened);
  };
  return { form, run, answer, start, cancel, show, waiting, notice, credits, recent, openRecent };
}

function readWordsOf({ price, details }: Analysis): ReadWords {
  const { title, priceWords, conditionWords } = details.analysisStages.reading;
  return {
    title: title ?? "",
    // What could not be taken for a price is asked about, not filled in.
    price: (price !== null && priceWords) || "",
    condition: conditionWords ?? "",
  };
}

const isBlank = ({ pictures, ...words }: Draft) =>
  pictures.length === 0 && Object.values(words).every((text) => text.trim() === "");

const areSame = (entered: Draft, words: DraftText) =>
  entered.pictures.length === 0 &&
  entered.text.trim() === words.text.trim() &&
  entered.title.trim() === words.title.trim();
