import { Button, buttonClasses, Card, useToast } from "@flipworth/ui";
import { useEffect } from "react";
import { ManageAccount } from "../../../components/frame/manage-account.tsx";
import { paths } from "../../../paths.ts";

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
  const showToast = useToast();
  useEffect(() => {
    if (isToast) showToast({ title: "Subscription Error", description: heading });
  }, [isToast, heading, showToast]);
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-4 sm:p-6">
      <div role="alert" className="flex flex-col gap-1.5">
        <h2 className="text-lg font-semibold">{heading}</h2>
        <p className="text-pretty text-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canRetry && <Button onClick={() => location.reload()}>Try again</Button>}
        <a
          href={paths.pricing}
          className={buttonClasses({ look: canManage || canRetry ? "quiet" : "primary" })}
        >
          Return to Pricing
        </a>
        {canManage && <ManageAccount look={canRetry ? "quiet" : "primary"} />}
      </div>
    </Card>
  );
}
