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

test.each([
  "Zelle before meeting",
  "Venmo deposit to hold it",
  "I can ship, payment by Zelle",
  "shipping only, cash app or zelle",
  "Zelle only please",
  "pay with an Apple gift card",
  "gift cards accepted",
  "send a wire transfer and I will ship",
  "Venmo friends and family",
  "Venmo in advance, then I mail it",
  "pay first by Cash App",
])("%j asks for a payment that cannot be taken back", (words) => {
  expect(kindsIn(words)).toContain("unprotected_payment");
});

test.each([
  "cash or Venmo at pickup",
  "Cash, Venmo or Zelle when you pick up",
  "I take cash and Venmo. No shipping.",
  "Venmo ok",
  "cash or zelle, local pickup only",
  "Accepts PayPal and cash. Won't ship.",
  "Cash App or cash on pick up in Mesa",
  "$50 Target gift card, unused",
  "Gift card holder box",
  "cash preferred, Zelle works too",
  "Cash or bank transfer on collection",
])("%j is no alarm about payment", (words) => {
  expect(kindsIn(words)).not.toContain("unprotected_payment");
});

test("a risk keeps the listing's own words, as they were written", () => {
  const [risk] = findRisks({ title: "Bag", description: "Sold as is. REPLICA, top grade" });
  expect(risk).toMatchObject({ kind: "counterfeit", words: "REPLICA", blocks: true });
});
