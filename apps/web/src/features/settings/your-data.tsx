import { Button, buttonClasses, Card } from "@flipworth/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function YourData() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
        <h2 className="font-semibold">Your data</h2>
        <p className="text-sm text-pretty text-soft">
          Everything we store about you, in one file: your account, settings, saved listings,
          recorded sales and analyses.
        </p>
        <a href={paths.accountFile} download className={buttonClasses({ look: "quiet" })}>
          <Download aria-hidden className="size-4" />
          Download my data
        </a>
      </Card>
      <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
        <h2 className="font-semibold">Delete account</h2>
        <p className="text-sm text-pretty text-soft">
          Deletes all your data and ends any paid plan. You can’t undo it.
        </p>
        <Button look="quiet" className="text-loss" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </Card>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
