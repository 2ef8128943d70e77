import { formatDollars } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { WaitingJob } from "../../../kept/phone-store.ts";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";
import { WaitingList } from "../lists/waiting-list.tsx";
import type { Finds } from "./use-finds.ts";

/** What was bought today, what it cost and should bring, and what is on this phone only. */
export function TodaysFinds({ waiting, ...finds }: Finds & { waiting: readonly WaitingJob[] }) {
  return (
    <>
      <Bought {...finds} />
      {waiting.length > 0 && <WaitingList jobs={waiting} />}
    </>
  );
}

function Bought({ today, leftCents }: Finds) {
  const say = useWords(garageSaleWords);
  const paid = today.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const profit = today.reduce((sum, { profitCents }) => sum + (profitCents ?? 0), 0);
  if (today.length === 0 && leftCents === null) return null;
  return (
    <section aria-labelledby="finds" className="flex flex-col gap-2 text-base">
      <h2 id="finds" className="text-lg font-semibold">
        {say("finds")}
      </h2>
      <dl className="grid grid-cols-3 gap-2">
        <Total label={say("totalPaid")}>{dollars(paid)}</Total>
        <Total label={say("totalProfit")}>{dollars(profit)}</Total>
        {leftCents !== null && <Total label={say("leftToSpend")}>{dollars(leftCents)}</Total>}
      </dl>
      {today.length > 0 && (
        <ul className="divide-y divide-edge rounded-control border border-edge bg-surface">
          {today.map(({ id, title, priceCents }) => (
            <li key={id} className="flex justify-between gap-3 px-3 py-2.5">
              <span className="min-w-0 break-words">{title}</span>
              <span className="font-semibold tabular-nums">{dollars(priceCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Total({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const dollars = (cents: number) => formatDollars(cents / 100);
