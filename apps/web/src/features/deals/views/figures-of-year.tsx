import type { TaxYear, TaxYearChoices } from "@flipworth/contract";
import { useWords } from "@flipworth/words/react";
import { dealsTaxes } from "../../../words/english/deals/taxes.ts";
import { Section } from "../parts.tsx";
import { MileageLog } from "./mileage-log.tsx";
import { PlatformReports } from "./platform-reports.tsx";
import { ScheduleC } from "./schedule-c.tsx";

type FiguresOfYearProps = { found: TaxYear; onChoose: (choices: TaxYearChoices) => void };

/** What the tax form asks for, with what it is made of. */
export function FiguresOfYear({ found, onChoose }: FiguresOfYearProps) {
  const { year, miles } = found;
  return (
    <>
      <ScheduleC found={found} onChoose={onChoose} />
      <PlatformReports found={found} onChoose={onChoose} key={`reports ${year}`} />
      <MileageLog year={year} miles={miles} />
      <Rules found={found} />
    </>
  );
}

function Rules({ found: { rules } }: { found: TaxYear }) {
  const say = useWords(dealsTaxes);
  return (
    <Section title={say("restsOn")}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
