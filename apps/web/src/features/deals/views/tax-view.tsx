import type { TaxYear, TaxYearChoices } from "@flipworth/contract";
import { Button, buttonClasses, SelectField } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { money, today } from "../amounts.ts";
import { MileageLog } from "./mileage-log.tsx";
import { DataTable } from "../../../components/data-table.tsx";
import { Loaded, Profit, Section } from "../parts.tsx";
import { PlatformReports } from "./platform-reports.tsx";
import { dealKeys, useDealWrite } from "../use-deals.ts";

const thisYear = Number(today().slice(0, 4));
const years = Array.from({ length: 5 }, (_, back) => String(thisYear - back));

const methods = [
  { value: "cash", label: "Cash: costs count when you pay" },
  { value: "accrual", label: "Accrual: costs count when it sells" },
] as const;

/** A year's figures, to read, print and download. */
export function TaxView() {
  const [year, setYear] = useState(thisYear);
  const query = useQuery({
    queryKey: dealKeys.tax(year),
    queryFn: () => account.getTaxYear(year),
  });
  const save = useDealWrite((choices: TaxYearChoices) => account.putTaxYear(year, choices));
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 items-end gap-3 sm:flex print:hidden">
        <SelectField
          label="Year"
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
        <a href={paths.taxFile(year)} className={buttonClasses({ look: "quiet" })} download>
          Download figures
        </a>
        <a href={paths.mileageFile(year)} className={buttonClasses({ look: "quiet" })} download>
          Download mileage
        </a>
      </div>
      <Loaded query={query} what="the year">
        {(found) => (
          <>
            <ScheduleC found={found} onChoose={save.mutate} />
            <PlatformReports found={found} onChoose={save.mutate} key={`reports ${year}`} />
            <MileageLog year={year} miles={found.miles} />
            <Rules found={found} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Choosing = { found: TaxYear; onChoose: (choices: TaxYearChoices) => void };

function ScheduleC({ found, onChoose }: Choosing) {
  const { year, lines, choices, methodSentences, tripsWithoutRate } = found;
  return (
    <Section title={`Schedule C figures for ${year}`}>
      <div className="max-w-sm print:hidden">
        <SelectField
          label="How costs of goods count"
          options={methods}
          value={choices.method}
          onChange={({ target }) =>
            onChoose({ ...choices, method: target.value === "accrual" ? "accrual" : "cash" })
          }
        />
      </div>
      <p className="hidden text-sm print:block">Method: {choices.method}</p>
      <p className="text-sm text-pretty text-soft">{methodSentences.join(" ")}</p>
      <DataTable
        caption={`Schedule C figures for ${year}`}
        columns={[{ label: "Line" }, { label: "What" }, { label: "Amount", isNumber: true }]}
        rows={lines.map(({ line, label, cents, explanation }) => ({
          key: `${line} ${label}`,
          cells: [
            line,
            <span key="label">
              {label}
              <span className="block text-soft">{explanation}</span>
            </span>,
            line === "31" ? <Profit key="amount" cents={cents} /> : money(cents),
          ],
        }))}
      />
      {tripsWithoutRate > 0 && (
        <p className="text-sm text-doubt">
          {tripsWithoutRate} drives are left out: we don’t know the rate for their days.
        </p>
      )}
    </Section>
  );
}

function Rules({ found: { rules } }: { found: TaxYear }) {
  return (
    <Section title="What this rests on">
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
