import { Button, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { paymentWords } from "../../../words/english/account/payment.ts";
import { sharedWords } from "../../../words/english/account/shared.ts";

/** Instead of card fields that never came. */
export function FieldsFailed() {
  const say = useWords(paymentWords);
  const sayShared = useWords(sharedWords);
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-6">
      <div role="alert" className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">{say("formFailed")}</h2>
        <p className="text-pretty text-soft">{say("formFailedDetail")}</p>
      </div>
      <Button onClick={() => location.reload()}>{sayShared("tryAgain")}</Button>
    </Card>
  );
}
