import type { Deal, DealEdit } from "@flipworth/contract";
import { Button, Foldable, SelectField, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsListings } from "../../../words/english/deals/listings.ts";
import { today } from "../amounts.ts";
import { chosen, platforms, usePlatformOptions } from "../choices.ts";
import { type Problems, useFormValues } from "../forms/form-values.ts";
import { Section } from "../parts.tsx";
import { useDealWrite } from "../use-deals.ts";
import { ListingLine } from "./listing-line.tsx";

/** Where it is offered: one item may be in several places. */
export function ListingsSection({ deal }: { deal: Deal }) {
  const readForm = useFormValues();
  const say = useWords(dealsListings);
  const platformOptions = usePlatformOptions();
  const { id, revision, listings, stage } = deal;
  const [problems, setProblems] = useState<Problems>({});
  const edit = useDealWrite((change: DealEdit) => account.editDeal(id, change));
  const end = (place: number) =>
    edit.mutate({
      revision,
      listings: listings.map((one, at) => (at === place ? { ...one, state: "ended" } : one)),
    });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, cents, wrong, problems: found } = readForm(event.currentTarget);
    const askCents = cents("ask");
    if (askCents === undefined) wrong("ask", "ask");
    const url = text("url") || null;
    if (url !== null && !/^https?:\/\//.test(url)) wrong("url", "address");
    setProblems(found);
    if (askCents === undefined || Object.keys(found).length > 0) return;
    const platform = chosen(platforms, text("platform"), "ebay");
    const listing = { platform, url, askCents, listedOn: today(), state: "active" as const };
    const isHere = stage === "bought" || stage === "returned";
    const listed = isHere ? { stage: "listed" as const } : {};
    edit.mutate({ revision, listings: [...listings, listing], ...listed });
  };
  return (
    <Section title={say("title")}>
      {listings.length === 0 && <p className="text-sm text-soft">{say("empty")}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {listings.map((listing, at) => (
          <li
            key={`${listing.platform} ${listing.listedOn} ${at}`}
            className="flex flex-wrap items-center gap-3 py-2"
          >
            <span className="grow">
              <ListingLine listing={listing} />
            </span>
            {listing.state === "active" && (
              <Button look="quiet" size="small" onClick={() => end(at)}>
                {say("markAsEnded")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Foldable summary={say("addOne")}>
        <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={add}>
          <SelectField label={say("platform")} name="platform" options={platformOptions} />
          <TextField
            label={say("askingPrice")}
            name="ask"
            inputMode="decimal"
            error={problems["ask"]}
          />
          <TextField label={say("address")} name="url" type="url" error={problems["url"]} />
          <Button type="submit" look="quiet" className="self-end justify-self-start">
            {say("add")}
          </Button>
        </form>
      </Foldable>
    </Section>
  );
}
