export const words = {
  loading: "Comparing with these sales…",
  goneTitle: "These sales are gone",
  gone: "Press “Use these sales” on their page again.",
  title: (count: number) =>
    count === 1 ? "1 sale from this page" : `${count} sales from this page`,
  legend: "Sales that count",
  leftOut: (reason: string) => `Left out: ${reason}`,
  leftOutByYou: "Left out by you",
  putBack: (reason: string) => `Put back by you; it was left out: ${reason}`,
  counted: (count: number, all: number) => `${count} of ${all}`,
  update: "Update the range",
  updating: "Updating the range…",
  cancel: "Cancel",
  free: "Free for a day after the analysis, 20 times. Later it costs a credit.",
  soldOn: (day: string) => `sold ${day}`,
};
