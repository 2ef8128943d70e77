import { Button, Card, Problem } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { sharing } from "../../words/english/site/sharing.ts";

/** Below the key of the sales: whoever gets their first one is asked. */
const sharingKey = ["sales", "sharing"] as const;

/** Asked once, after the first sale was recorded, where the server lets people share. */
export function ShareQuestion() {
  const say = useWords(sharing);
  const client = useQueryClient();
  // Where it can't be known nobody is asked, and nothing is shared.
  const { data } = useQuery({ queryKey: sharingKey, queryFn: () => account.getSalesSharing() });
  const answer = useMutation({
    mutationFn: account.answerSharing,
    onSuccess: (answered) => {
      client.setQueryData(sharingKey, answered);
      return client.invalidateQueries({ queryKey: ["settings"] });
    },
  });
  if (!data?.isAsking) return null;
  const reply = (agrees: boolean) => () => !answer.isPending && answer.mutate(agrees);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">{say("title")}</h2>
      <p className="text-sm text-pretty text-soft">{say("explanation")}</p>
      {answer.error && <Problem>{describeFailure(answer.error).message}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" aria-disabled={answer.isPending} onClick={reply(true)}>
          {say("share")}
        </Button>
        <Button look="quiet" aria-disabled={answer.isPending} onClick={reply(false)}>
          {say("refuse")}
        </Button>
      </div>
    </Card>
  );
}
