import type { SalesImported } from "@flipworth/contract";
import { TextField, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImportButtons } from "../../../components/sales-file/import-buttons.tsx";
import { SalesFileFailure } from "../../../components/sales-file/sales-file-failure.tsx";
import { account } from "../../../lib/api.ts";
import { saleWords } from "../../../words/english/account/recorded-sales.ts";
import { ImportProgress } from "./import-progress.tsx";
import { salesKey } from "./sales-key.ts";

type KeepSalesProps = { csv: string; read: SalesImported; onDone: () => void };

/** What was read of a file, ready to be kept. */
export function KeepSales({ csv, read, onDone }: KeepSalesProps) {
  const say = useWords(saleWords);
  const showToast = useToast();
  const client = useQueryClient();
  const [marketplace, setMarketplace] = useState("");
  const keep = useMutation({
    mutationFn: () =>
      account.importSales({
        csv,
        columns: read.columns,
        ...(marketplace.trim() ? { marketplace: marketplace.trim() } : {}),
      }),
    onSuccess: ({ added }) => {
      showToast({
        title: say("added", { count: added ?? 0 }),
        description: say("addedDetail"),
      });
      onDone();
      return client.invalidateQueries({ queryKey: salesKey });
    },
  });
  return (
    <>
      <SalesFileFailure error={keep.error} />
      {read.marketplace === null && (
        <TextField
          label={say("whereTheySold")}
          hint={say("whereTheySoldHint")}
          value={marketplace}
          maxLength={200}
          onChange={(event) => setMarketplace(event.target.value)}
        />
      )}
      {keep.isPending && <ImportProgress total={read.readable} />}
      <ImportButtons
        what={say("sales", { count: read.readable })}
        isPending={keep.isPending}
        isReadable={read.readable > 0}
        onImport={() => keep.mutate()}
        onCancel={onDone}
      />
    </>
  );
}
