import type { Analysis } from "@flipworth/contract";
import { Button, Card, StageProgress } from "@flipworth/ui";
import type { ReactNode } from "react";
import type { Capture, SalesOfTab } from "../../messaging/protocol.ts";
import { OfferMarks } from "../../components/offer-marks.tsx";
import { strings } from "../../strings.ts";
import { Answer } from "./answer.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { Notice } from "./notice.tsx";
import type { usePanel } from "./use-panel.ts";

const words = strings.analyze;

type AnalysisViewProps = {
  panel: ReturnType<typeof usePanel>;
  server: string;
  onSignIn: () => void;
  /** What other features show around an analysis. */
  slots: {
    summary: (capture: Capture, isAnswered: boolean) => ReactNode;
    review: (capture: Capture) => ReactNode;
    save: (analysis: Analysis) => ReactNode;
    soldCheck: (answer: { analysis: Analysis; capture: Capture }) => ReactNode;
    sales: (by: SalesOfTab) => ReactNode;
  };
};

/** What became of the tab's last click. */
export function AnalysisView({ panel, server, onSignIn, slots }: AnalysisViewProps) {
  const { state, cancel, retry, readAgain } = panel;
  switch (state.kind) {
    case "empty":
      return <Notice title={words.emptyTitle}>{words.emptySentence}</Notice>;
    case "reading":
      return <output className="block p-4 text-soft">{words.reading}</output>;
    case "refused":
      return (
        <Notice title={state.title} action={<Again onPress={readAgain}>{words.readAgain}</Again>}>
          {state.sentence}
        </Notice>
      );
    case "moved":
      return (
        <Notice
          title={words.movedTitle}
          action={<Again onPress={readAgain}>{words.analyzeThisPage}</Again>}
        >
          {words.movedSentence}
        </Notice>
      );
    case "review":
      return slots.review(state.capture);
    case "cancelled":
      return (
        <>
          {slots.summary(state.capture, false)}
          <Notice
            title={words.cancelled}
            action={<Button onClick={() => void retry(state.capture)}>{words.analyze}</Button>}
          >
            {words.cancelledSentence}
          </Notice>
        </>
      );
    case "running":
      return (
        <>
          {slots.summary(state.capture, false)}
          <Card className="flex flex-col items-start gap-5 p-4">
            <StageProgress finished={state.finished} />
            <Button look="quiet" size="small" onClick={cancel}>
              {words.cancel}
            </Button>
          </Card>
        </>
      );
    case "done":
      return (
        <>
          <OfferMarks content={state.capture.content} />
          <Answer
            key={state.analysis.id}
            analysis={state.analysis}
            server={server}
            save={slots.save(state.analysis)}
            onAgain={readAgain}
          />
          {slots.soldCheck(state)}
          {state.by && slots.sales(state.by)}
          {slots.summary(state.capture, true)}
        </>
      );
    case "failed":
      return (
        <>
          {slots.summary(state.capture, false)}
          <FailureNotice
            failure={state.failure}
            onRetry={() => void retry(state.capture)}
            onSignIn={onSignIn}
          />
        </>
      );
  }
}

function Again({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button look="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}
