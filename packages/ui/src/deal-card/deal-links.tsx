import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClasses } from "../button.tsx";
import type { Deal } from "./deal.ts";
import type { PagesProps } from "./part-props.ts";

export function Links({ deal, pages, children }: { deal: Deal; children: ReactNode } & PagesProps) {
  const { entryId } = deal.details.analysisStages.identification;
  return (
    <footer className="flex flex-wrap gap-2">
      {deal.soldListingsUrl && <OutLink href={deal.soldListingsUrl}>See sold listings</OutLink>}
      {entryId && pages && <OutLink href={pages.prices(entryId)}>Price history</OutLink>}
      {deal.marketplaceUrl && <OutLink href={deal.marketplaceUrl}>View original</OutLink>}
      {children}
    </footer>
  );
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ look: "quiet", size: "small" })}
    >
      {children} <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">(new tab)</span>
    </a>
  );
}
