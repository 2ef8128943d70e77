/** The card on a page and its comparison with sold listings. */
export const cardStrings = {
  card: {
    name: "Flipworth",
    openPanel: "Side panel",
    close: "Close",
  },
  sales: {
    loading: "Comparing with these sales…",
    goneTitle: "We no longer have these sales",
    gone: "Press “Use these sales” on their page again.",
    title: (count: number) =>
      count === 1 ? "1 sale from this page" : `${count} sales from this page`,
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
  },
};
