import { expect, test } from "vitest";
import { findRisks } from "./risks.ts";

const kindsIn = (description: string) =>
  findRisks({ title: null, description }).map(({ kind }) => kind);

test.each([
  ["Zelle or Cash App only please", "unprotected_payment"],
  ["small deposit required to hold", "deposit"],
  ["I can't meet, will ship", "ships_only"],
  ["send me the verification code", "verification_code"],
  ["message me on WhatsApp", "off_platform"],
  ["pics from the internet", "stock_photo"],
  ["my mover will bring it", "courier"],
  ["being deployed next week", "urgency_story"],
  ["1:1 quality bag", "counterfeit"],
  ["Louis Vuitton Neverfull", "counterfeit_prone"],
  ["Fisher Price Rock 'n Play", "recalled"],
  ["drop-side crib, white", "recalled"],
  ["graco car seat", "check_recall"],
  ["remington rifle with 2 boxes", "weapon"],
  ["juul starter kit", "tobacco_or_drugs"],
  ["sealed bottle of bourbon", "alcohol"],
  ["resmed cpap machine", "medical"],
  ["phone is iCloud locked", "locked"],
  ["runs good, salvage title", "vehicle_title"],
])("%j raises %s", (words, kind) => {
  expect(kindsIn(words)).toContain(kind);
});

test.each([
  "cash only, no Zelle",
  "no venmo or zelle",
  "not a replica",
  "Does not come from a smoking home, no bed bugs",
  "heat gun and nail gun",
  "rifle scope 3-9x40",
  "pistol case",
  "wine rack holds 12 bottles",
  "glass bottle deposit return crate",
  "vintage cigarette tin",
  "job box with two shelves",
  "slip covered settee, off white, supreme comfort",
])("%j raises nothing that blocks or warns of a scam", (words) => {
  expect(kindsIn(words)).toEqual([]);
});

test("a risk keeps the listing's own words, as they were written", () => {
  const [risk] = findRisks({ title: "Bag", description: "Sold as is. REPLICA, top grade" });
  expect(risk).toMatchObject({ kind: "counterfeit", words: "REPLICA", blocks: true });
});
