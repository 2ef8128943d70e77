import type { User } from "@flipworth/contract";
import { useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { account } from "../../../lib/api.ts";
import { paymentWords } from "../../../words/english/account/payment.ts";
import { expectedTier } from "../expected-tier.ts";
import { type ReturnEnd, toastOfReturn } from "./return-words.ts";
import { waitForPlan } from "./wait-for-plan.ts";

const parameters = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

/** On the dashboard after a payment: waits until the plan is there, and says how it ended. */
export function PaymentReturn() {
  const say = useWords(paymentWords);
  const [address, setAddress] = useSearchParams();
  // Remembered before the address is cleaned: loading the page again is no second return.
  const [status] = useState(() => address.get("redirect_status"));
  const [isWaiting, setWaiting] = useState(status !== null && status !== "failed");
  const showToast = useToast();
  const queries = useQueryClient();

  useEffect(() => {
    if (parameters.every((name) => !address.has(name))) return;
    const clean = new URLSearchParams(address);
    for (const name of parameters) clean.delete(name);
    setAddress(clean, { replace: true, preventScrollReset: true });
  }, [address, setAddress]);

  // Another language on the way is no reason to wait anew.
  const tell = useEffectEvent((end: ReturnEnd) => {
    expectedTier.remove();
    setWaiting(false);
    const { subscription } = end;
    if (subscription) {
      queries.setQueryData<User>(["user"], (user) => user && { ...user, subscription });
    }
    showToast(toastOfReturn(end, say));
  });
  useEffect(() => {
    if (status === null) return undefined;
    const leaving = new AbortController();
    void endOf(status, leaving.signal).then((end) => {
      if (leaving.signal.aborted) return;
      tell(end);
    });
    return () => leaving.abort();
  }, [status]);

  if (!isWaiting) return null;
  return (
    <output className="block rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-6">
      {say("confirming")}
    </output>
  );
}

async function endOf(status: string, signal: AbortSignal): Promise<ReturnEnd> {
  if (status === "failed") return { kind: "failed", subscription: undefined };
  return waitForPlan(account.syncSubscription, { expected: expectedTier.read(), signal });
}
