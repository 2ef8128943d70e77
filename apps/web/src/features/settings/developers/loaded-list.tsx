import { Button } from "@flipworth/ui";
import type { ReactNode } from "react";
import { describeFailure } from "../../../lib/failure.ts";

type LoadedListProps<Row> = {
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };
  /** "your API keys". */
  what: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list that is there, on its way or out of reach. */
export function LoadedList<Row>({ query, what, children }: LoadedListProps<Row>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (!error) return <output className="h-12 text-sm text-soft">Loading…</output>;
  return (
    <>
      <p role="alert" className="text-sm">
        We couldn’t load {what}. {describeFailure(error).message}
      </p>
      <Button look="quiet" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}
