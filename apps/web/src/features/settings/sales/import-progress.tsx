import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";
import { saleWords } from "../../../words/english/account/recorded-sales.ts";

const everyMs = 500;

/** How far an import is. Without an answer of the server it moves without a figure. */
export function ImportProgress({ total }: { total: number }) {
  const say = useWords(saleWords);
  const { data } = useQuery({
    queryKey: ["sales-import-progress"],
    queryFn: () => account.getImportProgress(),
    refetchInterval: everyMs,
    gcTime: 0,
  });
  const kept = data?.total == null ? undefined : data.kept;
  return (
    <label className="flex w-full flex-col gap-1 text-sm tabular-nums">
      {kept === undefined ? say("readingFile") : say("written", { kept, total })}
      <progress className="h-2 w-full accent-accent" max={total} value={kept} />
    </label>
  );
}
