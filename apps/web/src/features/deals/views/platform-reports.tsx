import type { PlatformYear, TaxYear, TaxYearChoices } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type FormEvent, useState } from "react";
import { dealsPlatformReports } from "../../../words/english/deals/taxes.ts";
import { money, textFromCents } from "../amounts.ts";
import { usePlatformName } from "../choices.ts";
import { type Problems, useFormValues } from "../forms/form-values.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Section } from "../parts.tsx";

type PlatformReportsProps = { found: TaxYear; onChoose: (choices: TaxYearChoices) => void };

/** What each platform reports beside what was kept. */
export function PlatformReports({ found, onChoose }: PlatformReportsProps) {
  const readForm = useFormValues();
  const say = useWords(dealsPlatformReports);
  const platformName = usePlatformName();
  const { platforms, choices } = found;
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { cents, problems: wrong } = readForm(event.currentTarget);
    const reported: TaxYearChoices["reported"] = {};
    for (const { platform } of platforms) {
      const given = cents(platform);
      if (given !== undefined) reported[platform] = given;
    }
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) onChoose({ ...choices, reported });
  };
  return (
    <Section title={say("title")}>
      {platforms.length === 0 ? (
        <p className="text-sm text-soft">{say("empty")}</p>
      ) : (
        <>
          <Table platforms={platforms} />
          <form noValidate className="flex flex-col gap-3 print:hidden" onSubmit={submit}>
            <div className="grid gap-3 sm:grid-cols-2">
              {platforms.map(({ platform, reportedCents }) => (
                <TextField
                  key={platform}
                  label={say("amountOnForm", { platform: platformName(platform) })}
                  name={platform}
                  inputMode="decimal"
                  defaultValue={textFromCents(reportedCents)}
                  error={problems[platform]}
                />
              ))}
            </div>
            <Button type="submit" look="quiet" className="self-start">
              {say("compare")}
            </Button>
          </form>
        </>
      )}
    </Section>
  );
}

function Table({ platforms }: { platforms: readonly PlatformYear[] }) {
  const say = useWords(dealsPlatformReports);
  const platformName = usePlatformName();
  return (
    <DataTable
      caption={say("caption")}
      columns={[
        { label: say("platform") },
        { label: say("sales"), isNumber: true },
        { label: say("gross"), isNumber: true },
        { label: say("fees"), isNumber: true },
        { label: say("labels"), isNumber: true },
        { label: say("refunds"), isNumber: true },
        { label: say("kept"), isNumber: true },
        { label: say("onForm"), isNumber: true },
        { label: say("difference"), isNumber: true },
      ]}
      rows={platforms.map((one) => ({
        key: one.platform,
        cells: [
          platformName(one.platform),
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
