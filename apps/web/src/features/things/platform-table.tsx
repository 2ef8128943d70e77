import { formatRounded } from "@flipworth/ui";
import { monthInWords } from "../../lib/month-in-words.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";

/** A typical sale on each platform, from what the buyer pays to what the seller keeps. */
export function PlatformTable({ platforms, month }: Pick<ThingPage, "platforms" | "month">) {
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              Platform
            </th>
            {["Sells for", "Fee", "Shipping", "You keep"].map((column) => (
              <th key={column} scope="col" className="pb-1 pl-1.5 text-right font-medium">
                {column}
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
        At the typical price with the fees of {monthInWords(month)}, before what you paid. Shipping
        includes packing.
      </p>
    </>
  );
}
