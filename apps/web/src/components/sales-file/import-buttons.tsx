import { Button } from "@flipworth/ui";

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
  return (
    <div className="flex gap-3">
      <Button
        aria-disabled={isPending || !isReadable}
        onClick={() => !isPending && isReadable && onImport()}
      >
        {isPending ? "Importing…" : `Import ${what}`}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
