import type { DealsImported, SellingPlatform } from "@flipworth/contract";
import { Dialog, SelectField, useToast } from "@flipworth/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImportButtons } from "../../components/sales-file/import-buttons.tsx";
import { SalesFileFailure } from "../../components/sales-file/sales-file-failure.tsx";
import { useSalesFile } from "../../components/sales-file/use-sales-file.ts";
import { ChooseSalesFile } from "../../components/sales-file/choose-sales-file.tsx";
import { saleColumns, SalesFilePreview } from "../../components/sales-file/sales-file-preview.tsx";
import { account } from "../../lib/api.ts";
import { chosen, platformOptions } from "./choices.ts";
import { dealKeys } from "./use-deals.ts";

const fields = [
  ...saleColumns,
  ["cost", "What it cost you"],
  ["boughtOn", "Bought on"],
  ["fee", "Selling fees"],
  ["label", "Shipping label"],
  ["sku", "SKU or label"],
  ["itemId", "Item number"],
] as const;

/** A marketplace's file of sold items: shown first, with the columns to map, and then kept. */
export function ImportDealsDialog({ onClose }: { onClose: () => void }) {
  const { file, read, preview, choose } = useSalesFile(account.importDeals);
  return (
    <Dialog title="Import sold items" onClose={onClose}>
      <div className="flex flex-col gap-3">
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
            <Keep csv={file.csv} read={read} onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const items = (count: number) =>
  `${count.toLocaleString("en-US")} sold item${count === 1 ? "" : "s"}`;

type KeepProps = { csv: string; read: DealsImported; onDone: () => void };

function Keep({ csv, read, onDone }: KeepProps) {
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
      showToast({ title: `${items(done.added ?? 0)} added`, description: alsoFound(done) });
      onDone();
      return queries.invalidateQueries({ queryKey: dealKeys.all });
    },
  });
  return (
    <>
      {isPlatformUnknown && (
        <SelectField
          label="Where they sold"
          options={platformOptions}
          value={platform}
          onChange={({ target }) => setPlatform(chosen(platformOptions, target.value, "ebay"))}
        />
      )}
      {read.withoutCost > 0 && (
        <p className="text-sm text-pretty text-soft">
          The file doesn’t say what {items(read.withoutCost)} cost you. Their profit counts once you
          enter it.
        </p>
      )}
      <SalesFileFailure error={keep.error} />
      <ImportButtons
        what={items(read.readable)}
        isPending={keep.isPending}
        isReadable={read.readable > 0}
        onImport={() => keep.mutate()}
        onCancel={onDone}
      />
    </>
  );
}

function alsoFound({ sold, known }: DealsImported): string {
  const found = [
    sold ? `${items(sold)} matched to your stock` : "",
    known ? `${known.toLocaleString("en-US")} already here` : "",
  ].filter(Boolean);
  return found.length === 0 ? "Find them under Deals." : `${found.join(", ")}.`;
}
