import { BillTable } from "../../bill-table.tsx";
import { Foldable } from "../../foldable.tsx";
import type { Deal, DealEvaluation } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

/** Every cost between the typical sale and what is kept, foldable. */
export function Bill({ deal }: { deal: Deal }) {
  const { evaluation } = deal.details.analysisStages;
  if (evaluation.fees.length === 0) return null;
  const { netProfit } = deal.cents;
  const total = netProfit === null ? undefined : totalLine(netProfit);
  return (
    <Foldable summary="The bill" aside={total?.amount}>
      <BillTable
        caption={
          evaluation.median === undefined
            ? "What a sale costs"
            : `If it sells for the typical ${formatDollars(evaluation.median)}`
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

const totalLine = (netProfitCents: number) => ({
  label: netProfitCents < 0 ? "Net loss" : "Net profit",
  amount: formatDollars(netProfitCents / 100),
});

function FeeRule({ evaluation }: { evaluation: DealEvaluation }) {
  const { feeRule, feeSource, feeEffectiveFrom } = evaluation;
  if (!feeRule) return null;
  return (
    <p className="pt-2 text-xs break-words text-soft">
      Fees: {feeRule}
      {feeEffectiveFrom && `, in force since ${feeEffectiveFrom}`}
      {feeSource && ". Source: "}
      {feeSource && <Source text={feeSource} />}
    </p>
  );
}

function Source({ text }: { text: string }) {
  if (!text.startsWith("https://")) return text;
  return (
    <a href={text} target="_blank" rel="noreferrer" className="underline">
      {new URL(text).hostname}
    </a>
  );
}
