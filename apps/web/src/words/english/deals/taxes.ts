import { defineWords } from "@flipworth/words";

export const dealsTaxes = defineWords("deals.taxes", {
  year: "Year",
  print: "Print",
  downloadFigures: "Download figures",
  downloadMileage: "Download mileage",
  scheduleC: "Schedule C figures for {year}",
  howCostsCount: "How costs of goods count",
  cash: "Cash: costs count when you pay",
  accrual: "Accrual: costs count when it sells",
  methodCash: "Method: cash",
  methodAccrual: "Method: accrual",
  line: "Line",
  what: "What",
  amount: "Amount",
  tripsWithoutRate:
    "{count, plural, one {{count} drive is left out: we don’t know the rate for its day.} other {{count} drives are left out: we don’t know the rate for their days.}}",
  restsOn: "What this rests on",
});

export const dealsPlatformReports = defineWords("deals.platformReports", {
  title: "Form 1099-K",
  empty: "No sales this year.",
  amountOnForm: "{platform}: amount on the form ($)",
  compare: "Compare",
  caption: "What platforms report and what you kept",
  platform: "Platform",
  sales: "Sales",
  gross: "Gross",
  fees: "Fees",
  labels: "Labels",
  refunds: "Refunds",
  kept: "Kept",
  onForm: "On the form",
  difference: "Difference",
});

export const dealsMileage = defineWords("deals.mileage", {
  title: "Mileage log: {miles, plural, one {# mile} other {# miles}}",
  caption: "Mileage log",
  date: "Date",
  miles: "Miles",
  purpose: "Purpose",
  deduction: "Deduction",
  change: "Change",
  noRate: "no rate",
  remove: "Remove",
  removeDrive: "Remove the drive of {day}",
  removed: "Drive removed",
  add: "Add drive",
  added: "Drive added",
});
