import { useWords } from "@flipworth/words/react";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClasses } from "../button.tsx";
import { cardWords } from "../words/english/deal-card.ts";
import { partWords } from "../words/english/parts.ts";
import type { Deal } from "./deal.ts";
import type { PagesProps } from "./part-props.ts";

export function Links({ deal, pages, children }: { deal: Deal; children: ReactNode } & PagesProps) {
  const say = useWords(cardWords);
  const { entryId } = deal.details.analysisStages.identification;
  return (
    <footer className="flex flex-wrap gap-2">
      {deal.soldListingsUrl && <OutLink href={deal.soldListingsUrl}>{say("soldListings")}</OutLink>}
      {entryId && pages && <OutLink href={pages.prices(entryId)}>{say("priceHistory")}</OutLink>}
      {deal.marketplaceUrl && <OutLink href={deal.marketplaceUrl}>{say("original")}</OutLink>}
      {children}
    </footer>
  );
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  const say = useWords(partWords);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ look: "quiet", size: "small" })}
    >
      {children} <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{say("newTab")}</span>
    </a>
  );
}
