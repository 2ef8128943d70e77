import type { SavedListing } from "@flipworth/contract";
import { Button, buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ExternalLink, Trash2 } from "lucide-react";
import { dealFromListing, TrackDeal } from "../../../components/track-deal.tsx";
import { dashboardLists, dashboardSaved } from "../../../words/english/market/dashboard-lists.ts";
import { focusNeighbour } from "./paged-rows.tsx";
import { Fact, Profit } from "../parts.tsx";
import { priceWords, RowFrame } from "./row-frame.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";
import { originalOf } from "./view-original.ts";

type SavedRowProps = {
  listing: SavedListing;
  onOpen: (analysisId: string) => void;
  onDelete: (listing: SavedListing) => void;
};

export function SavedRow({ listing, onOpen, onDelete }: SavedRowProps) {
  const say = useWords(dashboardLists);
  const saySaved = useWords(dashboardSaved);
  const { title, price, condition, analysisId } = listing;
  const original = originalOf(listing);
  return (
    <RowFrame
      title={title}
      listingTitle={listing.listingTitle}
      onOpen={analysisId === null ? undefined : () => onOpen(analysisId)}
      badge={<VerdictBadge verdict={listing.verdict} recommendation={listing.recommendation} />}
      facts={[priceWords(price, say), condition || saySaved("noCondition")]}
      figures={
        <>
          <Fact label={say("marketValue")}>{listing.marketValue}</Fact>
          <Fact label={say("potentialProfit")}>
            <Profit words={listing.profitPotential} cents={listing.cents.profit} />
          </Fact>
        </>
      }
      actions={
        <>
          {original && (
            <a
              href={original}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ look: "quiet", size: "small" })}
            >
              {saySaved("viewOriginal")} <ExternalLink aria-hidden className="size-3.5" />
              <span className="sr-only">{saySaved("newTab")}</span>
            </a>
          )}
          <TrackDeal deal={dealFromListing(listing)} name={title} />
          <Button
            look="bare"
            size="small"
            aria-label={say("deleteNamed", { name: title })}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onDelete(listing);
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            {say("delete")}
          </Button>
        </>
      }
    />
  );
}
