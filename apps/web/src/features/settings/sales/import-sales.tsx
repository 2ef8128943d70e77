import { useWords } from "@flipworth/words/react";
import { SalesFileFailure } from "../../../components/sales-file/sales-file-failure.tsx";
import { useSalesFile } from "../../../components/sales-file/use-sales-file.ts";
import { ChooseSalesFile } from "../../../components/sales-file/choose-sales-file.tsx";
import {
  saleColumns,
  SalesFilePreview,
} from "../../../components/sales-file/sales-file-preview.tsx";
import { account } from "../../../lib/api.ts";
import { saleWords } from "../../../words/english/account/recorded-sales.ts";
import { KeepSales } from "./keep-sales.tsx";

/** A file of sales: shown first, with the columns to map, and then kept. */
export function ImportSales() {
  const say = useWords(saleWords);
  const fields = [...saleColumns, ["condition", say("condition")]] as const;
  const { file, read, preview, choose, close } = useSalesFile(account.importSales);
  return (
    <div className="flex w-full flex-col gap-3">
      <ChooseSalesFile onChoose={(picked) => void choose(picked)} />
      {preview.isPending && <output className="text-sm">{say("readingFile")}</output>}
      <SalesFileFailure error={preview.error} />
      {file && read && (
        <>
          <SalesFilePreview
            name={file.name}
            fields={fields}
            read={read}
            onMap={(columns) => preview.mutate({ csv: file.csv, columns })}
          />
          <KeepSales csv={file.csv} read={read} onDone={close} />
        </>
      )}
    </div>
  );
}
