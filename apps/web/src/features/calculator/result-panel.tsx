import { defaultSalesTaxBasisPoints, type FeeRule } from "@flipworth/engine";
import { Badge, BillTable, Card, Foldable } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { CircleCheck, CircleQuestionMark } from "lucide-react";
import { CopyLink } from "../../components/copy-link.tsx";
import { Figure } from "../../components/figure.tsx";
import { calculatorResult } from "../../words/english/market/calculator.ts";
import type { Answer } from "./answer.ts";
import { type CalculatorInputs, fragmentOf } from "./inputs.ts";

export function ResultPanel({ answer }: { answer: Answer | undefined }) {
  const say = useWords(calculatorResult);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-label={say("result")} aria-live="polite" className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{say("title")}</h2>
        {answer ? <Figures answer={answer} /> : <p className="text-soft">{say("prompt")}</p>}
      </section>
    </Card>
  );
}

function Figures({ answer }: { answer: Answer }) {
  const say = useWords(calculatorResult);
  const tone = answer.netProfit.startsWith("-") ? "loss" : "profit";
  return (
    <>
      <div>
        {answer.isGoodDeal ? (
          <Badge tone="profit">
            <CircleCheck aria-hidden className="size-4" /> {say("goodDeal")}
          </Badge>
        ) : (
          <Badge tone="doubt">
            <CircleQuestionMark aria-hidden className="size-4" /> {say("notYet")}
          </Badge>
        )}
        <p className="pt-2 text-pretty">{say(answer.isGoodDeal ? "goodDealMore" : "notYetMore")}</p>
      </div>
      <dl className="text-sm tabular-nums">
        {answer.figures.map(({ id, value }) => (
          <Figure key={id} name={say(id)} tone={id === "netProfit" ? tone : undefined}>
            {id === "hourlyRate" ? say("perHour", { amount: value }) : value}
          </Figure>
        ))}
      </dl>
      <Foldable summary={say("bill")} aside={answer.netProfit}>
        <BillTable
          lines={answer.bill.map(({ id, amount, rule }) => ({
            label: say(`bill_${id}`),
            amount,
            note: rule && explain(rule, say),
          }))}
          total={{ label: say("bill_netProfit"), amount: answer.netProfit }}
        />
      </Foldable>
      <div className="flex flex-col items-start gap-3">
        <CopyLink addressOf={() => addressOf(answer.inputs)} carries={say("linkCarries")} />
      </div>
    </>
  );
}

function explain(
  { name, terms, parts, source, effectiveFrom, isOfficial }: FeeRule,
  say: Say<keyof typeof calculatorResult.english>,
): string {
  const isOnTax = parts.some(({ base }) => base === "price_shipping_and_tax");
  return say("feeRule", {
    name,
    terms,
    isOnTax: isOnTax ? "yes" : "no",
    percent: defaultSalesTaxBasisPoints / 100,
    source,
    since: effectiveFrom,
    isOfficial: isOfficial ? "yes" : "no",
  });
}

/** Opens the calculator with the figures that the answer was made from. */
function addressOf(inputs: CalculatorInputs): string {
  return new URL(`#${fragmentOf(inputs)}`, location.origin + location.pathname).href;
}
