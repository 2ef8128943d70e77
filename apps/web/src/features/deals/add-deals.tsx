import { Button } from "@flipworth/ui";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { ImportDealsDialog } from "./import-deals-dialog.tsx";
import { NewDealDialog } from "./new-deal-dialog.tsx";

/** The ways to a new deal: by hand, or many out of a marketplace's file. */
export function AddDeals() {
  const [dialog, setDialog] = useState<"add" | "import">();
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => setDialog("import")}>
        <FileUp aria-hidden className="size-4" />
        Import sold items
      </Button>
      <Button onClick={() => setDialog("add")}>
        <Plus aria-hidden className="size-4" />
        Add a deal
      </Button>
      {dialog === "add" && <NewDealDialog onClose={close} />}
      {dialog === "import" && <ImportDealsDialog onClose={close} />}
    </div>
  );
}
