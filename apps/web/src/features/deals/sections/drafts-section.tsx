import type { ListingDraft, ListingDrafts } from "@flipworth/contract";
import { buttonClasses, Card, Foldable, SelectField } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { money } from "../amounts.ts";
import { CopyField } from "../copy-field.tsx";
import { Loaded, Profit } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";

export type DraftsOf = { deal: string } | { analysis: string };

/** What to write to sell it and to its seller, once somebody asks. */
export function DraftsSection({ of, isOpen = false }: { of: DraftsOf; isOpen?: boolean }) {
  const [isWanted, setIsWanted] = useState(isOpen);
  return (
    <Card className="px-4 sm:px-6" onClickCapture={() => setIsWanted(true)}>
      <Foldable summary="Write the listing and messages" mustShow={isOpen}>
        {isWanted && <Drafts of={of} />}
      </Foldable>
    </Card>
  );
}

function Drafts({ of }: { of: DraftsOf }) {
  const query = useQuery({
    queryKey: [...dealKeys.all, "drafts", of],
    queryFn: () => account.getListingDrafts(of),
  });
  return (
    <Loaded query={query} what="your drafts">
      {(found) => <Found found={found} />}
    </Loaded>
  );
}

function Found({ found: { drafts, photos, messages } }: { found: ListingDrafts }) {
  const [platform, setPlatform] = useState("ebay");
  const draft = drafts.find((one) => one.platform === platform) ?? drafts[0];
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label="Sell on"
        value={platform}
        options={drafts.map(({ platform: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => setPlatform(target.value)}
      />
      {draft && <Draft draft={draft} key={draft.platform} />}
      <Checklist photos={photos} />
      <section aria-label="Messages to the seller" className="flex flex-col gap-4">
        <h3 className="font-semibold">Messages to the seller</h3>
        {messages.map(({ name, text }) => (
          <CopyField key={name} label={name} value={text} rows={3} />
        ))}
      </section>
    </div>
  );
}

function Draft({ draft }: { draft: ListingDraft }) {
  const { name, title, titleCharacters, condition, categoryPath, description, specifics } = draft;
  const facts = [
    ["Condition", condition ?? "Look it over and choose"],
    ["Category", categoryPath ?? "Choose the closest one"],
    ...specifics.map((one) => [one.name, one.value] as const),
    ...(draft.shipping ? [["Shipping", draft.shipping.words] as const] : []),
  ] as const;
  return (
    <section aria-label={`Draft for ${name}`} className="flex flex-col gap-4">
      <Prices draft={draft} />
      <CopyField label="Title" value={title} hint={`At most ${titleCharacters} characters.`} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <CopyField
        label="Description"
        value={description}
        rows={10}
        hint="Fill in each ____ before you post."
      />
      <p className="text-sm text-soft">The form asks for: {draft.fields.join(", ")}.</p>
      {draft.platform === "ebay" && (
        <a
          href={paths.ebayDraftsFile}
          download
          className={`self-start ${buttonClasses({ look: "quiet", size: "small" })}`}
        >
          Download all stock as eBay drafts (CSV)
        </a>
      )}
    </section>
  );
}

function Prices({ draft: { prices } }: { draft: ListingDraft }) {
  if (prices === null) {
    return (
      <p className="text-sm text-soft">No price: track the deal from an analysis to get one.</p>
    );
  }
  const rows = [
    ["List at", prices.listAt, prices.profitAtList ?? prices.netAtList],
    ["Take at least", prices.takeAtLeast, prices.profitAtLeast ?? prices.netAtLeast],
  ] as const;
  const left = prices.profitAtList === null ? "leaves" : "net profit";
  return (
    <div className="flex flex-col gap-1 text-sm tabular-nums">
      {rows.map(([label, price, net]) => (
        <p key={label}>
          {label} <strong className="text-base">{money(price)}</strong>, {left}{" "}
          {prices.profitAtList === null ? money(net) : <Profit cents={net} />}
        </p>
      ))}
      <p>
        After {prices.markdown.afterDays} days, mark it down to {money(prices.markdown.to)}.
      </p>
    </div>
  );
}

function Checklist({ photos }: { photos: readonly string[] }) {
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 font-semibold">Photos to take</legend>
      {photos.map((photo) => (
        <label key={photo} className="flex min-h-9 items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 shrink-0" />
          {photo}
        </label>
      ))}
    </fieldset>
  );
}
