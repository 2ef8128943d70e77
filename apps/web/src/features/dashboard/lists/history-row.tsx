import { type Analysis, factsOfAnalysis, nameOfAnalysis } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { Bookmark, Check, Trash2 } from "lucide-react";
import { dealFromAnalysis, TrackDeal } from "../../../components/track-deal.tsx";
import { dashboardHistory, dashboardLists } from "../../../words/english/market/dashboard-lists.ts";
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
  const say = useWords(dashboardLists);
  const sayHistory = useWords(dashboardHistory);
  const { resaleRange, netProfit } = factsOfAnalysis(analysis);
  const name = nameOfAnalysis(analysis) ?? sayHistory("unknownItem");
  return (
    <RowFrame
      title={name}
      listingTitle={analysis.title}
      onOpen={() => onOpen(analysis)}
      badge={<VerdictBadge verdict={analysis.verdict} recommendation={analysis.recommendation} />}
      facts={[priceWords(analysis.price, say), analysis.condition]}
      note={<Created at={analysis.createdAt} />}
      figures={
        <>
          <Fact label={say("marketValue")}>
            {resaleRange ?? (analysis.marketValue || say("unknownAmount"))}
          </Fact>
          <Fact label={say("potentialProfit")}>
            <Profit
              words={netProfit ?? (analysis.profitPotential || say("unknownAmount"))}
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
            aria-label={say("deleteNamed", { name })}
            onClick={() => onDelete(analysis)}
          >
            <Trash2 aria-hidden className="size-4" />
            {say("delete")}
          </Button>
        </>
      }
    />
  );
}

function SaveWords({ saving }: Pick<HistoryRowProps, "saving">) {
  const Icon = saving === "saved" ? Check : Bookmark;
  const say = useWords(dashboardHistory);
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {say(`save_${saving}`)}
    </>
  );
}

function Created({ at }: { at: string }) {
  const { locale } = languages[useVoice().language];
  const day = new Date(at).toLocaleDateString(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  return (
    <p className="text-sm text-soft">
      <Sentence
        words={dashboardHistory}
        id="analyzedOn"
        values={{ day }}
        tags={{ time: (content) => <time dateTime={at}>{content}</time> }}
      />
    </p>
  );
}
