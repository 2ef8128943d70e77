import { Button, useToast } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type FormEvent, useState } from "react";
import { paymentWords } from "../../../words/english/account/payment.ts";
import { confirmPayment, type PaymentEnd } from "./confirm-payment.ts";
import { expectedTier } from "../expected-tier.ts";

/** Time to read that the payment is on its way. */
const beforeLeavingMs = 1_500;

type PaymentFormProps = { button: string; tier: string; onLoadError: () => void };

export function PaymentForm({ button, tier, onLoadError }: PaymentFormProps) {
  const say = useWords(paymentWords);
  const showToast = useToast();
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || !isReady || isPaying) return;
    setPaying(true);
    expectedTier.write(tier);
    const end = await confirmPayment({ stripe, elements });
    showToast(toastOf(end, say));
    if (end.kind !== "paid") return setPaying(false);
    setTimeout(() => location.assign(end.returnAddress), beforeLeavingMs);
  };
  return (
    <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadError} />
      {/* Not `disabled`: that would take the focus away from whoever has just pressed it. */}
      <Button type="submit" aria-disabled={!isReady || isPaying}>
        {isPaying ? say("paying") : button}
      </Button>
    </form>
  );
}

function toastOf(end: PaymentEnd, say: Say<keyof typeof paymentWords.english>) {
  switch (end.kind) {
    case "paid":
      return { title: say("processing"), description: say("processingDetail") };
    case "refused":
      return { title: say("failed"), description: end.message || say("failedDetail") };
    case "broken":
      return { title: say("broken"), description: say("brokenDetail") };
  }
}
