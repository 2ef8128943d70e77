import { Button, Dialog, TextField, useToast } from "@flipworth/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { endSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

const confirmation = "DELETE";

/** Asks for a word to be typed: what cannot be undone is not one press away. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: account.deleteAccount,
    onSuccess: async () => {
      endSession();
      await navigate(paths.home);
      showToast({ title: "We deleted your account", description: "Thanks for using Flipworth." });
    },
  });
  const remove = () => {
    if (isPending) return;
    const isConfirmed = typed.trim() === confirmation;
    setProblem(isConfirmed ? undefined : `Type ${confirmation} in capital letters to continue.`);
    if (isConfirmed) mutate();
  };
  return (
    <Dialog title="Delete account" onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <p className="text-pretty">
          This deletes your saved listings, analyses and settings, and ends any paid plan. You can’t
          undo it.
        </p>
        <TextField
          label={`Type ${confirmation} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            We couldn’t delete your account. {describeFailure(error).message}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? "Deleting…" : "Delete my account"}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
