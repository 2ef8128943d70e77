import type { TaxYearChoices } from "@flipworth/contract";
import { Button, buttonClasses, SelectField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { paths } from "../../../paths.ts";
import { dealsTaxes } from "../../../words/english/deals/taxes.ts";
import { today } from "../amounts.ts";
import { Loaded } from "../parts.tsx";
import { dealKeys, useDealWrite } from "../use-deals.ts";
import { FiguresOfYear } from "./figures-of-year.tsx";

const thisYear = Number(today().slice(0, 4));
const years = Array.from({ length: 5 }, (_, back) => String(thisYear - back));

/** A year's figures, to read, print and download. */
export function TaxView() {
  const say = useWords(dealsTaxes);
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
          label={say("year")}
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        <Button look="quiet" onClick={() => print()}>
          {say("print")}
        </Button>
        <a href={paths.taxFile(year)} className={buttonClasses({ look: "quiet" })} download>
          {say("downloadFigures")}
        </a>
        <a href={paths.mileageFile(year)} className={buttonClasses({ look: "quiet" })} download>
          {say("downloadMileage")}
        </a>
      </div>
      <Loaded query={query} what="Year">
        {(found) => <FiguresOfYear found={found} onChoose={save.mutate} />}
      </Loaded>
    </div>
  );
}
