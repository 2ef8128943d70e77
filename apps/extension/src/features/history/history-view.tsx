import type { Analysis } from "@flipworth/contract";
import { Button, buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { analyzeWords } from "../../words/english/analyze.ts";
import { historyWords } from "../../words/english/history.ts";
import { BackButton } from "./back-button.tsx";
import { HistoryRow } from "./history-row.tsx";
import { useHistory } from "./use-history.ts";

type HistoryViewProps = {
  /** Where the site has the whole history; only for who is signed in. */
  siteAddress: string | undefined;
  onOpen: (analysis: Analysis) => void;
  onBack: () => void;
};

/** The last analyses; each opens its deal card. */
export function HistoryView({ siteAddress, onOpen, onBack }: HistoryViewProps) {
  const say = useWords(historyWords);
  const sayOfAnalyses = useWords(analyzeWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <BackButton onPress={onBack} />
        {siteAddress && (
          <a
            href={siteAddress}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ look: "quiet", size: "small" })}
          >
            {say("openOnSite")} <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">{sayOfAnalyses("newTab")}</span>
          </a>
        )}
      </div>
      <h2
        id="history-title"
        ref={heading}
        tabIndex={-1}
        className="px-1 text-lg font-semibold outline-none"
      >
        {say("title")}
      </h2>
      <Rows onOpen={onOpen} />
    </section>
  );
}

function Rows({ onOpen }: Pick<HistoryViewProps, "onOpen">) {
  const say = useWords(historyWords);
  const sayOfAnalyses = useWords(analyzeWords);
  const { history, retry } = useHistory();
  if (history.kind === "loading") {
    return <output className="block p-1 text-sm text-soft">{say("loading")}</output>;
  }
  if (history.kind === "failed") {
    return (
      <Message title={say("failedTitle")} sentence={say("failed")} isAlert>
        <Button look="quiet" size="small" onClick={retry}>
          {sayOfAnalyses("tryAgain")}
        </Button>
      </Message>
    );
  }
  if (history.rows.length === 0)
    return <Message title={say("emptyTitle")} sentence={say("empty")} />;
  return (
    <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {history.rows.map((analysis) => (
        <HistoryRow key={analysis.id} analysis={analysis} onOpen={onOpen} />
      ))}
    </ul>
  );
}

type MessageProps = {
  title: string;
  sentence: string;
  isAlert?: boolean;
  children?: ReactNode;
};

function Message({ title, sentence, isAlert = false, children }: MessageProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <div role={isAlert ? "alert" : undefined} className="flex flex-col gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">{sentence}</p>
      </div>
      {children}
    </div>
  );
}
