import { Button, type ButtonLook, useToast } from "@flipworth/ui";
import type { SayOf } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useMutation } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { billingPortal } from "../../words/english/site/billing-portal.ts";

/** Asks where the person's billing lies and opens it in a new tab. */
export function ManageAccount({ look = "primary" }: { look?: ButtonLook }) {
  const say = useWords(billingPortal);
  const showToast = useToast();
  const title = say("title");
  const { mutate, isPending } = useMutation({
    mutationFn: account.getBillingPortal,
    onSuccess: ({ url }) => {
      const tab = window.open(url, "_blank");
      if (!tab) {
        const action = { label: say("open"), href: url };
        return showToast({ title, description: say("tabBlocked"), action });
      }
      // Set by hand: with "noopener" a tab that was held back looks the same as an open one.
      tab.opener = null;
      return showToast({ title: say("opening") });
    },
    onError: (error) => showToast({ title, description: portalProblem(error, say) }),
  });
  return (
    <Button look={look} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {say("manage")}
    </Button>
  );
}

function portalProblem(error: Error, say: SayOf<typeof billingPortal>): string {
  if (error.name === "ZodError") return say("unreadable");
  const body: unknown = "body" in error ? error.body : null;
  return messageOf(body) ?? say("failed");
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}
