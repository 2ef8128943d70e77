import type { SalesColumns, SalesImported } from "@flipworth/contract";
import { Button, TextField, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChooseSalesFile } from "../../../components/sales-file/choose-sales-file.tsx";
import {
  saleColumns,
  SalesFilePreview,
} from "../../../components/sales-file/sales-file-preview.tsx";
import { account } from "../../../lib/api.ts";
import { describeFailure } from "../../../lib/failure.ts";

import { ImportProgress } from "./import-progress.tsx";
import { salesKey } from "./sales-key.ts";

const fields = [...saleColumns, ["condition", "Condition"]] as const;

type Chosen = { name: string; csv: string };

/** A file of sales: shown first, with the columns to map, and then kept. */
export function ImportSales() {
  const [file, setFile] = useState<Chosen>();
  // Stays in sight while the file is read anew with other columns.
  const [read, setRead] = useState<SalesImported>();
  const preview = useMutation({
    mutationFn: ({ csv, columns }: { csv: string; columns?: SalesColumns }) =>
      account.importSales({ csv, isPreview: true, ...(columns ? { columns } : {}) }),
    onSuccess: setRead,
  });
  const close = () => {
    setFile(undefined);
    setRead(undefined);
    preview.reset();
  };
  const choose = async (picked: File) => {
    const csv = await picked.text();
    setFile({ name: picked.name, csv });
    setRead(undefined);
    preview.mutate({ csv });
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <ChooseSalesFile onChoose={(picked) => void choose(picked)} />
      {preview.isPending && <output className="text-sm">Reading the file…</output>}
      {preview.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(preview.error).message}
        </p>
      )}
      {file && read && (
        <>
          <SalesFilePreview
            name={file.name}
            fields={fields}
            read={read}
            onMap={(columns) => preview.mutate({ csv: file.csv, columns })}
          />
          <Keep file={file} read={read} onDone={close} />
        </>
      )}
    </div>
  );
}

const countOfSales = (count: number) =>
  `${count.toLocaleString("en-US")} sale${count === 1 ? "" : "s"}`;

type KeepProps = { file: Chosen; read: SalesImported; onDone: () => void };

function Keep({ file: { csv }, read, onDone }: KeepProps) {
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
      {keep.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(keep.error).message}
        </p>
      )}
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
      <div className="flex gap-3">
        <Button
          aria-disabled={keep.isPending || read.readable === 0}
          onClick={() => !keep.isPending && read.readable > 0 && keep.mutate()}
        >
          {keep.isPending ? "Importing…" : `Import ${countOfSales(read.readable)}`}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </>
  );
}
