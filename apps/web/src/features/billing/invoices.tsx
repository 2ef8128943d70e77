import { httpUrlOf, type Invoice } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { planWords } from "../../words/english/account/plan.ts";
import { sharedWords } from "../../words/english/account/shared.ts";
import { dayOf } from "./days.ts";

/** The last two years of bills, newest first. */
export function Invoices() {
  const say = useWords(planWords);
  const sayShared = useWords(sharedWords);
  const { data, error, refetch } = useQuery({
    queryKey: ["invoices"],
    queryFn: account.listInvoices,
  });
  return (
    <section aria-labelledby="invoices" className="flex w-full flex-col items-start gap-2 pt-2">
      <h3 id="invoices" className="text-sm font-semibold">
        {say("invoices")}
      </h3>
      {!data && !error && <output className="text-sm text-soft">{sayShared("loading")}</output>}
      {error && (
        <>
          <p role="alert" className="text-sm">
            {say("invoicesFailed", { reason: describeFailure(error).message })}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {sayShared("tryAgain")}
          </Button>
        </>
      )}
      {data?.length === 0 && <p className="text-sm text-soft">{say("noInvoices")}</p>}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-line text-sm">
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const say = useWords(planWords);
  const { locale } = languages[useVoice().language];
  const { createdAt, totalCents, status, number, url } = invoice;
  const page = httpUrlOf(url);
  const day = dayOf(createdAt, locale);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 tabular-nums">
      <span className="min-w-0">
        <time dateTime={createdAt}>{day}</time>
        {number && <span className="block text-soft wrap-anywhere">{number}</span>}
      </span>
      <span className="flex items-baseline gap-4">
        <span
          className={status === "open" || status === "uncollectible" ? "text-doubt" : "text-soft"}
        >
          {say(`invoice_${status}`)}
        </span>
        <span className="font-medium">${(totalCents / 100).toFixed(2)}</span>
        {page && (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 underline underline-offset-4"
          >
            <Sentence
              words={planWords}
              id="viewInvoice"
              values={{ day }}
              tags={{ more: afterIcon }}
            />
          </a>
        )}
      </span>
    </li>
  );
}

const afterIcon = (words: ReactNode) => (
  <>
    <ExternalLink aria-hidden className="size-3.5" />
    <span className="sr-only">{words}</span>
  </>
);
