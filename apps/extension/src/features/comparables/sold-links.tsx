import type { Analysis } from "@flipworth/contract";
import type { MouseEvent, ReactNode } from "react";
import type { Capture } from "../../messaging/protocol.ts";
import { dealItem } from "../../storage/items.ts";

type SoldLinksProps = {
  /** The answer that is shown and what it answers; undefined while there is none. */
  answer: { analysis: Analysis; capture: Capture } | undefined;
  children: ReactNode;
};

/** Remembers whose sold listings are looked up when the link to them is followed. */
export function SoldLinks({ answer, children }: SoldLinksProps) {
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!answer || !link || link.href !== addressOf(answer.analysis)) return;
    const { id, title } = answer.analysis;
    void dealItem.write({ analysisId: id, title, capture: answer.capture });
  };
  return (
    // The links do the work; this only notices that one was followed.
    <div className="contents" onClickCapture={remember} onAuxClickCapture={remember}>
      {children}
    </div>
  );
}

function addressOf({ soldListingsUrl }: Analysis): string | undefined {
  return soldListingsUrl === null ? undefined : new URL(soldListingsUrl).href;
}
