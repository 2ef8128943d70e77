import type { SalesColumns, SalesImported } from "@flipworth/contract";
import { SelectField } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { salesFile } from "../../words/english/site/sales-file.ts";

/** What every file of sold items needs. */
export const saleColumns = ["title", "price", "date", "shipping"] as const;

/** A column that the person can map: one of those above, or another with its label. */
type MappedColumn = (typeof saleColumns)[number] | readonly [keyof SalesColumns, string];

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
  const say = useWords(salesFile);
  const { marketplace, headings, columns, sample, readable, bad, badCount } = read;
  const options = [
    { value: "", label: say("notInFile") },
    ...headings.filter((heading) => heading !== "").map((value) => ({ value, label: value })),
  ];
  const counts = { readable, bad: badCount };
  const labelled = fields.map((field) =>
    typeof field === "string" ? ([field, say(field)] as const) : field,
  );
  return (
    <section aria-label={say("preview", { name })} className="flex flex-col gap-3 text-sm">
      <output>
        {marketplace === null ? say("read", counts) : say("readFrom", { ...counts, marketplace })}
      </output>
      <div className="grid gap-3 sm:grid-cols-2">
        {labelled.map(([field, label]) => (
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
        <ul aria-label={say("badLines")} className="list-disc pl-5 text-soft">
          {bad.slice(0, badShown).map(({ line, reason }) => (
            <li key={line}>{say("badLine", { line, reason })}</li>
          ))}
          {badCount > badShown && <li>{say("more", { count: badCount - badShown })}</li>}
        </ul>
      )}
    </section>
  );
}

function Sample({ sample }: Pick<SalesImported, "sample">) {
  const say = useWords(salesFile);
  const { locale } = languages[useVoice().language];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="text-soft">
            <th scope="col" className="pr-3 font-medium">
              {say("title")}
            </th>
            <th scope="col" className="pr-3 text-right font-medium">
              {say("samplePrice")}
            </th>
            <th scope="col" className="font-medium">
              {say("date")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sample.slice(0, 5).map(({ line, title, price, date }) => (
            <tr key={line} className="border-t border-line">
              <td className="max-w-48 truncate py-1 pr-3">{title}</td>
              <td className="pr-3 text-right tabular-nums">
                {price.toLocaleString(locale, { style: "currency", currency: "USD" })}
              </td>
              <td className="whitespace-nowrap tabular-nums">{date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
