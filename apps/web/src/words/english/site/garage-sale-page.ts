import { defineWords } from "@flipworth/words";

export const garageSalePage = defineWords("site.garageSale", {
  title: "Garage sale",
  how: "How it works",
  first: "Type what it is, or take a photo of its label, box or barcode. Add the asking price.",
  second: "Read the verdict: buy, negotiate, skip or not sure, with the profit after fees.",
  third: "Press “Bought it” when you pay. Today’s finds add up what you spent.",
  offline:
    "Without a connection you get an offline estimate, which is free. Photos wait on your phone and are sent once you’re online.",
});
