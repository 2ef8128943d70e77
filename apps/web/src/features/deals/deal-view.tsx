import type { Deal, DealChange } from "@flipworth/contract";
import { Button, Card, Foldable } from "@flipworth/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { money } from "./amounts.ts";
import { titleCase } from "./choices.ts";
import { CostsSection } from "./costs-section.tsx";
import { DealFacts } from "./deal-facts.tsx";
import { DraftsSection } from "./drafts-section.tsx";
import { EditForm } from "./edit-form.tsx";
import { ListingsSection } from "./listings-section.tsx";
import { Loaded, Section } from "./parts.tsx";
import { ReceiptSection } from "./receipt-section.tsx";
import { SaleSection } from "./sale-section.tsx";
import { SplitForm } from "./split-form.tsx";
import { useDeal, useDealWrite } from "./use-deals.ts";

/** One deal: what it is, what it cost, where it is listed, what it brought. */
export function DealView({ id }: { id: string }) {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7.5rem)] max-w-3xl flex-col gap-6">
      <Link to={`${paths.deals}?view=all`} className="text-sm underline underline-offset-4">
        All deals
      </Link>
      <Loaded query={useDeal(id)} what="this deal">
        {({ deal, changes }) => (
          <>
            <DealFacts deal={deal} />
            {deal.stage !== "split" && <Work deal={deal} />}
            <History changes={changes} />
            <DeleteDeal deal={deal} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Work({ deal }: { deal: Deal }) {
  const isClosed = deal.stage === "kept" || deal.stage === "given_away";
  return (
    <>
      {!isClosed && <SaleSection deal={deal} key={`sale ${deal.revision}`} />}
      <DraftsSection of={{ deal: deal.id }} />
      <ListingsSection deal={deal} />
      <CostsSection deal={deal} />
      <Section title="Details">
        <EditForm deal={deal} key={deal.revision} />
      </Section>
      <ReceiptSection deal={deal} />
      {!isClosed && deal.stage !== "sold" && (
        <Card className="px-4 sm:px-6">
          <Foldable summary="Split a lot into items">
            <SplitForm deal={deal} />
          </Foldable>
        </Card>
      )}
    </>
  );
}

function History({ changes }: { changes: readonly DealChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Card className="px-4 sm:px-6">
      <Foldable summary="History" aside={String(changes.length)}>
        <ul className="flex flex-col gap-2 text-sm">
          {changes.map(({ at, what, fields }) => (
            <li key={at}>
              <time dateTime={at} className="text-soft">
                {new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" })}
              </time>{" "}
              {titleCase(what)}:{" "}
              {Object.entries(fields)
                .map(([name, [before, after]]) => changeWords(name, before, after))
                .join("; ")}
            </li>
          ))}
        </ul>
      </Foldable>
    </Card>
  );
}

function changeWords(name: string, before: unknown, after: unknown): string {
  const label = titleCase(
    name
      .replace(/Cents$/, "")
      .replaceAll(/([A-Z])/g, " $1")
      .toLowerCase(),
  );
  if (typeof before === "object" || typeof after === "object") {
    if (before !== null && after !== null) return `${label} changed`;
  }
  const words = (value: unknown) => {
    if (value === null || value === "") return "nothing";
    if (typeof value === "number") return name.endsWith("Cents") ? money(value) : `${value}`;
    return typeof value === "string" ? value : "set";
  };
  return `${label} from ${words(before)} to ${words(after)}`;
}

function DeleteDeal({ deal: { id, title } }: { deal: Deal }) {
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  const remove = useDealWrite(account.deleteDeal, {
    words: "Deal deleted",
    onDone: () => void navigate(`${paths.deals}?view=all`),
  });
  return isSure ? (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">
        Delete “{title}” with its history and receipt? Its sales leave your totals.
      </p>
      <Button size="small" onClick={() => remove.mutate(id)}>
        Delete for good
      </Button>
      <Button look="quiet" size="small" onClick={() => setIsSure(false)}>
        Keep it
      </Button>
    </div>
  ) : (
    <Button look="bare" size="small" className="self-start" onClick={() => setIsSure(true)}>
      Delete this deal
    </Button>
  );
}
