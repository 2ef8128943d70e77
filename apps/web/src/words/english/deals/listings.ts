import { defineWords } from "@flipworth/words";

export const dealsListings = defineWords("deals.listings", {
  title: "Listings",
  empty: "Not listed yet.",
  active: "<platform>{platform}</platform> at {price}, since {day}",
  ended: "<platform>{platform}</platform> at {price}, ended",
  sold: "<platform>{platform}</platform> at {price}, sold",
  newTab: "(new tab)",
  markAsEnded: "Mark as ended",
  addOne: "Add a listing",
  platform: "Platform",
  askingPrice: "Asking price ($)",
  address: "Address",
  add: "Add listing",
});
