import { useWords } from "@flipworth/words/react";
import {
  CircleCheck,
  CircleQuestionMark,
  Handshake,
  type LucideIcon,
  OctagonX,
  ShieldAlert,
} from "lucide-react";
import { Badge, type BadgeTone } from "../badge.tsx";
import type { Deal } from "./deal.ts";
import { standingWords } from "../words/english/standings.ts";
import { type Standing, standingOf } from "./verdict-of.ts";

/** Each verdict has a word, a shape and a color. */
export const verdictLooks: Record<Standing, { tone: BadgeTone; Icon: LucideIcon }> = {
  buy: { tone: "profit", Icon: CircleCheck },
  negotiate: { tone: "doubt", Icon: Handshake },
  skip: { tone: "strong", Icon: OctagonX },
  check: { tone: "doubt", Icon: CircleQuestionMark },
  likely_scam: { tone: "loss", Icon: ShieldAlert },
  none: { tone: "doubt", Icon: CircleQuestionMark },
  not_enough_evidence: { tone: "doubt", Icon: CircleQuestionMark },
};

/** The verdict as a badge, for lists and previews. */
export function Verdict({ deal }: { deal: Deal }) {
  const say = useWords(standingWords);
  const standing = standingOf(deal);
  const { tone, Icon } = verdictLooks[standing];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-4" /> {say(standing)}
    </Badge>
  );
}
