import type { Analysis } from "@flipworth/contract";
import { Button, buttonClasses, DealCard, type DealPages } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { analyzeWords } from "../../words/english/analyze.ts";
import { webAppAddress } from "./web-app-address.ts";

type AnswerProps = {
  analysis: Analysis;
  server: string;
  /** The way to keep it. */
  save: ReactNode;
  /** Absent where the page it came from is not at hand. */
  onAgain?: () => void;
};

/** Where the server's site shows what the card rests on. */
const pagesOf = (server: string): DealPages => ({
  prices: (entryId) => `${server}/prices/${encodeURIComponent(entryId)}`,
  sales: (title) => `${server}/prices/near?title=${encodeURIComponent(title)}`,
});

/** The deal card, with the ways on. It takes the focus when it arrives. */
export function Answer({ analysis, server, save, onAgain }: AnswerProps) {
  const say = useWords(analyzeWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DealCard
      deal={analysis}
      pages={pagesOf(server)}
      headingRef={heading}
      actions={
        <>
          {save}
          <a
            href={webAppAddress(server, analysis)}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ look: "quiet", size: "small" })}
          >
            {say("openInWebApp")} <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">{say("newTab")}</span>
          </a>
          {onAgain && (
            <Button look="quiet" size="small" onClick={onAgain}>
              {say("analyzeAgain")}
            </Button>
          )}
        </>
      }
    />
  );
}
