import { type Analysis, factsOfAnalysis, nameOfAnalysis } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { Bookmark, Check, Trash2 } from "lucide-react";
import { dealFromAnalysis, TrackDeal } from "../../../components/track-deal.tsx";
import { Fact, Profit } from "../parts.tsx";
import { priceWords, RowFrame } from "./row-frame.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

type HistoryRowProps = {
  analysis: Analysis;
  saving: "unsaved" | "saving" | "saved";
  onOpen: (analysis: Analysis) => void;
  onSave: (analysis: Analysis) => void;
  onDelete: (analysis: Analysis) => void;
};

export function HistoryRow({ analysis, saving, onOpen, onSave, onDelete }: HistoryRowProps) {
  const { resaleRange, netProfit } = factsOfAnalysis(analysis);
  const name = nameOfAnalysis(analysis) ?? "Unknown Item";
  return (
    <RowFrame
      title={name}
      listingTitle={analysis.title}
      onOpen={() => onOpen(analysis)}
      badge={<VerdictBadge verdict={analysis.verdict} recommendation={analysis.recommendation} />}
      facts={[priceWords(analysis.price), analysis.condition]}
      note={<Created at={analysis.createdAt} />}
      figures={
        <>
          <Fact label="Market Value">{resaleRange ?? (analysis.marketValue || "N/A")}</Fact>
          <Fact label="Potential Profit">
            <Profit
              words={netProfit ?? (analysis.profitPotential || "N/A")}
              cents={analysis.cents.netProfit}
            />
          </Fact>
        </>
      }
      actions={
        <>
          <Button
            look="quiet"
            size="small"
            aria-disabled={saving !== "unsaved"}
            onClick={() => saving === "unsaved" && onSave(analysis)}
          >
            <SaveWords saving={saving} />
          </Button>
          <TrackDeal deal={dealFromAnalysis(analysis)} name={name} />
          <Button
            look="bare"
            size="small"
            aria-label={`Delete ${name}`}
            onClick={() => onDelete(analysis)}
          >
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </>
      }
    />
  );
}

function SaveWords({ saving }: Pick<HistoryRowProps, "saving">) {
  const Icon = saving === "saved" ? Check : Bookmark;
  const words = { unsaved: "Save to Listings", saving: "Saving…", saved: "Saved" }[saving];
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {words}
    </>
  );
}

function Created({ at }: { at: string }) {
  const day = new Date(at).toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  return (
    <p className="text-sm text-soft">
      Analyzed <time dateTime={at}>{day}</time>
    </p>
  );
}
