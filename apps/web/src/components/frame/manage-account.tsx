import { Button, type ButtonLook, useToast } from "@flipworth/ui";
import { useMutation } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";

const title = "Subscription Management";

/** Asks where the person's billing lies and opens it in a new tab. */
export function ManageAccount({ look = "primary" }: { look?: ButtonLook }) {
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: account.getBillingPortal,
    onSuccess: ({ url }) => {
      const tab = window.open(url, "_blank");
      if (!tab) {
        const action = { label: "Open it", href: url };
        return showToast({ title, description: "Your browser blocked the new tab.", action });
      }
      // Set by hand: with "noopener" a tab that was held back looks the same as an open one.
      tab.opener = null;
      return showToast({ title: "Opening Billing Portal" });
    },
    onError: (error) => showToast({ title, description: portalProblem(error) }),
  });
  return (
    <Button look={look} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      Manage Account
    </Button>
  );
}

function portalProblem(error: Error): string {
  if (error.name === "ZodError") return "Failed to get billing portal URL";
  const body: unknown = "body" in error ? error.body : null;
  return messageOf(body) ?? "Unable to open billing portal. Please try again.";
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}
