import { Button, Dialog, TextField, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { endSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { dataWords } from "../../words/english/account/your-data.ts";

/** Asks for a word to be typed: what cannot be undone is not one press away. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const say = useWords(dataWords);
  const word = say("confirmation");
  const showToast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: account.deleteAccount,
    onSuccess: async () => {
      endSession();
      await navigate(paths.home);
      showToast({ title: say("deleted"), description: say("deletedDetail") });
    },
  });
  const remove = () => {
    if (isPending) return;
    const isConfirmed = typed.trim() === word;
    setProblem(isConfirmed ? undefined : say("typeInCapitals", { word }));
    if (isConfirmed) mutate();
  };
  return (
    <Dialog title={say("deleteAccount")} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <p className="text-pretty">{say("deleteWarning")}</p>
        <TextField
          label={say("typeToConfirm", { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && (
          <p role="alert" className="rounded-control bg-loss-ground p-3 text-sm text-loss">
            {say("deleteFailed", { reason: describeFailure(error).message })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? say("deleting") : say("delete")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say("keep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
