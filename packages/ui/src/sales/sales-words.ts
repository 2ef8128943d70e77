/** What stands around the sales that an answer is by. */
export const salesWords = {
  locale: "en-US",
  searched: (words: string) => `Sold listings for “${words}”`,
  searchedWider: (sales: number, words: string, wider: string) =>
    `Only ${sales === 1 ? "1 sale" : `${sales} sales`} for “${words}”, so we also searched for “${wider}”.`,
  median: (amount: string, count: number) => `Median of these ${count} sales: ${amount}`,
  ours: (amount: string) => `our typical price: ${amount}`,
  withShipping: "Prices include what buyers paid for shipping.",
  plot: "Sales and the resale range",
  plotSummary: (count: number, prices: string, inRange: number) =>
    `${count} sales, ${prices}; ${inRange} within the resale range.`,
  range: "Resale range",
  sale: "Sale",
  typical: "Typical price",
  legend: "Sales we use",
  leftOut: (reason: string) => `Left out: ${reason}`,
  leftOutByYou: "You left this out",
  putBack: (reason: string) => `You put this back. We left it out: ${reason}`,
  counted: (count: number, all: number) => `${count} of ${all}`,
  update: "Update the range",
  updating: "Updating the range…",
  cancel: "Cancel",
  free: "Free for a day after the analysis, up to 20 times. After that, it uses one analysis.",
  shipping: (amount: string) => `+${amount} shipping`,
  freeShipping: "free shipping",
  bestOffer: "or best offer",
  fewerWords: "matches only some of your search words",
  fewerWordsTitle: (count: number) =>
    count === 1
      ? "1 result matches fewer words and doesn’t count"
      : `${count} results match fewer words and don’t count`,
  soldOn: (day: string) => `sold ${day}`,
};
