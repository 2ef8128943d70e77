import type { Deal } from "@flipworth/contract";
import { Button, buttonClasses, Card, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { dealsList } from "../../../words/english/deals/list.ts";
import { chosen } from "../choices.ts";
import { textOf } from "../forms/form-values.ts";
import { Loaded } from "../parts.tsx";
import { type Show, useDealList } from "../use-deals.ts";
import { DealRow } from "./deal-row.tsx";

const showWords = {
  open: "showOpen",
  sold: "showSold",
  closed: "showClosed",
  all: "showAll",
} as const satisfies Record<Show, keyof typeof dealsList.english>;
const shows = ["open", "sold", "closed", "all"] as const;

export function DealsList() {
  const say = useWords(dealsList);
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
          label={say("show")}
          options={shows.map((value) => ({ value, label: say(showWords[value]) }))}
          value={show}
          onChange={({ target }) => setShow(chosen(shows, target.value, "open"))}
        />
        <TextField label={say("searchLabel")} name="search" type="search" />
        <Button type="submit" look="quiet">
          {say("search")}
        </Button>
        <a href={paths.dealsFile} className={buttonClasses({ look: "quiet" })} download>
          {say("downloadCsv")}
        </a>
      </form>
      <Loaded query={list} what="Deals">
        {({ pages }) => <Rows deals={pages.flatMap(({ rows }) => rows)} />}
      </Loaded>
      {list.hasNextPage && (
        <Button look="quiet" onClick={() => void list.fetchNextPage()}>
          {say("showMore")}
        </Button>
      )}
    </div>
  );
}

function Rows({ deals }: { deals: readonly Deal[] }) {
  const say = useWords(dealsList);
  if (deals.length === 0) {
    return <Card className="p-6 text-center text-soft">{say("empty")}</Card>;
  }
  return (
    <ul aria-label={say("listLabel")} className="flex flex-col gap-3">
      {deals.map((deal) => (
        <li key={deal.id}>
          <DealRow deal={deal} />
        </li>
      ))}
    </ul>
  );
}
