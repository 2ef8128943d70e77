import type { Analysis } from "@flipworth/contract";
import { Button, buttonClasses, DealCard } from "@flipworth/ui";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { strings } from "../../strings.ts";
import { webAppAddress } from "./web-app-address.ts";

const words = strings.analyze;

type AnswerProps = {
  analysis: Analysis;
  server: string;
  /** The way to keep it. */
  save: ReactNode;
  /** Absent where the page it came from is not at hand. */
  onAgain?: () => void;
};

/** The deal card, with the ways on. It takes the focus when it arrives. */
export function Answer({ analysis, server, save, onAgain }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DealCard
      deal={analysis}
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
            {words.openInWebApp} <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">{words.newTab}</span>
          </a>
          {onAgain && (
            <Button look="quiet" size="small" onClick={onAgain}>
              {words.analyzeAgain}
            </Button>
          )}
        </>
      }
    />
  );
}
