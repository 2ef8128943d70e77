export type Buying = {
  title: string;
  /** What to offer first, in the seller's currency; null where nothing was computed. */
  openingOffer: string | null;
  /** What moves the value most, the first one first. */
  questions: readonly string[];
};

export type SellerMessage = { name: string; text: string };

/** To edit and copy while buying; nothing is ever sent from here. */
export function sellerMessages({ title, openingOffer, questions }: Buying): SellerMessage[] {
  const what = title.length > 60 ? `${title.slice(0, 57).trimEnd()}…` : title;
  const asked = questions.slice(0, 3);
  return [
    ...(asked.length === 0
      ? []
      : [
          {
            name: "Questions first",
            text: `Hi! Is the ${what} still available? ${asked.join(" ")}`,
          },
        ]),
    ...(openingOffer === null
      ? []
      : [
          {
            name: "Opening offer",
            text: `Hi! I’m interested in the ${what}. Would you take ${openingOffer}? I can pick it up this week and pay cash.`,
          },
        ]),
    {
      name: "Follow-up",
      text: `Hi again! Is the ${what} still available? ${openingOffer === null ? "" : "My offer stands, and "}I can come when it suits you.`,
    },
    {
      name: "Polite no",
      text: `Thanks for getting back to me. That’s more than I can pay for the ${what}, so I’ll pass. If it doesn’t sell, feel free to write me. Good luck!`,
    },
  ];
}
