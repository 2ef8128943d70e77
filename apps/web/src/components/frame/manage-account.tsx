import { Button, type ButtonLook, useToast } from "@flipworth/ui";
import type { SayOf } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useMutation } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { frame } from "../../words/english/site/frame.ts";

/** Asks where the person's billing lies and opens it in a new tab. */
export function ManageAccount({ look = "primary" }: { look?: ButtonLook }) {
  const say = useWords(frame);
  const showToast = useToast();
  const title = say("portalTitle");
  const { mutate, isPending } = useMutation({
    mutationFn: account.getBillingPortal,
    onSuccess: ({ url }) => {
      const tab = window.open(url, "_blank");
      if (!tab) {
        const action = { label: say("portalOpen"), href: url };
        return showToast({ title, description: say("portalTabBlocked"), action });
      }
      // Set by hand: with "noopener" a tab that was held back looks the same as an open one.
      tab.opener = null;
      return showToast({ title: say("portalOpening") });
    },
    onError: (error) => showToast({ title, description: portalProblem(error, say) }),
  });
  return (
    <Button look={look} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {say("manageAccount")}
    </Button>
  );
}

function portalProblem(error: Error, say: SayOf<typeof frame>): string {
  if (error.name === "ZodError") return say("portalUnreadable");
  const body: unknown = "body" in error ? error.body : null;
  return messageOf(body) ?? say("portalFailed");
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}
