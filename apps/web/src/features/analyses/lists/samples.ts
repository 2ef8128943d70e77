import type { ListingWords } from "../form/draft.ts";

export type Sample = { name: "watch" | "phone" | "chair"; draft: ListingWords };

/** Listings of our own writing: one that tends to be worth it, one that does not, one without a price. */
export const samples: readonly Sample[] = [
  {
    name: "watch",
    draft: {
      text: `Garmin Forerunner 255 running watch
$80
Listed 2 hours ago in Columbus, OH
Condition
Used - Like New
Worn for one training season, no scratches, charging cable included. Pick up near the fairgrounds.`,
      title: "",
      price: "",
      condition: "",
    },
  },
  {
    name: "phone",
    draft: {
      text: `Apple iPhone 13 128GB unlocked
$420
Listed yesterday in Mesa, AZ
Condition
Used - Fair
Small scratches on the back, battery health 84%, no box. Comes with a cable.`,
      title: "",
      price: "",
      condition: "",
    },
  },
  {
    name: "chair",
    draft: {
      text: `Herman Miller Aeron chair size B
Condition
Used - Good
From a closed office, arms adjust, one caster replaced. Message me with an offer, must pick up.`,
      title: "",
      price: "",
      condition: "",
    },
  },
];
