import { Button, buttonClasses, DealCard } from "@flipworth/ui";
import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PanelState } from "./panel-state.ts";
import { webAppAddress } from "./web-app-address.ts";

type AnswerProps = {
  state: Extract<PanelState, { kind: "done" }>;
  server: string;
  onAgain: () => void;
};

/** The deal card, with the ways on. It takes the focus when it arrives. */
export function Answer({ state, server, onAgain }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DealCard
      deal={state.analysis}
      headingRef={heading}
      actions={
        <>
          <a
            href={webAppAddress(server, state.analysis)}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ look: "quiet", size: "small" })}
          >
            Open in web app <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">(new tab)</span>
          </a>
          <Button look="quiet" size="small" onClick={onAgain}>
            Analyze again
          </Button>
        </>
      }
    />
  );
}
