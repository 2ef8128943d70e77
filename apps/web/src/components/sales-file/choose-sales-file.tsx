import { useWords } from "@flipworth/words/react";
import { useId } from "react";
import { salesFile } from "../../words/english/site/sales-file.ts";

/** The way to a file of sold items. */
export function ChooseSalesFile({ onChoose }: { onChoose: (file: File) => void }) {
  const say = useWords(salesFile);
  const field = useId();
  return (
    <>
      <label htmlFor={field} className="text-sm font-medium">
        {say("choose")}
      </label>
      <input
        id={field}
        type="file"
        accept=".csv,text/csv"
        className="text-sm"
        aria-describedby={`${field}-hint`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // The same file, mended, can be chosen again.
          event.target.value = "";
        }}
      />
      <p id={`${field}-hint`} className="text-sm text-pretty text-soft">
        {say("hint")}
      </p>
    </>
  );
}
