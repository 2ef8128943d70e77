import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { salesFile } from "../../words/english/site/sales-file.ts";

type ImportButtonsProps = {
  /** "3 sales" */
  what: string;
  isPending: boolean;
  /** Whether any line can be read. */
  isReadable: boolean;
  onImport: () => void;
  onCancel: () => void;
};

/** The end of a preview: keep what was read, or leave it. */
export function ImportButtons({
  what,
  isPending,
  isReadable,
  onImport,
  onCancel,
}: ImportButtonsProps) {
  const say = useWords(salesFile);
  return (
    <div className="flex gap-3">
      <Button
        aria-disabled={isPending || !isReadable}
        onClick={() => !isPending && isReadable && onImport()}
      >
        {isPending ? say("importing") : say("import", { what })}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {say("cancel")}
      </Button>
    </div>
  );
}
