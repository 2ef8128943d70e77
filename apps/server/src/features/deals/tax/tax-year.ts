import { mileageRates, type TaxYear, type TaxYearChoices, type Trip } from "@flipworth/contract";
import { platformYears } from "./platform-years.ts";
import { scheduleC } from "./schedule-c.ts";
import { formSentence } from "./schedule-c-forms.ts";
import { salesWithoutCost, spanOf, type TaxDeal } from "./year-figures.ts";

export const defaultChoices: TaxYearChoices = {
  method: "cash",
  openingInventoryCents: null,
  closingInventoryCents: null,
  reported: {},
};

type Asked = {
  year: number;
  deals: readonly TaxDeal[];
  trips: readonly Trip[];
  choices: TaxYearChoices;
};

export function taxYear(asked: Asked): TaxYear {
  const { year, deals, trips, choices } = asked;
  const tenths = trips.reduce((sum, { miles }) => sum + Math.round(miles * 10), 0);
  return {
    year,
    choices,
    ...scheduleC(asked),
    miles: tenths / 10,
    tripsWithoutRate: trips.filter(({ deductionCents }) => deductionCents === null).length,
    platforms: platformYears(deals, choices.reported, spanOf(year)),
    rules: [...missingCosts(asked), ...rulesOf(year)],
    methodSentences: [...methodSentences],
  };
}

const methodSentences = [
  "Cash: what you pay for items counts in the year you pay it. Accrual: it counts in the year the item sells, so inventory at the beginning and end of the year matters.",
  "Small businesses may often choose, but a change of method needs the IRS's consent. Ask a tax professional which one you may use.",
] as const;

/** What an import brought without its cost makes the year look better than it was. */
function missingCosts({ year, deals }: Asked): string[] {
  const sold = salesWithoutCost(deals, spanOf(year));
  if (sold === 0) return [];
  const items = sold === 1 ? "1 sold item has" : `${sold.toLocaleString("en-US")} sold items have`;
  return [`${items} no cost yet, so line 36 is too low. Enter what you paid.`];
}

function rulesOf(year: number): string[] {
  const rates = mileageRates.filter(({ from }) => from.startsWith(String(year)));
  const mileage = rates.map(
    ({ from, tenthsOfCents, source }) =>
      `Standard mileage rate from ${from}: ${tenthsOfCents / 10} cents a mile (${source}).`,
  );
  return [
    ...(rates.length > 0 ? mileage : [`We know no standard mileage rate for ${year} yet.`]),
    formSentence(year),
    "Form 1099-K: platforms must report more than $20,000 and more than 200 sales a year (federal rule as read 2026-01-02); some states ask for less. All profit is taxable, reported or not.",
    "A 1099-K can count sales tax and refunds that these figures leave out. The table shows the difference.",
    "This page is no tax advice. It adds up what you entered.",
  ];
}
