import type { PlatformYear, TaxYear, TaxYearChoices } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { type FormEvent, useState } from "react";
import { money, textFromCents } from "../amounts.ts";
import { formValues, type Problems } from "../form-values.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Section } from "../parts.tsx";

type PlatformReportsProps = { found: TaxYear; onChoose: (choices: TaxYearChoices) => void };

/** What each platform reports beside what was kept. */
export function PlatformReports({ found, onChoose }: PlatformReportsProps) {
  const { platforms, choices } = found;
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { cents, problems: wrong } = formValues(event.currentTarget);
    const reported: TaxYearChoices["reported"] = {};
    for (const { platform } of platforms) {
      const given = cents(platform);
      if (given !== undefined) reported[platform] = given;
    }
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) onChoose({ ...choices, reported });
  };
  return (
    <Section title="Form 1099-K">
      {platforms.length === 0 ? (
        <p className="text-sm text-soft">No sales this year.</p>
      ) : (
        <>
          <Table platforms={platforms} />
          <form noValidate className="flex flex-col gap-3 print:hidden" onSubmit={submit}>
            <div className="grid gap-3 sm:grid-cols-2">
              {platforms.map(({ platform, name, reportedCents }) => (
                <TextField
                  key={platform}
                  label={`${name}: amount on the form ($)`}
                  name={platform}
                  inputMode="decimal"
                  defaultValue={textFromCents(reportedCents)}
                  error={problems[platform]}
                />
              ))}
            </div>
            <Button type="submit" look="quiet" className="self-start">
              Compare
            </Button>
          </form>
        </>
      )}
    </Section>
  );
}

function Table({ platforms }: { platforms: readonly PlatformYear[] }) {
  return (
    <DataTable
      caption="What platforms report and what you kept"
      columns={[
        { label: "Platform" },
        { label: "Sales", isNumber: true },
        { label: "Gross", isNumber: true },
        { label: "Fees", isNumber: true },
        { label: "Labels", isNumber: true },
        { label: "Refunds", isNumber: true },
        { label: "Kept", isNumber: true },
        { label: "On the form", isNumber: true },
        { label: "Difference", isNumber: true },
      ]}
      rows={platforms.map((one) => ({
        key: one.platform,
        cells: [
          one.name,
          one.sales,
          money(one.grossCents),
          money(one.feesCents),
          money(one.labelsCents),
          money(one.refundsCents),
          money(one.keptCents),
          one.reportedCents === null ? "–" : money(one.reportedCents),
          one.differenceCents === null ? "–" : money(one.differenceCents),
        ],
      }))}
    />
  );
}
