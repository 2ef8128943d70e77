import type { SavedListing } from "@flipworth/contract";
import { Badge, Button, buttonClasses } from "@flipworth/ui";
import { CircleCheck, CircleQuestionMark, ExternalLink, OctagonX, Trash2 } from "lucide-react";
import { focusNeighbour } from "./paged-rows.tsx";
import { Fact, Profit } from "./parts.tsx";
import { priceWords, RowFrame } from "./row-frame.tsx";
import { originalOf } from "./view-original.ts";

type SavedRowProps = {
  listing: SavedListing;
  onOpen: (analysisId: string) => void;
  onDelete: (listing: SavedListing) => void;
};

export function SavedRow({ listing, onOpen, onDelete }: SavedRowProps) {
  const { title, price, condition, analysisId } = listing;
  const original = originalOf(listing);
  return (
    <RowFrame
      title={title}
      onOpen={analysisId === null ? undefined : () => onOpen(analysisId)}
      badge={<Recommendation words={listing.recommendation} />}
      facts={[priceWords(price), condition || "Condition not specified"]}
      figures={
        <>
          <Fact label="Market Value">{listing.marketValue}</Fact>
          <Fact label="Potential Profit">
            <Profit amount={listing.profitPotential} />
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
              View Original <ExternalLink aria-hidden className="size-3.5" />
              <span className="sr-only">(new tab)</span>
            </a>
          )}
          <Button
            look="bare"
            size="small"
            aria-label={`Delete ${title}`}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onDelete(listing);
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </>
      }
    />
  );
}

/** Green for Buy, red for anything else that was recommended; a shape and a word beside the colour. */
function Recommendation({ words }: { words: SavedListing["recommendation"] }) {
  const className = "size-4";
  if (words === null) {
    return (
      <Badge tone="doubt">
        <CircleQuestionMark aria-hidden className={className} /> No verdict
      </Badge>
    );
  }
  const isBuy = words === "Buy";
  const Icon = isBuy ? CircleCheck : OctagonX;
  return (
    <Badge tone={isBuy ? "profit" : "loss"}>
      <Icon aria-hidden className={className} /> {words}
    </Badge>
  );
}
