import type { DealsImported, SellingPlatform } from "@flipworth/contract";
import { SelectField, useToast } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImportButtons } from "../../../components/sales-file/import-buttons.tsx";
import { SalesFileFailure } from "../../../components/sales-file/sales-file-failure.tsx";
import { account } from "../../../lib/api.ts";
import { dealsImport } from "../../../words/english/deals/import.ts";
import { chosen, platforms, usePlatformOptions } from "../choices.ts";
import { dealKeys } from "../use-deals.ts";

type KeepSoldItemsProps = { csv: string; read: DealsImported; onDone: () => void };

/** The end of an import: where they sold, what they miss, and the way into the deals. */
export function KeepSoldItems({ csv, read, onDone }: KeepSoldItemsProps) {
  const say = useWords(dealsImport);
  const platformOptions = usePlatformOptions();
  const showToast = useToast();
  const queries = useQueryClient();
  const [platform, setPlatform] = useState<SellingPlatform>("ebay");
  const isPlatformUnknown = read.platform === null;
  const keep = useMutation({
    mutationFn: () =>
      account.importDeals({
        csv,
        columns: read.columns,
        ...(isPlatformUnknown ? { platform } : {}),
      }),
    onSuccess: (done) => {
      showToast({
        title: say("added", { count: done.added ?? 0 }),
        description: alsoFound(done, say),
      });
      onDone();
      return queries.invalidateQueries({ queryKey: dealKeys.all });
    },
  });
  return (
    <>
      {isPlatformUnknown && (
        <SelectField
          label={say("whereSold")}
          options={platformOptions}
          value={platform}
          onChange={({ target }) => setPlatform(chosen(platforms, target.value, "ebay"))}
        />
      )}
      {read.withoutCost > 0 && (
        <p className="text-sm text-pretty text-soft">
          {say("withoutCost", { count: read.withoutCost })}
        </p>
      )}
      <SalesFileFailure error={keep.error} />
      <ImportButtons
        what={say("soldItems", { count: read.readable })}
        isPending={keep.isPending}
        isReadable={read.readable > 0}
        onImport={() => keep.mutate()}
        onCancel={onDone}
      />
    </>
  );
}

type SayImport = Say<keyof typeof dealsImport.english>;

function alsoFound({ sold, known }: DealsImported, say: SayImport): string {
  if (sold && known) return say("matchedAndKnown", { sold, known });
  if (sold) return say("matched", { sold });
  return known ? say("known", { known }) : say("findThem");
}
