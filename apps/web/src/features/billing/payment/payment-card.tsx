import { Button, Card } from "@flipworth/ui";
import { Elements } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PaymentForm } from "./payment-form.tsx";
import { WaitingFields } from "../subscribe-frame.tsx";
import { useAppearance } from "./use-appearance.ts";

type PaymentCardProps = {
  publishableKey: string;
  clientSecret: string;
  /** What the server says about this payment. */
  message: string;
  button: string;
  tier: string;
};

/** The provider's card fields. Its script comes from its own host, on this screen alone. */
export function PaymentCard(props: PaymentCardProps) {
  const { publishableKey, clientSecret, message, button, tier } = props;
  const appearance = useAppearance();
  const [isBroken, setBroken] = useState(false);
  const stripe = useQuery({
    queryKey: ["stripe", publishableKey],
    queryFn: () => loadStripe(publishableKey),
    structuralSharing: false,
  });
  if (stripe.error || isBroken) return <FieldsFailed />;
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">Pay by card</h2>
        <p className="text-pretty text-soft">{message}</p>
      </div>
      {stripe.data ? (
        <Elements stripe={stripe.data} options={{ clientSecret, appearance }}>
          <PaymentForm button={button} tier={tier} onLoadError={() => setBroken(true)} />
        </Elements>
      ) : (
        <WaitingFields />
      )}
      <p className="text-sm text-pretty text-soft">
        Stripe processes your payment. Flipworth never sees your card number.
      </p>
    </Card>
  );
}

function FieldsFailed() {
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
      <div role="alert" className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">We couldn’t load the payment form</h2>
        <p className="text-pretty text-soft">
          The form comes from Stripe. A blocker or a bad connection may have stopped it. You weren’t
          charged.
        </p>
      </div>
      <Button onClick={() => location.reload()}>Try again</Button>
    </Card>
  );
}
