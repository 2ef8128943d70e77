import { Dialog } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ChooseSalesFile } from "../../../components/sales-file/choose-sales-file.tsx";
import { SalesFileFailure } from "../../../components/sales-file/sales-file-failure.tsx";
import {
  saleColumns,
  SalesFilePreview,
} from "../../../components/sales-file/sales-file-preview.tsx";
import { useSalesFile } from "../../../components/sales-file/use-sales-file.ts";
import { account } from "../../../lib/api.ts";
import { dealsImport } from "../../../words/english/deals/import.ts";
import { KeepSoldItems } from "./keep-sold-items.tsx";

/** What a file of sold items may also say, beside what every one needs. */
const ledgerColumns = [
  ["cost", "columnCost"],
  ["boughtOn", "columnBoughtOn"],
  ["fee", "columnFee"],
  ["label", "columnLabel"],
  ["sku", "columnSku"],
  ["itemId", "columnItemId"],
] as const;

/** A marketplace's file of sold items: shown first, with the columns to map, and then kept. */
export function ImportDealsDialog({ onClose }: { onClose: () => void }) {
  const say = useWords(dealsImport);
  const { file, read, preview, choose } = useSalesFile(account.importDeals);
  const fields = [
    ...saleColumns,
    ...ledgerColumns.map(([column, label]) => [column, say(label)] as const),
  ];
  return (
    <Dialog title={say("title")} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <ChooseSalesFile onChoose={(picked) => void choose(picked)} />
        {preview.isPending && <output className="text-sm">{say("reading")}</output>}
        <SalesFileFailure error={preview.error} />
        {file && read && (
          <>
            <SalesFilePreview
              name={file.name}
              fields={fields}
              read={read}
              onMap={(columns) => preview.mutate({ csv: file.csv, columns })}
            />
            <KeepSoldItems csv={file.csv} read={read} onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}
