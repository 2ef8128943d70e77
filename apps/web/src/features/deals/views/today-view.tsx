import type { DealsSummary } from "@flipworth/contract";
import { Badge, Card } from "@flipworth/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { shortDay } from "../../../lib/month-in-words.ts";
import { money } from "../amounts.ts";
import { Figure, Loaded, Profit, Section } from "../parts.tsx";
import { useSummary } from "../use-deals.ts";

const kindNames = {
  take_down: "Take down",
  answer: "Answer",
  list: "List",
  mark_down: "Mark down",
  move: "Add a place",
  donate: "Let go",
  decide: "Decide",
  cost: "Cost missing",
} as const;

/** What to do today, money in and out, what waits. */
export function TodayView() {
  return (
    <Loaded query={useSummary()} what="your deals">
      {(summary) => (
        <div className="flex flex-col gap-6">
          <Month summary={summary} />
          <Tasks summary={summary} />
          <OpenDeals summary={summary} />
        </div>
      )}
    </Loaded>
  );
}

function Month({ summary: { month, stock, leftToSpendCents } }: { summary: DealsSummary }) {
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="pb-3 text-lg font-semibold">This month</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label="Net profit">
          <Profit cents={month.profitCents} />
          {month.goalCents !== null && (
            <span className="block text-sm font-normal text-soft">
              of {money(month.goalCents)} goal
            </span>
          )}
        </Figure>
        <Figure label="Money in">{money(month.moneyInCents)}</Figure>
        <Figure label="Money out">{money(month.moneyOutCents)}</Figure>
        <Figure label="Items sold">{month.sold}</Figure>
        <Figure label="Tied up in stock">
          {money(stock.costCents)}
          {stock.since !== null && (
            <span className="block text-sm font-normal text-soft">
              {stock.items} {stock.items === 1 ? "item" : "items"}, since {shortDay(stock.since)}
            </span>
          )}
        </Figure>
        {leftToSpendCents !== null && (
          <Figure label="Left to spend">{money(leftToSpendCents)}</Figure>
        )}
      </dl>
    </Card>
  );
}

function Tasks({ summary: { tasks, taskCount } }: { summary: DealsSummary }) {
  return (
    <Section title="To do today">
      {tasks.length === 0 ? (
        <p className="text-soft">Nothing waits for you.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {tasks.map(({ dealId, kind, title, sentence }) => (
            <li key={dealId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <Badge tone={kind === "take_down" ? "doubt" : "plain"}>{kindNames[kind]}</Badge>
              <div className="min-w-0 grow basis-56">
                <Link
                  to={paths.deal(dealId)}
                  className="font-medium wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
                >
                  {title}
                </Link>
                <p className="text-sm text-pretty text-soft">{sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {taskCount > tasks.length && (
        <p className="text-sm text-soft">{taskCount - tasks.length} more after these.</p>
      )}
    </Section>
  );
}

function OpenDeals({ summary: { openCount, openLimit } }: { summary: DealsSummary }) {
  return (
    <p className="text-sm text-soft">
      {openLimit === null ? (
        `${openCount} open ${openCount === 1 ? "deal" : "deals"}.`
      ) : (
        <>
          {openCount} of {openLimit} open deals.{" "}
          <a href={paths.pricing} className="underline underline-offset-4">
            Paid plans have no limit.
          </a>
        </>
      )}
    </p>
  );
}
