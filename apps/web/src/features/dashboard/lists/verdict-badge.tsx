import type { Analysis, Verdict } from "@flipworth/contract";
import { Badge } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import {
  CircleCheck,
  CircleQuestionMark,
  HandCoins,
  type LucideIcon,
  OctagonX,
  ShieldAlert,
} from "lucide-react";
import { dashboardVerdicts } from "../../../words/english/market/dashboard-lists.ts";

type Look = { tone: "profit" | "loss" | "doubt"; Icon: LucideIcon };

const looks: Readonly<Record<Verdict, Look>> = {
  buy: { tone: "profit", Icon: CircleCheck },
  negotiate: { tone: "loss", Icon: HandCoins },
  skip: { tone: "loss", Icon: OctagonX },
  check: { tone: "doubt", Icon: CircleQuestionMark },
  likely_scam: { tone: "loss", Icon: ShieldAlert },
};

type VerdictBadgeProps = {
  verdict: Verdict | null | undefined;
  recommendation: Analysis["recommendation"];
};

/** Green for Buy, red for anything else that was recommended; a shape and a word beside the color. */
export function VerdictBadge({ verdict, recommendation }: VerdictBadgeProps) {
  const say = useWords(dashboardVerdicts);
  const known = verdict ?? verdictOf(recommendation);
  const { tone, Icon } = known ? looks[known] : looks.check;
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-4" /> {say(known ?? "none")}
    </Badge>
  );
}

/** Rows from before there were five verdicts have the recommendation alone. */
function verdictOf(recommendation: Analysis["recommendation"]): Verdict | null {
  if (recommendation === null) return null;
  return recommendation === "Buy" ? "buy" : "skip";
}
