import { useWords } from "@flipworth/words/react";
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { loadApi } from "../../../lib/load-api.ts";
import { formWords } from "../../../words/english/analyses/form.ts";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";
import { findDraftProblem } from "../form/draft.ts";
import { useAnalysis } from "../use-analysis.ts";
import { useDraft } from "../form/use-draft.ts";
import { useWaiting } from "../lists/use-waiting.ts";
import { BigVerdict } from "./big-verdict.tsx";
import { DecideBar } from "./decide-bar.tsx";
import { ItemForm } from "./item-form.tsx";
import { PictureClues } from "./picture-clues.tsx";
import { TodaysFinds } from "./todays-finds.tsx";
import { useFinds } from "./use-finds.ts";

/** One item after another, with one hand: what it is, what to do, what was bought. */
export function GarageSaleScreen() {
  const say = useWords(garageSaleWords);
  const sayOfForm = useWords(formWords);
  const form = useDraft();
  const finds = useFinds();
  const [problem, setProblem] = useState<string>();
  /** What became of the last item. A toast would be smaller than sunlight allows. */
  const [news, setNews] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, answer, start, show } = useAnalysis({
    onSettled: () => {},
    onAnswer: () => {},
    onWaiting: () => {
      form.replace({});
      setNews(say("waiting"));
    },
  });
  const waiting = useWaiting((title) => {
    setNews(say("sent", { title }));
    finds.refresh();
  });
  useEffect(() => {
    if (answer?.isNew) heading.current?.focus();
  }, [answer]);

  // What the check needs comes while somebody types.
  const isBegun = form.draft.title !== "" || form.draft.pictures.length > 0;
  useEffect(() => {
    if (isBegun) void loadApi();
  }, [isBegun]);

  const isBusy = run.kind === "running";
  const check = (change: { price?: string; condition?: string } = {}) => {
    const draft = { ...form.draft, ...change };
    if (Object.keys(change).length > 0) form.change(change);
    const found = findDraftProblem(draft, sayOfForm);
    setProblem(found && say("sayWhatItIs"));
    if (!found) void start(draft);
  };
  const next = () => {
    form.replace({});
    setProblem(undefined);
    setNews(undefined);
    show(undefined);
  };
  const buy = async (paid: string) => {
    const dollars = Number(paid.replaceAll(/[$,\s]/g, ""));
    if (!answer || !(dollars >= 0)) return;
    const purchase = {
      analysis: answer.analysis,
      paidCents: Math.round(dollars * 100),
      isEstimate: answer.isEstimate ?? false,
    };
    try {
      const kept = await finds.add(purchase);
      next();
      setNews(say(`added_${kept}`));
    } catch (error) {
      setNews(say("notAdded", { reason: describeFailure(error).message }));
    }
  };
  const failure = run.kind === "failed" ? run.failure : undefined;
  const isAsked = failure?.fieldErrors["title"] !== undefined;
  return (
    <div className="flex flex-col gap-6 text-ink">
      <output className="block text-base font-medium empty:hidden">{news}</output>
      {answer ? (
        <div className="flex flex-col gap-4">
          <BigVerdict
            analysis={answer.analysis}
            isEstimate={answer.isEstimate ?? false}
            headingRef={heading}
          />
          <output className="block text-base empty:hidden">
            {isBusy ? say("checking") : failure?.message}
          </output>
          <DecideBar
            price={form.draft.price || String(answer.analysis.price ?? "")}
            condition={form.draft.condition}
            isBusy={isBusy}
            onPrice={(price) => check({ price })}
            onCondition={(condition) => check({ condition })}
            onBought={(paid) => void buy(paid)}
            onNext={next}
          />
        </div>
      ) : (
        <ItemForm
          draft={form.draft}
          error={problem ?? failure?.message ?? form.pictureError}
          isBusy={isBusy}
          pictures={
            <PictureClues
              draft={form.draft}
              isAsked={isAsked}
              onChange={form.change}
              onRemove={form.removePicture}
            />
          }
          onChange={form.change}
          onFiles={form.takeFiles}
          onCheck={() => check()}
        />
      )}
      <TodaysFinds {...finds} waiting={waiting} />
    </div>
  );
}
