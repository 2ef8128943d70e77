import { useId } from "react";

/** The way to a file of sold items. */
export function ChooseSalesFile({ onChoose }: { onChoose: (file: File) => void }) {
  const field = useId();
  return (
    <>
      <label htmlFor={field} className="text-sm font-medium">
        Import a CSV file
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
        We recognize order files from eBay, Mercari, Poshmark, Depop, StockX and Facebook. Any other
        file works if it has a title, a price and a date.
      </p>
    </>
  );
}
