import { calculatorPrompt } from "@flipworth/content";
import { Badge, BillTable, Card, Foldable } from "@flipworth/ui";
import { CircleCheck, CircleQuestionMark } from "lucide-react";
import { CopyLink } from "../../components/copy-link.tsx";
import { Figure } from "../../components/figure.tsx";
import type { Answer } from "./answer.ts";
import { type CalculatorInputs, fragmentOf } from "./inputs.ts";

export function ResultPanel({ answer }: { answer: Answer | undefined }) {
  return (
    <Card className="p-5 sm:p-6">
      <section aria-label="Result" aria-live="polite" className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">Your profit</h2>
        {answer ? <Figures answer={answer} /> : <p className="text-soft">{calculatorPrompt}</p>}
      </section>
    </Card>
  );
}

function Figures({ answer }: { answer: Answer }) {
  const tone = answer.netProfit.startsWith("-") ? "loss" : "profit";
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
          <Figure key={name} name={name} tone={name === "Net Profit" ? tone : undefined}>
            {value}
          </Figure>
        ))}
      </dl>
      <Foldable summary="The bill" aside={answer.netProfit}>
        <BillTable
          lines={answer.bill.map(({ label, amount, explanation }) => ({
            label,
            amount,
            note: explanation,
          }))}
          total={{ label: "Net profit", amount: answer.netProfit }}
        />
      </Foldable>
      <div className="flex flex-col items-start gap-3">
        <CopyLink
          addressOf={() => addressOf(answer.inputs)}
          carries="Shares the figures you entered."
        />
      </div>
    </>
  );
}

/** Opens the calculator with the figures that the answer was made from. */
function addressOf(inputs: CalculatorInputs): string {
  return new URL(`#${fragmentOf(inputs)}`, location.origin + location.pathname).href;
}
