import { Sentence, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { BillTable } from "../../bill-table.tsx";
import { Foldable } from "../../foldable.tsx";
import { foldedWords } from "../../words/english/folded.ts";
import type { Deal, DealEvaluation } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

/** Every cost between the typical sale and what is kept, foldable. */
export function Bill({ deal }: { deal: Deal }) {
  const say = useWords(foldedWords);
  const { evaluation } = deal.details.analysisStages;
  if (evaluation.fees.length === 0) return null;
  const { netProfit } = deal.cents;
  const total =
    netProfit === null
      ? undefined
      : {
          label: say(netProfit < 0 ? "netLoss" : "netProfit"),
          amount: formatDollars(netProfit / 100),
        };
  return (
    <Foldable summary={say("bill")} aside={total?.amount}>
      <BillTable
        caption={
          evaluation.median === undefined
            ? say("costs")
            : say("billCaption", { price: formatDollars(evaluation.median) })
        }
        lines={evaluation.fees.map(({ label, amount, explanation }) => ({
          label,
          amount: formatDollars(amount),
          note: explanation,
        }))}
        total={total}
      />
      <FeeRule evaluation={evaluation} />
    </Foldable>
  );
}

function FeeRule({ evaluation }: { evaluation: DealEvaluation }) {
  const { feeRule, feeSource, feeEffectiveFrom } = evaluation;
  if (!feeRule) return null;
  const href = feeSource?.startsWith("https://") ? feeSource : undefined;
  const source = href === undefined ? feeSource : new URL(href).hostname;
  const linked = (content: ReactNode) =>
    href === undefined ? (
      content
    ) : (
      <a href={href} target="_blank" rel="noreferrer" className="underline">
        {content}
      </a>
    );
  return (
    <p className="pt-2 text-xs break-words text-soft">
      <Sentence
        words={foldedWords}
        id="fees"
        values={{ rule: feeRule, since: feeEffectiveFrom || "none", source: source || "none" }}
        tags={{ link: linked }}
      />
    </p>
  );
}
