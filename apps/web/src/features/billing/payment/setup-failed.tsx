import { Button, buttonClasses, Card, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useEffect, useEffectEvent } from "react";
import { ManageAccount } from "../../../components/frame/manage-account.tsx";
import { paths } from "../../../paths.ts";
import { sharedWords } from "../../../words/english/account/shared.ts";
import { subscribeWords } from "../../../words/english/account/subscribe.ts";

type SetupFailedProps = {
  heading: string;
  children: string;
  isToast?: boolean;
  /** The person has a plan whose card they may want to change. */
  canManage?: boolean;
  /** Loading the page again could end differently. */
  canRetry?: boolean;
};

/** Why there is no payment form, and the way back. */
export function SetupFailed(props: SetupFailedProps) {
  const { heading, children, isToast, canManage, canRetry } = props;
  const say = useWords(subscribeWords);
  const sayShared = useWords(sharedWords);
  const showToast = useToast();
  const tell = useEffectEvent(() =>
    showToast({ title: say("subscriptionError"), description: heading }),
  );
  useEffect(() => {
    if (isToast) tell();
  }, [isToast]);
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-4 sm:p-6">
      <div role="alert" className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">{heading}</h2>
        <p className="text-pretty text-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canRetry && <Button onClick={() => location.reload()}>{sayShared("tryAgain")}</Button>}
        <a
          href={paths.pricing}
          className={buttonClasses({ look: canManage || canRetry ? "quiet" : "primary" })}
        >
          {say("returnToPricing")}
        </a>
        {canManage && <ManageAccount look={canRetry ? "quiet" : "primary"} />}
      </div>
    </Card>
  );
}
