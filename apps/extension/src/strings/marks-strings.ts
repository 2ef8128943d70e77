/** The words of the marks in a page of listings, apart: the script there carries no others. */
export const marksStrings = {
  buy: (profit: string) => `Likely Buy +${profit}`,
  buyPlain: "Likely Buy",
  negotiate: (price: string) => `Negotiate to ${price}`,
  negotiatePlain: "Negotiate",
  skip: "Skip",
  unsure: "Not sure",
  named: (label: string, title: string) => `${label}: ${title}`,
  marks: "Flipworth’s marks",
  rating: "Rating this page…",
  summary: (count: number, buys: number) =>
    `${count} rated, ${buys === 1 ? "1 likely Buy" : `${buys} likely Buys`}`,
  nothing: "Nothing here to rate yet",
  next: "Next likely Buy",
  hide: "Hide marks",
  full: "Rated on your device from its title and price. Open the listing for the full answer.",
  open: "Open listing",
  close: "Close",
  failed: "We couldn’t rate this page. Reload it and try again.",
};
