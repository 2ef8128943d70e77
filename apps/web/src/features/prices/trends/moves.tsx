import type { Trends } from "@flipworth/contract";
import { categoryName, Card } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { paths } from "../../../paths.ts";
import { pricesMoves, pricesTrends } from "../../../words/english/market/prices-trends.ts";
import { MovedTables } from "../things-table.tsx";
import { localeOf, monthOfYear, signedPercent } from "../words.ts";
import { GroupsSection } from "./groups-section.tsx";

/** What things, categories and makers did, and when in the year to sell. */
export function Moves({ trends }: { trends: Trends }) {
  const { rose, fell, fastest, makers, categories, peaks } = trends;
  const voice = useVoice();
  const say = useWords(pricesTrends);
  const sayMoves = useWords(pricesMoves);
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <MovedTables rose={rose} fell={fell} fastest={fastest} />
        <Peaks peaks={peaks} />
      </div>
      <GroupsSection
        title={say("categories")}
        kind={say("category")}
        groups={categories}
        nameOf={(category) => categoryName(category, voice)}
      />
      <GroupsSection title={say("makers")} kind={say("maker")} groups={makers} />
      <p className="text-sm text-soft">{sayMoves("note")}</p>
    </>
  );
}

function Peaks({ peaks }: Pick<Trends, "peaks">) {
  const voice = useVoice();
  const say = useWords(pricesTrends);
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-6">
      <h2 className="font-semibold">{say("peaks")}</h2>
      {peaks.length === 0 ? (
        <p className="text-sm text-pretty text-soft">{say("noPeaks")}</p>
      ) : (
        <ul className="text-sm tabular-nums">
          {peaks.map(({ category, month, percent }) => (
            <li key={category} className="flex justify-between gap-3 border-t border-line py-1.5">
              <a href={paths.categoryPrices(category)} className="underline underline-offset-4">
                {categoryName(category, voice)}
              </a>
              <span>
                {say("peak", {
                  month: monthOfYear(month, localeOf(voice)),
                  change: signedPercent(percent),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
