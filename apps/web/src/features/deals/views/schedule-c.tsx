import type { TaxYear, TaxYearChoices } from "@flipworth/contract";
import { SelectField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { DataTable } from "../../../components/data-table.tsx";
import { dealsTaxes } from "../../../words/english/deals/taxes.ts";
import { money } from "../amounts.ts";
import { chosen } from "../choices.ts";
import { Profit, Section } from "../parts.tsx";

const methods = ["cash", "accrual"] as const;
const methodWords = { cash: "methodCash", accrual: "methodAccrual" } as const;

type Choosing = { found: TaxYear; onChoose: (choices: TaxYearChoices) => void };

/** The lines of the tax form, by the method that the person chooses. */
export function ScheduleC({ found, onChoose }: Choosing) {
  const say = useWords(dealsTaxes);
  const { year, lines, choices, methodSentences, tripsWithoutRate } = found;
  const title = say("scheduleC", { year });
  return (
    <Section title={title}>
      <div className="max-w-sm print:hidden">
        <SelectField
          label={say("howCostsCount")}
          options={methods.map((value) => ({ value, label: say(value) }))}
          value={choices.method}
          onChange={({ target }) =>
            onChoose({ ...choices, method: chosen(methods, target.value, "cash") })
          }
        />
      </div>
      <p className="hidden text-sm print:block">{say(methodWords[choices.method])}</p>
      <p className="text-sm text-pretty text-soft">{methodSentences.join(" ")}</p>
      <DataTable
        caption={title}
        columns={[
          { label: say("line") },
          { label: say("what") },
          { label: say("amount"), isNumber: true },
        ]}
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
        <p className="text-sm text-doubt">{say("tripsWithoutRate", { count: tripsWithoutRate })}</p>
      )}
    </Section>
  );
}
