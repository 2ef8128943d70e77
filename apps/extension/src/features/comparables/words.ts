export const words = {
  loading: "Comparing with these sales…",
  goneTitle: "These sales are gone",
  gone: "Close this card and press “Use these sales” again.",
  title: (count: number) =>
    count === 1 ? "1 sale from this page" : `${count} sales from this page`,
  comparedWith: (title: string) => `Compared with ${title}`,
  legend: "Sales that count",
  leftOut: (reason: string) => `Left out: ${reason}`,
  leftOutByYou: "Left out by you",
  putBack: (reason: string) => `Put back by you; it was left out: ${reason}`,
  unread: "Not counted, as no price could be read",
  update: "Update the range",
  cancel: "Cancel",
  tryAgain: "Try again",
  free: "Free for a day after the analysis, 20 times. Later it costs a credit.",
  soldOn: (day: string) => `sold ${day}`,
};
