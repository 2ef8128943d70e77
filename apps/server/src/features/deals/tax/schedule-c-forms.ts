type ScheduleCForm = {
  year: number;
  /** The line of "Other expenses (from line 48)"; the other lines are alike on all of these. */
  otherExpenses: string;
  /** When the lines were looked up. */
  lookedUpOn: string;
};

// Newest first. 2023: irs.gov on Form 1040-SS filers; 2025: https://legalclarity.org on the form. Of
// 2024 accounts differ on which half of line 27 it is.
const forms: readonly [ScheduleCForm, ...ScheduleCForm[]] = [
  { year: 2025, otherExpenses: "27b", lookedUpOn: "2026-11-23" },
  { year: 2024, otherExpenses: "27", lookedUpOn: "2026-11-23" },
  { year: 2023, otherExpenses: "27a", lookedUpOn: "2026-11-23" },
];

/** The form whose line numbers a year's figures get: its own, or else the nearest that is known. */
export function formFor(year: number): ScheduleCForm {
  const isNearer = (form: ScheduleCForm, than: ScheduleCForm) =>
    Math.abs(form.year - year) < Math.abs(than.year - year);
  return forms.reduce((nearest, form) => (isNearer(form, nearest) ? form : nearest));
}

/** Whose the line numbers are, for the page and the file. */
export function formSentence(year: number): string {
  const form = formFor(year);
  const lines = `Line numbers are those of Schedule C (Form 1040) for ${form.year}, looked up on ${form.lookedUpOn}.`;
  if (form.year === year) return `${lines} Check them against your form.`;
  const yet = year > form.year ? " yet" : "";
  return `We know no Schedule C (Form 1040) for ${year}${yet}. ${lines} Check them against your year's form.`;
}
