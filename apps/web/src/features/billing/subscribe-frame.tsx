import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { subscribeWords } from "../../words/english/account/subscribe.ts";

export function SubscribeFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      {children}
    </div>
  );
}

/** What is paid for stands beside what is asked, and before it on a phone. */
export function TwoColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="md:order-last">{aside}</div>
      <div>{children}</div>
    </div>
  );
}

export function WaitingCards() {
  const say = useWords(subscribeWords);
  return (
    <>
      <output className="sr-only">{say("preparing")}</output>
      <TwoColumns aside={<Card aria-hidden className="h-64" />}>
        <Card aria-hidden className="p-4 sm:p-6">
          <WaitingFields />
        </Card>
      </TwoColumns>
    </>
  );
}

export function WaitingFields() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {["number", "expiry", "country", "pay"].map((field) => (
        <span key={field} className="block h-11 animate-pulse rounded-control bg-line" />
      ))}
    </div>
  );
}
