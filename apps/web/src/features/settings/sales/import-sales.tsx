import type { SalesImported } from "@flipworth/contract";
import { TextField, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImportButtons } from "../../../components/sales-file/import-buttons.tsx";
import { SalesFileFailure } from "../../../components/sales-file/sales-file-failure.tsx";
import { useSalesFile } from "../../../components/sales-file/use-sales-file.ts";
import { ChooseSalesFile } from "../../../components/sales-file/choose-sales-file.tsx";
import {
  saleColumns,
  SalesFilePreview,
} from "../../../components/sales-file/sales-file-preview.tsx";
import { account } from "../../../lib/api.ts";

import { ImportProgress } from "./import-progress.tsx";
import { salesKey } from "./sales-key.ts";

const fields = [...saleColumns, ["condition", "Condition"]] as const;

/** A file of sales: shown first, with the columns to map, and then kept. */
export function ImportSales() {
  const { file, read, preview, choose, close } = useSalesFile(account.importSales);
  return (
    <div className="flex w-full flex-col gap-3">
      <ChooseSalesFile onChoose={(picked) => void choose(picked)} />
      {preview.isPending && <output className="text-sm">Reading the file…</output>}
      <SalesFileFailure error={preview.error} />
      {file && read && (
        <>
          <SalesFilePreview
            name={file.name}
            fields={fields}
            read={read}
            onMap={(columns) => preview.mutate({ csv: file.csv, columns })}
          />
          <Keep csv={file.csv} read={read} onDone={close} />
        </>
      )}
    </div>
  );
}

const countOfSales = (count: number) =>
  `${count.toLocaleString("en-US")} sale${count === 1 ? "" : "s"}`;

type KeepProps = { csv: string; read: SalesImported; onDone: () => void };

function Keep({ csv, read, onDone }: KeepProps) {
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
        title: `${countOfSales(added ?? 0)} added`,
        description: "Used from your next analysis.",
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
          label="Where they sold"
          hint="Optional. Shown beside each sale."
          value={marketplace}
          maxLength={200}
          onChange={(event) => setMarketplace(event.target.value)}
        />
      )}
      {keep.isPending && <ImportProgress total={read.readable} />}
      <ImportButtons
        what={countOfSales(read.readable)}
        isPending={keep.isPending}
        isReadable={read.readable > 0}
        onImport={() => keep.mutate()}
        onCancel={onDone}
      />
    </>
  );
}
