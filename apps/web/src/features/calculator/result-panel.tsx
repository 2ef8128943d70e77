import { calculatorPrompt } from "@flipworth/content";
import { Badge, Card, Foldable, joinClasses } from "@flipworth/ui";
import { CircleCheck, CircleQuestionMark } from "lucide-react";
import type { Answer } from "./answer.ts";
import { CopyInputsLink } from "./copy-inputs-link.tsx";

export function ResultPanel({ answer }: { answer: Answer | undefined }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-label="Result" aria-live="polite" className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">What it pays</h2>
        {answer ? <Figures answer={answer} /> : <p className="text-soft">{calculatorPrompt}</p>}
      </section>
    </Card>
  );
}

function Figures({ answer }: { answer: Answer }) {
  const isLoss = answer.netProfit.startsWith("-");
  return (
    <>
      <div>
        {answer.isGoodDeal ? (
          <Badge tone="profit">
            <CircleCheck aria-hidden className="size-4" /> Good deal
          </Badge>
        ) : (
          <Badge tone="doubt">
            <CircleQuestionMark aria-hidden className="size-4" /> Not yet
          </Badge>
        )}
        <p className="pt-2 text-pretty">{answer.message}</p>
      </div>
      <dl className="text-sm tabular-nums">
        {answer.figures.map(({ name, value }) => (
          <div key={name} className="flex justify-between border-b border-line py-2">
            <dt className="text-soft">{name}</dt>
            <dd
              className={joinClasses(
                "font-semibold",
                name === "Net Profit" && (isLoss ? "text-loss" : "text-profit"),
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Foldable summary="The bill" aside={answer.netProfit}>
        <Bill answer={answer} />
      </Foldable>
      <CopyInputsLink inputs={answer.inputs} />
    </>
  );
}

function Bill({ answer }: { answer: Answer }) {
  return (
    <table className="w-full text-sm">
      <tbody>
        {answer.bill.map(({ label, amount, explanation }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {label}
              {explanation && <span className="block text-xs text-soft">{explanation}</span>}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="py-2 text-left">
            Net profit
          </th>
          <td className="py-2 text-right whitespace-nowrap tabular-nums">{answer.netProfit}</td>
        </tr>
      </tfoot>
    </table>
  );
}
