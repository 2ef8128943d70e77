/** "$1,234.50", "USD 12", "12.00 USD" → dollars; null for what is no amount in dollars. */
export function readDollars(cell: string): number | null {
  const amount = cell.replaceAll(/\s|US\s*\$|\$|USD/gi, "");
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(amount)) return null;
  return Number(amount.replaceAll(",", ""));
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * "2026-11-03", "11/3/26", "Nov-03-26", "Nov 3, 2026", "3 Nov 2026" → an ISO date; null for what is
 * no day. Figures alone are read as Americans write them, the month first.
 */
export function readDay(cell: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(cell);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const figures = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})\b/.exec(cell);
  if (figures) return dayOf(figures[3], figures[1], figures[2]);
  const named =
    /^([A-Za-z]{3})[a-z]*\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?,?[-\s]+(\d{4}|\d{2})\b/.exec(cell);
  if (named) return dayOf(named[3], monthOf(named[1]), named[2]);
  const dayFirst = /^(\d{1,2})[-\s]+([A-Za-z]{3})[a-z]*\.?,?[-\s]+(\d{4}|\d{2})\b/.exec(cell);
  return dayFirst ? dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : null;
}

const monthOf = (name = "") => String(months.indexOf(name.toLowerCase()) + 1);

function dayOf(year = "", month = "", day = ""): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay && fullYear >= "1990" ? iso : null;
}
