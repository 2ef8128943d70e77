import { defineWords } from "@flipworth/words";

export const dealsListings = defineWords("deals.listings", {
  title: "Listings",
  empty: "Not listed yet.",
  active: "<link>{platform}</link> at {price}, since {day}",
  ended: "<link>{platform}</link> at {price}, ended",
  sold: "<link>{platform}</link> at {price}, sold",
  newTab: "(new tab)",
  markAsEnded: "Mark as ended",
  addOne: "Add a listing",
  platform: "Platform",
  askingPrice: "Asking price ($)",
  address: "Address",
  add: "Add listing",
});
