import type { SalesColumns, SalesImported } from "@flipworth/contract";
import { SelectField } from "@flipworth/ui";

/** A column that the person can map, with its label. */
export type MappedColumn = readonly [keyof SalesColumns, string];

/** What every file of sold items needs. */
export const saleColumns = [
  ["title", "Title"],
  ["price", "Sold price"],
  ["date", "Sold on"],
  ["shipping", "Shipping paid by the buyer"],
] as const satisfies readonly MappedColumn[];

const badShown = 5;

type SalesFilePreviewProps = {
  name: string;
  fields: readonly MappedColumn[];
  read: Pick<
    SalesImported,
    "marketplace" | "headings" | "columns" | "sample" | "readable" | "bad" | "badCount"
  >;
  onMap: (columns: SalesColumns) => void;
};

/** What a file holds before any of it is kept. */
export function SalesFilePreview({ name, fields, read, onMap }: SalesFilePreviewProps) {
  const { marketplace, headings, columns, sample, readable, bad, badCount } = read;
  const options = [
    { value: "", label: "Not in this file" },
    ...headings.filter((heading) => heading !== "").map((value) => ({ value, label: value })),
  ];
  const from = marketplace === null ? "" : ` from ${marketplace}`;
  return (
    <section aria-label={`Preview of ${name}`} className="flex flex-col gap-3 text-sm">
      <output>
        {readable.toLocaleString("en-US")} sales{from} can be read,{" "}
        {badCount.toLocaleString("en-US")} lines can't.
      </output>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(([field, label]) => (
          <SelectField
            key={field}
            label={label}
            options={options}
            value={columns[field] ?? ""}
            onChange={({ target: { value } }) =>
              onMap({ ...columns, [field]: value === "" ? undefined : value })
            }
          />
        ))}
      </div>
      {sample.length > 0 && <Sample sample={sample} />}
      {bad.length > 0 && (
        <ul aria-label="Lines that can't be read" className="list-disc pl-5 text-soft">
          {bad.slice(0, badShown).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
          {badCount > badShown && <li>{(badCount - badShown).toLocaleString("en-US")} more</li>}
        </ul>
      )}
    </section>
  );
}

function Sample({ sample }: Pick<SalesImported, "sample">) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="text-soft">
            <th scope="col" className="pr-3 font-medium">
              Title
            </th>
            <th scope="col" className="pr-3 text-right font-medium">
              Price
            </th>
            <th scope="col" className="font-medium">
              Sold on
            </th>
          </tr>
        </thead>
        <tbody>
          {sample.slice(0, 5).map(({ line, title, price, date }) => (
            <tr key={line} className="border-t border-line">
              <td className="max-w-48 truncate py-1 pr-3">{title}</td>
              <td className="pr-3 text-right tabular-nums">
                {price.toLocaleString("en-US", { style: "currency", currency: "USD" })}
              </td>
              <td className="whitespace-nowrap tabular-nums">{date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
