import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Elements } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentWords } from "../../../words/english/account/payment.ts";
import { FieldsFailed } from "./fields-failed.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { WaitingFields } from "../subscribe-frame.tsx";
import { useAppearance } from "./use-appearance.ts";
import { useFieldLocale } from "./use-field-locale.ts";

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
  const say = useWords(paymentWords);
  const locale = useFieldLocale();
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
        <h2 className="text-lg font-semibold">{say("payByCard")}</h2>
        <p className="text-pretty text-soft">{message}</p>
      </div>
      {stripe.data ? (
        <Elements stripe={stripe.data} options={{ clientSecret, appearance, locale }}>
          <PaymentForm button={button} tier={tier} onLoadError={() => setBroken(true)} />
        </Elements>
      ) : (
        <WaitingFields />
      )}
      <p className="text-sm text-pretty text-soft">{say("byStripe")}</p>
    </Card>
  );
}
