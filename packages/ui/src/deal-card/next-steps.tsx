import { Foldable } from "../foldable.tsx";
import type { DealAdvice, DealEvaluation } from "./deal.ts";
import { formatDollars } from "./dollars.ts";

type WithAdvice = { advice: DealAdvice | undefined };

/** What to offer, and how long the money is tied up. */
export function NextSteps({ advice }: WithAdvice) {
  const steps = advice
    ? [offerWords(advice), daysWords(advice)].filter((words) => words !== "")
    : [];
  if (steps.length === 0) return null;
  return (
    <section>
      <h3 className="pb-1.5 text-sm font-semibold">Your next move</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm marker:text-soft">
        {steps.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

function offerWords({ offers }: DealAdvice): string {
  if (!offers) return "";
  const [opening, walkAway] = [formatDollars(offers.opening), formatDollars(offers.walkAway)];
  if (opening === walkAway) return `Offer ${opening}, and no more.`;
  return `Open with ${opening}, and walk away above ${walkAway}.`;
}

function daysWords({ daysToSell }: DealAdvice): string {
  if (!daysToSell) return "";
  const { from, to } = daysToSell;
  return `Things like it usually sell in ${from} to ${to} days.`;
}

/** The questions whose answers move the figure most. */
export function Questions({ advice }: WithAdvice) {
  if (!advice || advice.questions.length === 0) return null;
  return (
    <Foldable summary="Ask the seller" aside={<Count of={advice.questions.length} />}>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
        {advice.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Foldable>
  );
}

/** What the typical sale leaves on each platform, before the thing is paid for. */
export function WhereToSell({ evaluation }: { evaluation: DealEvaluation }) {
  const { advice, sellingPlatform, median } = evaluation;
  const [best] = advice?.platforms ?? [];
  // One place is no choice: the bill has it.
  if (!advice || !best || advice.platforms.length < 2) return null;
  return (
    <Foldable summary="Where it leaves most" aside={formatDollars(best.net)}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-soft">
          {median === undefined ? "A typical sale" : `The typical ${formatDollars(median)}`}, after
          fees and delivery and before what you pay for it
        </caption>
        <tbody>
          {advice.platforms.map(({ platform, name, net }) => (
            <tr key={platform} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name}
                {platform === sellingPlatform && (
                  <span className="block text-xs text-soft">Counted in the bill above</span>
                )}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatDollars(net)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {advice.feeCliff && <p className="pt-2 text-xs text-soft">{advice.feeCliff}</p>}
    </Foldable>
  );
}

function Count({ of }: { of: number }) {
  return <span className="font-normal text-soft">{of}</span>;
}
