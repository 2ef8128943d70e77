const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Years from one ISO date or month to another in steps of a month; below 0 where the second is the earlier. */
export function yearsBetween(from: string, to: string): number {
  return (monthNumber(to) - monthNumber(from)) / 12;
}

/** "2026-11" → "November 2026". */
export function monthName(month: string): string {
  const name = names[Number(month.slice(5, 7)) - 1];
  return name ? `${name} ${month.slice(0, 4)}` : month;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
