import { Button, buttonClasses, Card, StageProgress } from "@flipworth/ui";
import { Answer } from "./answer.tsx";
import { CaptureSummary } from "./capture-summary.tsx";
import type { Failure } from "./failure.ts";
import { Notice } from "./notice.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { useCredits } from "./use-credits.ts";
import { usePanel } from "./use-panel.ts";
import { useServerAddress } from "./use-server-address.ts";

/** The whole side panel of one tab. */
export function Panel({ tabId }: { tabId: number | undefined }) {
  const { credits, refresh } = useCredits();
  const panel = usePanel({ tabId, onSettled: refresh });
  const server = useServerAddress();
  return (
    <div className="flex min-h-dvh flex-col antialiased">
      <PanelHeader credits={credits} />
      <main className="flex grow flex-col gap-3 p-3">
        {server && <Content panel={panel} server={server} />}
      </main>
    </div>
  );
}

type ContentProps = { panel: ReturnType<typeof usePanel>; server: string };

function Content({ panel, server }: ContentProps) {
  const { state, cancel, retry, readAgain } = panel;
  switch (state.kind) {
    case "empty":
      return (
        <Notice title="Open a listing, then press the button">
          Press the Flipworth button in the toolbar, or Alt+Shift+F, on a listing of Facebook
          Marketplace, Craigslist, OfferUp or eBay. Other pages are read from a picture. Nothing is
          read before you press it.
        </Notice>
      );
    case "reading":
      return <output className="block p-4 text-soft">Reading the page…</output>;
    case "refused":
      return (
        <Notice title={state.title} action={<Again onPress={readAgain}>Read again</Again>}>
          {state.sentence}
        </Notice>
      );
    case "moved":
      return (
        <Notice
          title="This tab shows another page now"
          action={<Again onPress={readAgain}>Analyze this page</Again>}
        >
          The last answer was for the page before. Nothing of this one has been read.
        </Notice>
      );
    case "cancelled":
      return (
        <>
          <CaptureSummary capture={state.capture} server={server} />
          <Notice
            title="Cancelled"
            action={<Button onClick={() => void retry(state.capture)}>Analyze</Button>}
          >
            The page’s words are still here.
          </Notice>
        </>
      );
    case "running":
      return (
        <>
          <CaptureSummary capture={state.capture} server={server} />
          <Card className="flex flex-col items-start gap-5 p-4">
            <StageProgress finished={state.finished} />
            <Button look="quiet" size="small" onClick={cancel}>
              Cancel
            </Button>
          </Card>
        </>
      );
    case "done":
      return (
        <>
          <Answer key={state.analysis.id} state={state} server={server} onAgain={readAgain} />
          <CaptureSummary capture={state.capture} server={server} isAnswered />
        </>
      );
    case "failed":
      return (
        <>
          <CaptureSummary capture={state.capture} server={server} />
          <Notice
            isAlert
            title={state.failure.title}
            action={<WayOn failure={state.failure} onRetry={() => void retry(state.capture)} />}
          >
            {state.failure.sentence}
          </Notice>
        </>
      );
  }
}

function WayOn({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.canRetry) return <Button onClick={onRetry}>Try again</Button>;
  if (!failure.plansAddress) return null;
  return (
    <a href={failure.plansAddress} target="_blank" rel="noreferrer" className={buttonClasses()}>
      See plans
    </a>
  );
}

function Again({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button look="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}
