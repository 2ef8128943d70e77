import type { AdviceDetails } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { Foldable } from "../../foldable.tsx";
import { foldedWords } from "../../words/english/folded.ts";
import type { DealEvaluation } from "../deal.ts";
import { formatDollars } from "../dollars.ts";

/** The questions whose answers move the figure most. */
export function Questions({ advice }: { advice: AdviceDetails | undefined }) {
  const say = useWords(foldedWords);
  if (!advice || advice.questions.length === 0) return null;
  // A vehicle is looked at as well: "Start it cold" asks nobody.
  const isOnlyAsked = advice.questions.every((question) => question.endsWith("?"));
  return (
    <Foldable
      summary={say(isOnlyAsked ? "askSeller" : "askAndCheck")}
      aside={<span className="font-normal text-soft">{advice.questions.length}</span>}
    >
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
        {advice.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Foldable>
  );
}

/** What the typical sale leaves in each place, best first. */
export function WhereToSell({ evaluation }: { evaluation: DealEvaluation }) {
  const say = useWords(foldedWords);
  const { advice, sellingPlatform, median } = evaluation;
  // One place is no choice: the bill has it.
  if (!advice || advice.platforms.length < 2) return null;
  const isPriced = advice.platforms.every(({ netProfit }) => netProfit != null);
  const amountOf = ({ net, netProfit }: AdviceDetails["platforms"][number]) =>
    isPriced ? (netProfit ?? net) : net;
  return (
    <Foldable
      summary={say("whereToSell")}
      aside={
        <span className="font-normal text-soft">
          {say("places", { count: advice.platforms.length })}
        </span>
      }
    >
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-soft">
          {say("placesCaption", {
            priced: isPriced ? "yes" : "no",
            price: median === undefined ? "none" : formatDollars(median),
          })}
        </caption>
        <tbody>
          {advice.platforms.map((exit) => (
            <tr key={exit.platform} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {exit.name}
                {exit.platform === sellingPlatform && (
                  <span className="block text-xs text-soft">{say("usedInBill")}</span>
                )}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatDollars(amountOf(exit))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {advice.feeCliff && <p className="pt-2 text-xs text-soft">{advice.feeCliff}</p>}
    </Foldable>
  );
}
