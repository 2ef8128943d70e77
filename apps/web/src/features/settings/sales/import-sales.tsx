import type { SalesColumns, SalesImported } from "@flipworth/contract";
import { Button, TextField, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { account } from "../../../lib/api.ts";
import { describeFailure } from "../../../lib/failure.ts";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { salesKey } from "./sales-key.ts";

type Chosen = { name: string; csv: string };

/** A file of sales: shown first, with the columns to map, and then kept. */
export function ImportSales() {
  const field = useId();
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
  const choose = async (picked: File | undefined) => {
    if (!picked) return;
    const csv = await picked.text();
    setFile({ name: picked.name, csv });
    setRead(undefined);
    preview.mutate({ csv });
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <label htmlFor={field} className="text-sm font-medium">
        Import a CSV file
      </label>
      <input
        id={field}
        type="file"
        accept=".csv,text/csv"
        className="text-sm"
        aria-describedby={`${field}-hint`}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file, mended, can be chosen again.
          event.target.value = "";
        }}
      />
      <p id={`${field}-hint`} className="text-sm text-pretty text-soft">
        We recognize order files from eBay, Mercari, Poshmark, Depop, StockX and Facebook. Any other
        file works if it has a title, a price and a date.
      </p>
      {preview.isPending && <output className="text-sm">Reading the file…</output>}
      {preview.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(preview.error).message}
        </p>
      )}
      {file && read && (
        <>
          <ImportPreview
            name={file.name}
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
