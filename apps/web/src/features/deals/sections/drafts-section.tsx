import type { ListingDraft, ListingDrafts } from "@flipworth/contract";
import { buttonClasses, Card, Foldable, SelectField } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { dealsDrafts } from "../../../words/english/deals/drafts.ts";
import { money } from "../amounts.ts";
import { CopyField } from "../copy-field.tsx";
import { Loaded, ProfitWords } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";

export type DraftsOf = { deal: string } | { analysis: string };

/** What to write to sell it and to its seller, once somebody asks. */
export function DraftsSection({ of, isOpen = false }: { of: DraftsOf; isOpen?: boolean }) {
  const say = useWords(dealsDrafts);
  const [isWanted, setIsWanted] = useState(isOpen);
  return (
    <Card className="px-4 sm:px-6" onClickCapture={() => setIsWanted(true)}>
      <Foldable summary={say("summary")} mustShow={isOpen}>
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
    <Loaded query={query} what="Drafts">
      {(found) => <Found found={found} />}
    </Loaded>
  );
}

function Found({ found: { drafts, photos, messages } }: { found: ListingDrafts }) {
  const say = useWords(dealsDrafts);
  const [platform, setPlatform] = useState("ebay");
  const draft = drafts.find((one) => one.platform === platform) ?? drafts[0];
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={say("sellOn")}
        value={platform}
        options={drafts.map(({ platform: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => setPlatform(target.value)}
      />
      {draft && <Draft draft={draft} key={draft.platform} />}
      <Checklist photos={photos} />
      <section aria-label={say("messages")} className="flex flex-col gap-4">
        <h3 className="font-semibold">{say("messages")}</h3>
        {messages.map(({ name, text }) => (
          <CopyField key={name} label={name} value={text} rows={3} />
        ))}
      </section>
    </div>
  );
}

function Draft({ draft }: { draft: ListingDraft }) {
  const say = useWords(dealsDrafts);
  const { name, title, titleCharacters, condition, categoryPath, description, specifics } = draft;
  const facts = [
    [say("condition"), condition ?? say("chooseCondition")],
    [say("category"), categoryPath ?? say("chooseCategory")],
    ...specifics.map((one) => [one.name, one.value] as const),
    ...(draft.shipping ? [[say("shipping"), draft.shipping.words] as const] : []),
  ] as const;
  return (
    <section aria-label={say("draftFor", { platform: name })} className="flex flex-col gap-4">
      <Prices draft={draft} />
      <CopyField
        label={say("title")}
        value={title}
        hint={say("titleHint", { count: titleCharacters })}
      />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <CopyField
        label={say("description")}
        value={description}
        rows={10}
        hint={say("descriptionHint")}
      />
      <p className="text-sm text-soft">{say("formAsksFor", { fields: draft.fields.join(", ") })}</p>
      {draft.platform === "ebay" && (
        <a
          href={paths.ebayDraftsFile}
          download
          className={`self-start ${buttonClasses({ look: "quiet", size: "small" })}`}
        >
          {say("downloadDrafts")}
        </a>
      )}
    </section>
  );
}

function Prices({ draft: { prices } }: { draft: ListingDraft }) {
  const say = useWords(dealsDrafts);
  if (prices === null) {
    return <p className="text-sm text-soft">{say("noPrice")}</p>;
  }
  const isCostKnown = prices.profitAtList !== null;
  const rows = [
    {
      id: isCostKnown ? "listAtProfit" : "listAtLeaves",
      price: prices.listAt,
      net: prices.profitAtList ?? prices.netAtList,
    },
    {
      id: isCostKnown ? "takeAtLeastProfit" : "takeAtLeastLeaves",
      price: prices.takeAtLeast,
      net: prices.profitAtLeast ?? prices.netAtLeast,
    },
  ] as const;
  return (
    <div className="flex flex-col gap-1 text-sm tabular-nums">
      {rows.map(({ id, price, net }) => (
        <p key={id}>
          <Sentence
            words={dealsDrafts}
            id={id}
            values={{ price: money(price), net: money(net) }}
            tags={{
              strong: (amount) => <strong className="text-base">{amount}</strong>,
              profit: (amount) => <ProfitWords cents={net}>{amount}</ProfitWords>,
            }}
          />
        </p>
      ))}
      <p>
        {say("markDown", {
          days: prices.markdown.afterDays,
          price: money(prices.markdown.to),
        })}
      </p>
    </div>
  );
}

function Checklist({ photos }: { photos: readonly string[] }) {
  const say = useWords(dealsDrafts);
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 font-semibold">{say("photos")}</legend>
      {photos.map((photo) => (
        <label key={photo} className="flex min-h-9 items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 shrink-0" />
          {photo}
        </label>
      ))}
    </fieldset>
  );
}
