import type { Deal } from "@flipworth/contract";
import { Button, buttonClasses, Card, SelectField, TextField } from "@flipworth/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { costWords } from "../amounts.ts";
import { textOf } from "../form-values.ts";
import { Loaded, Profit, StageBadge } from "../parts.tsx";
import { type Show, useDealList } from "../use-deals.ts";

const shows = [
  { value: "open", label: "Open" },
  { value: "sold", label: "Sold" },
  { value: "closed", label: "Kept, given away, split" },
  { value: "all", label: "All" },
] as const satisfies readonly { value: Show; label: string }[];

export function DealsList() {
  const [show, setShow] = useState<Show>("open");
  const [search, setSearch] = useState("");
  const list = useDealList(show, search);
  return (
    <div className="flex flex-col gap-4">
      <form
        className="grid grid-cols-2 items-end gap-3 sm:flex"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(textOf(new FormData(event.currentTarget), "search"));
        }}
      >
        <SelectField
          label="Show"
          options={shows}
          value={show}
          onChange={({ target }) =>
            setShow(shows.find(({ value }) => value === target.value)?.value ?? "open")
          }
        />
        <TextField label="Search title or SKU" name="search" type="search" />
        <Button type="submit" look="quiet">
          Search
        </Button>
        <a href={paths.dealsFile} className={buttonClasses({ look: "quiet" })} download>
          Download CSV
        </a>
      </form>
      <Loaded query={list} what="your deals">
        {({ pages }) => <Rows deals={pages.flatMap(({ rows }) => rows)} />}
      </Loaded>
      {list.hasNextPage && (
        <Button look="quiet" onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

function Rows({ deals }: { deals: readonly Deal[] }) {
  if (deals.length === 0) {
    return (
      <Card className="p-6 text-center text-soft">
        No deals here. Add one, or track one from an analysis.
      </Card>
    );
  }
  return (
    <ul aria-label="Your deals" className="flex flex-col gap-3">
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealRow deal={deal} />
        </li>
      ))}
    </ul>
  );
}

function DealRow({ deal }: { deal: Deal }) {
  const { id, title, stage, quantity, sku, storedAt, daysHeld, profitCents } = deal;
  const facts = [
    quantity > 1 && `${quantity} pieces`,
    sku && `SKU ${sku}`,
    storedAt,
    daysHeld !== null && `${daysHeld} ${daysHeld === 1 ? "day" : "days"}`,
  ];
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 grow basis-56">
        <Link
          to={paths.deal(id)}
          className="font-semibold wrap-anywhere underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {title}
        </Link>
        <p className="text-sm wrap-anywhere text-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <StageBadge stage={stage} />
      <p className="text-right text-sm tabular-nums">
        <span className="block text-soft">Cost {costWords(deal)}</span>
        {profitCents !== null && (
          <span className="block font-semibold">
            Net profit <Profit cents={profitCents} />
          </span>
        )}
      </p>
    </Card>
  );
}
