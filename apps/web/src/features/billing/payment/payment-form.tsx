import { Button, useToast } from "@flipworth/ui";
import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type FormEvent, useState } from "react";
import { confirmPayment, type PaymentEnd } from "./confirm-payment.ts";
import { expectedTier } from "../expected-tier.ts";

/** Time to read that the payment is on its way. */
const beforeLeavingMs = 1_500;

type PaymentFormProps = { button: string; tier: string; onLoadError: () => void };

export function PaymentForm({ button, tier, onLoadError }: PaymentFormProps) {
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
    showToast(toastOf(end));
    if (end.kind !== "paid") return setPaying(false);
    setTimeout(() => location.assign(end.returnAddress), beforeLeavingMs);
  };
  return (
    <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
      <PaymentElement onReady={() => setReady(true)} onLoadError={onLoadError} />
      {/* Not `disabled`: that would take the focus away from whoever has just pressed it. */}
      <Button type="submit" aria-disabled={!isReady || isPaying}>
        {isPaying ? "Paying…" : button}
      </Button>
    </form>
  );
}

function toastOf(end: PaymentEnd) {
  switch (end.kind) {
    case "paid":
      return {
        title: "Payment Processing",
        description: "Your subscription is being processed. You'll be redirected shortly.",
      };
    case "refused":
      return {
        title: "Payment Failed",
        description: end.message || "Please check your payment details and try again",
      };
    case "broken":
      return {
        title: "Payment Error",
        description: "An unexpected error occurred with your payment",
      };
  }
}
