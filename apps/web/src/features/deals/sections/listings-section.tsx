import type { Deal, DealEdit } from "@flipworth/contract";
import { platformNames } from "@flipworth/engine";
import { Button, Foldable, SelectField, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { shortDay } from "../../../lib/month-in-words.ts";
import { money, today } from "../amounts.ts";
import { chosen, platformOptions } from "../choices.ts";
import { formValues, type Problems } from "../form-values.ts";
import { Section } from "../parts.tsx";
import { useDealWrite } from "../use-deals.ts";

/** Where it is offered: one item may be in several places. */
export function ListingsSection({ deal }: { deal: Deal }) {
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
    const { text, cents, problems: found } = formValues(event.currentTarget);
    const askCents = cents("ask");
    if (askCents === undefined) found["ask"] ??= "Enter the price you ask.";
    const url = text("url") || null;
    if (url !== null && !/^https?:\/\//.test(url)) found["url"] = "Enter a web address.";
    setProblems(found);
    if (askCents === undefined || Object.keys(found).length > 0) return;
    const platform = chosen(platformOptions, text("platform"), "ebay");
    const listing = { platform, url, askCents, listedOn: today(), state: "active" as const };
    const isHere = stage === "bought" || stage === "returned";
    const listed = isHere ? { stage: "listed" as const } : {};
    edit.mutate({ revision, listings: [...listings, listing], ...listed });
  };
  return (
    <Section title="Listings">
      {listings.length === 0 && <p className="text-sm text-soft">Not listed yet.</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {listings.map(({ platform, url, askCents, listedOn, state }, at) => (
          <li
            key={`${platform} ${listedOn} ${at}`}
            className="flex flex-wrap items-center gap-3 py-2"
          >
            <span className="grow">
              {url === null ? (
                platformNames[platform]
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className="underline">
                  {platformNames[platform]}
                  <span className="sr-only"> (new tab)</span>
                </a>
              )}{" "}
              at {money(askCents)}, {state === "active" ? `since ${shortDay(listedOn)}` : state}
            </span>
            {state === "active" && (
              <Button look="quiet" size="small" onClick={() => end(at)}>
                Mark as ended
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Foldable summary="Add a listing">
        <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={add}>
          <SelectField label="Platform" name="platform" options={platformOptions} />
          <TextField
            label="Asking price ($)"
            name="ask"
            inputMode="decimal"
            error={problems["ask"]}
          />
          <TextField label="Address" name="url" type="url" error={problems["url"]} />
          <Button type="submit" look="quiet" className="self-end justify-self-start">
            Add listing
          </Button>
        </form>
      </Foldable>
    </Section>
  );
}
