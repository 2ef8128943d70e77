import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { sharedWords } from "../../../words/english/account/shared.ts";

type LoadedListProps<Row> = {
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };
  /** That the list could not be loaded, and why. */
  sayFailed: (reason: string) => string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list that is there, on its way or out of reach. */
export function LoadedList<Row>({ query, sayFailed, children }: LoadedListProps<Row>) {
  const say = useWords(sharedWords);
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (!error) return <output className="h-12 text-sm text-soft">{say("loading")}</output>;
  return (
    <>
      <p role="alert" className="text-sm">
        {sayFailed(describeFailure(error).message)}
      </p>
      <Button look="quiet" size="small" onClick={() => void refetch()}>
        {say("tryAgain")}
      </Button>
    </>
  );
}
