import { Button, buttonClasses, Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { dataWords } from "../../words/english/account/your-data.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function YourData() {
  const say = useWords(dataWords);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
        <h2 className="font-semibold">{say("title")}</h2>
        <p className="text-sm text-pretty text-soft">{say("what")}</p>
        <a href={paths.accountFile} download className={buttonClasses({ look: "quiet" })}>
          <Download aria-hidden className="size-4" />
          {say("download")}
        </a>
      </Card>
      <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
        <h2 className="font-semibold">{say("deleteAccount")}</h2>
        <p className="text-sm text-pretty text-soft">{say("deleteHint")}</p>
        <Button look="quiet" className="text-loss" onClick={() => setDeleting(true)}>
          {say("deleteAccount")}
        </Button>
      </Card>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
