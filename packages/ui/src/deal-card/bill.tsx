import { Foldable } from "../foldable.tsx";
import type { Deal, DealEvaluation } from "./deal.ts";
import { formatDollars, withTrueMinus } from "./dollars.ts";

/** Every cost between the typical sale and what is kept, foldable. */
export function Bill({ deal }: { deal: Deal }) {
  const { evaluation } = deal.details.analysisStages;
  if (evaluation.fees.length === 0) return null;
  const total = deal.netProfit === null ? undefined : withTrueMinus(deal.netProfit);
  return (
    <Foldable summary="The bill" aside={total}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-soft">
          {evaluation.median === undefined
            ? "What a sale costs"
            : `If it sells for the typical ${formatDollars(evaluation.median)}`}
        </caption>
        <tbody>
          {evaluation.fees.map(({ label, amount, explanation }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {label}
                <span className="block text-xs text-soft">{explanation}</span>
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatDollars(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t-2 border-ink font-semibold">
              <th scope="row" className="py-2 text-left">
                {total.startsWith("−") ? "Net loss" : "Net profit"}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <FeeRule evaluation={evaluation} />
    </Foldable>
  );
}

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
