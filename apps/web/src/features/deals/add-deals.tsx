import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { dealsScreen } from "../../words/english/deals/screen.ts";
import { ImportDealsDialog } from "./import/import-deals-dialog.tsx";
import { NewDealDialog } from "./forms/new-deal-dialog.tsx";

/** The ways to a new deal: by hand, or many out of a marketplace's file. */
export function AddDeals() {
  const say = useWords(dealsScreen);
  const [dialog, setDialog] = useState<"add" | "import">();
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => setDialog("import")}>
        <FileUp aria-hidden className="size-4" />
        {say("importSold")}
      </Button>
      <Button onClick={() => setDialog("add")}>
        <Plus aria-hidden className="size-4" />
        {say("addDeal")}
      </Button>
      {dialog === "add" && <NewDealDialog onClose={close} />}
      {dialog === "import" && <ImportDealsDialog onClose={close} />}
    </div>
  );
}
