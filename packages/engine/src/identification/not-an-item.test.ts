import { expect, test } from "vitest";
import { findNotAnItem } from "./not-an-item.ts";

const reasonOf = (title: string, description = "", category = "") =>
  findNotAnItem({ title, description, category })?.reason ?? null;

test.each([
  ["2 bedroom apartment near downtown", "housing"],
  ["3BR/2BA house with garage", "housing"],
  ["Room for rent, utilities included", "housing"],
  ["Roommate wanted", "housing"],
  ["Sublet for the summer", "housing"],
  ["Now hiring line cooks", "job"],
  ["Delivery drivers needed", "job"],
  ["Part-time job, weekends", "job"],
  ["Warehouse associate - /hr - start Monday", "job"],
  ["House cleaning services", "service"],
  ["Junk removal, same day", "service"],
  ["iPhone screen repair", "service"],
  ["Guitar lessons for beginners", "service"],
  ["Pressure washing driveways and patios, call today", "service"],
  ["Mobile mechanic, brakes and tune ups", "service"],
  ["Wedding photographer available", "service"],
  ["WTB: iPhone 13", "wanted"],
  ["ISO dresser", "wanted"],
  ["Looking for a used bike", "wanted"],
  ["Wanted: old tools", "wanted"],
  ["We buy junk cars", "wanted"],
  ["Bounce house rental", "rental"],
  ["Tables and chairs for rent", "rental"],
  ["Storage unit / month", "rental"],
  ["Golden retriever puppies", "animal"],
  ["Kittens ready to go home", "animal"],
  ["Laying hens", "animal"],
  ["Puppy with collar and crate", "animal"],
])("%j is no thing to flip: %s", (title, reason) => {
  expect(reasonOf(title, reason === "animal" ? "8 weeks old, rehoming fee" : "")).toBe(reason);
});

test.each([
  "Apartment size washer",
  "Dog bed, large",
  "Puppy crate 24 inch",
  "Cat tree",
  "Delta job box",
  "Room divider, 3 panels",
  "Honda service manual",
  "Wanted poster, western decor",
  "Need for Speed Most Wanted PS3",
  "Help wanted sign, vintage",
  "Doll house with furniture",
  "Dog house",
  "Night stand / night table",
  "Tea service for six",
  "House of Cards season 2 DVD",
  "2 bedroom dressers",
  "Job lot of tools",
  "Piano lesson books",
  "iPhone repair kit",
  "Bunny rabbit plush",
  "Rubber duck",
  "Horse saddle",
  "Hot dog roller",
  "Canon ISO 6400 camera",
  "Stroller, looking for a new home",
  "Fish tank, delivery 7 days a week",
  "24 month warranty laptop",
  "Rocking horse",
  "FurReal puppy with leash",
  "Cage with hamster wheel",
  "Santa Cruz Bronson, ex rental",
  "Pet carrier for cats",
  "Pressure washing machine, Ryobi 2000 PSI",
  "Portable AC, 9000 BTU/hr",
  "Mobile mechanic tool cart",
])("%j is a thing for sale", (title) => {
  expect(reasonOf(title)).toBeNull();
});

test("the marketplace's section decides where the title does not", () => {
  expect(reasonOf("Sunny corner unit", "", "Housing")).toBe("housing");
  expect(reasonOf("Two year old German Shepherd", "", "Pets")).toBe("animal");
  expect(reasonOf("Bunny rabbit", "", "Toys")).toBeNull();
});

test("the words that decided are handed back", () => {
  expect(findNotAnItem({ title: "WTB iPhone 13", description: "", category: "" })).toEqual({
    reason: "wanted",
    words: "WTB",
  });
});
