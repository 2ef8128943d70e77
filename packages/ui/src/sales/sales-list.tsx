import { languages, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { formatDollars } from "../deal-card/dollars.ts";
import { Foldable } from "../foldable.tsx";
import { type ReactNode, useId } from "react";
import {
  hasNews,
  type SaleRow,
  saleRows,
  salesOf,
  type SalesOfPage,
  type ShownSale,
} from "./sale-rows.ts";
import { type SayOfSales, salesWords } from "../words/english/sales.ts";
import { SalesFigures } from "./sales-figures.tsx";

type SalesListProps = {
  sales: SalesOfPage;
  isRunning: boolean;
  onChoose: (at: number, choice: "in" | "out") => void;
  onUpdate: () => void;
  onCancel: () => void;
};

/** Every sale of the page, counted or left out with its reason; each can be overruled. */
export function SalesList({ sales, isRunning, onChoose, onUpdate, onCancel }: SalesListProps) {
  const legend = useId();
  const voice = useVoice();
  const say = useWords(salesWords);
  const { struckOut, choices, answer } = sales;
  const rows = saleRows(salesOf(sales, voice), choices, answer?.analysis);
  const numbered = rows.map((row, at) => ({ row, at }));
  const less = numbered.filter(({ row }) => row.card.isLessRelevant === true);
  const main = numbered.filter((item) => !less.includes(item));
  const putBack = less.filter(({ row }) => row.isIn).length;
  // Cards of which no price is sure.
  const unread = struckOut.filter(({ card }) => !card);
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={legend} className="text-sm font-semibold">
          {say("legend")}
        </h2>
        <p className="text-xs text-soft tabular-nums">
          {say("counted", {
            count: rows.filter(({ isIn }) => isIn).length,
            all: main.length + putBack,
          })}
        </p>
      </div>
      <SalesFigures rows={rows} sales={sales} />
      <ul aria-labelledby={legend} className="-my-1 flex flex-col divide-y divide-line">
        {main.map(({ row, at }) => (
          <SaleItem key={at} row={row} onChoose={(choice) => onChoose(at, choice)} />
        ))}
        {unread.map(({ title, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, and two may be alike
          <li key={`unread ${at}`} className="py-2 pl-7 text-sm">
            <s className="break-words text-soft">{title}</s>
            <span className="block text-xs">{say("leftOut", { reason })}</span>
          </li>
        ))}
      </ul>
      {less.length > 0 && (
        <Foldable summary={say("fewerWordsTitle", { count: less.length })}>
          <ul className="flex flex-col divide-y divide-line">
            {less.map(({ row, at }) => (
              <SaleItem key={at} row={row} onChoose={(choice) => onChoose(at, choice)} />
            ))}
          </ul>
        </Foldable>
      )}
      {isRunning && answer && (
        <Footer>
          <output className="text-sm text-soft">{say("updating")}</output>
          <Button look="quiet" size="small" onClick={onCancel}>
            {say("cancel")}
          </Button>
        </Footer>
      )}
      {!isRunning && hasNews(sales) && (
        <Footer>
          <Button onClick={onUpdate}>{say("update")}</Button>
        </Footer>
      )}
      <p className="text-xs text-soft">{say("free")}</p>
    </Card>
  );
}

/** In sight however long the list is. */
function Footer({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 flex items-center gap-3 bg-surface py-2">{children}</div>;
}

type SaleItemProps = { row: SaleRow; onChoose: (choice: "in" | "out") => void };

function SaleItem({ row, onChoose }: SaleItemProps) {
  const voice = useVoice();
  const say = useWords(salesWords);
  const { card, isIn } = row;
  const note = noteOf(row, say);
  const facts = [
    formatDollars(card.price),
    shippingWords(card, say),
    card.soldAt && say("soldOn", { day: dayWords(card.soldAt, voice) }),
    card.condition,
    card.isBestOffer && say("bestOffer"),
  ];
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer gap-3 py-2 text-sm">
        <input
          type="checkbox"
          checked={isIn}
          onChange={({ target }) => onChoose(target.checked ? "in" : "out")}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className={`break-words ${isIn ? "" : "text-soft line-through"}`}>
            {card.title}
          </span>
          <span className="block text-xs text-soft tabular-nums">
            {facts.filter(Boolean).join(" · ")}
          </span>
          {note && <span className="block text-xs">{note}</span>}
        </span>
      </label>
    </li>
  );
}

function shippingWords({ shippingDollars }: ShownSale, say: SayOfSales): string | undefined {
  if (shippingDollars === undefined) return undefined;
  return shippingDollars === 0
    ? say("freeShipping")
    : say("shipping", { amount: formatDollars(shippingDollars) });
}

/** "2026-11-12" as people write it; other words stay as they are. */
function dayWords(date: string, { language }: Voice): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  return new Date(date).toLocaleDateString(languages[language].locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
}

function noteOf({ isIn, reason }: SaleRow, say: SayOfSales): string | undefined {
  if (reason === null) return isIn ? undefined : say("leftOutByYou");
  return isIn ? say("putBack", { reason }) : say("leftOut", { reason });
}
