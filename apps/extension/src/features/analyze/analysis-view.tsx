import type { Analysis } from "@flipworth/contract";
import { Button, Card, StageProgress } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import type { Capture, SalesOfTab } from "../../messaging/protocol.ts";
import { OfferMarks } from "../../components/offer-marks.tsx";
import { analyzeWords, refusalWords } from "../../words/english/analyze.ts";
import { Answer } from "./answer.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { Notice } from "./notice.tsx";
import type { usePanel } from "./use-panel.ts";

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
  const say = useWords(analyzeWords);
  const sayOfRefusal = useWords(refusalWords);
  const { state, cancel, retry, readAgain } = panel;
  switch (state.kind) {
    case "empty":
      return <Notice title={say("emptyTitle")}>{say("emptySentence")}</Notice>;
    case "reading":
      return <output className="block p-4 text-soft">{say("reading")}</output>;
    case "refused":
      return (
        <Notice
          title={sayOfRefusal(state.title)}
          action={<Again onPress={readAgain}>{say("readAgain")}</Again>}
        >
          {sayOfRefusal(state.why)}
        </Notice>
      );
    case "moved":
      return (
        <Notice
          title={say("movedTitle")}
          action={<Again onPress={readAgain}>{say("analyzeThisPage")}</Again>}
        >
          {say("movedSentence")}
        </Notice>
      );
    case "review":
      return slots.review(state.capture);
    case "cancelled":
      return (
        <>
          {slots.summary(state.capture, false)}
          <Notice
            title={say("cancelled")}
            action={<Button onClick={() => void retry(state.capture)}>{say("analyze")}</Button>}
          >
            {say("cancelledSentence")}
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
              {say("cancel")}
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
