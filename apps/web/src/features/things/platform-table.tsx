import { formatRounded } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { monthInWords } from "../../lib/month-in-words.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { thingPlatforms } from "../../words/english/market/things.ts";

/** A typical sale on each platform, from what the buyer pays to what the seller keeps. */
export function PlatformTable({ platforms, month }: Pick<ThingPage, "platforms" | "month">) {
  const say = useWords(thingPlatforms);
  const { locale } = languages[useVoice().language];
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              {say("platform")}
            </th>
            {(["sellsFor", "fee", "shipping", "youKeep"] as const).map((column) => (
              <th key={column} scope="col" className="pb-1 pl-1.5 text-right font-medium">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {platforms.map(({ name, soldFor, fee, delivery, net }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-1.5 pl-1.5 text-right">{formatRounded(soldFor)}</td>
              <td className="py-1.5 pl-1.5 text-right">{formatRounded(fee)}</td>
              <td className="py-1.5 pl-1.5 text-right">{formatRounded(delivery)}</td>
              <td className="py-1.5 pl-1.5 text-right font-semibold">{formatRounded(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-pretty text-soft">
        {say("note", { month: monthInWords(month, locale) })}
      </p>
    </>
  );
}
