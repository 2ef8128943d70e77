import type { DealsSummary } from "@flipworth/contract";
import { Badge, Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { dealsTaskKinds, dealsToday } from "../../../words/english/deals/today.ts";
import { money } from "../amounts.ts";
import { Figure, Loaded, Profit, Section } from "../parts.tsx";
import { useDays } from "../use-days.ts";
import { useSummary } from "../use-deals.ts";

/** What to do today, money in and out, what waits. */
export function TodayView() {
  return (
    <Loaded query={useSummary()} what="Deals">
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
  const say = useWords(dealsToday);
  const days = useDays();
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="pb-3 text-lg font-semibold">{say("thisMonth")}</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label={say("netProfit")}>
          <Profit cents={month.profitCents} />
          {month.goalCents !== null && (
            <span className="block text-sm font-normal text-soft">
              {say("ofGoal", { goal: money(month.goalCents) })}
            </span>
          )}
        </Figure>
        <Figure label={say("moneyIn")}>{money(month.moneyInCents)}</Figure>
        <Figure label={say("moneyOut")}>{money(month.moneyOutCents)}</Figure>
        <Figure label={say("itemsSold")}>{month.sold}</Figure>
        <Figure label={say("tiedUp")}>
          {money(stock.costCents)}
          {stock.since !== null && (
            <span className="block text-sm font-normal text-soft">
              {say("stockSince", { items: stock.items, day: days.day(stock.since) })}
            </span>
          )}
        </Figure>
        {leftToSpendCents !== null && (
          <Figure label={say("leftToSpend")}>{money(leftToSpendCents)}</Figure>
        )}
      </dl>
    </Card>
  );
}

function Tasks({ summary: { tasks, taskCount } }: { summary: DealsSummary }) {
  const say = useWords(dealsToday);
  const sayKind = useWords(dealsTaskKinds);
  return (
    <Section title={say("toDo")}>
      {tasks.length === 0 ? (
        <p className="text-soft">{say("nothingToDo")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {tasks.map(({ dealId, kind, title, sentence }) => (
            <li key={dealId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <Badge tone={kind === "take_down" ? "doubt" : "plain"}>{sayKind(kind)}</Badge>
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
        <p className="text-sm text-soft">{say("moreToDo", { count: taskCount - tasks.length })}</p>
      )}
    </Section>
  );
}

function OpenDeals({ summary: { openCount: open, openLimit } }: { summary: DealsSummary }) {
  const say = useWords(dealsToday);
  return (
    <p className="text-sm text-soft">
      {openLimit === null ? (
        say("openDeals", { open })
      ) : (
        <Sentence
          words={dealsToday}
          id="openDealsOfPlan"
          values={{ open, limit: openLimit }}
          tags={{
            plans: (words) => (
              <a href={paths.pricing} className="underline underline-offset-4">
                {words}
              </a>
            ),
          }}
        />
      )}
    </p>
  );
}
