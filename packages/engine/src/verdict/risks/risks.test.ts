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

const risksIn = (title: string | null, description: string | null) =>
  findRisks({ title, description });

test("what may not be sold stands first, then what is urgent, then the rest as it is found", () => {
  const risks = risksIn(
    "Onewheel GT and a drop side crib",
    "I can't meet, small deposit required. Rifle too.",
  );
  expect(risks.map(({ kind, blocks }) => [kind, blocks])).toEqual([
    ["recalled", true],
    ["weapon", true],
    ["recall_remedy", false],
    ["check_recall", false],
    ["deposit", false],
    ["ships_only", false],
  ]);
});

test("a recalled product says what is wrong with it and what to do", () => {
  const [crib] = risksIn("drop side crib", null);
  expect(crib).toMatchObject({ kind: "recalled", words: "drop side crib", isUrgent: true });
  expect(crib?.sentence).toMatch(/^\S.+[.!] \S.+[.!]$/);
});

test("one reason is said once, two reasons of one kind are both said", () => {
  const kinds = (text: string) => risksIn(text, null).map(({ kind }) => kind);
  expect(kinds("Venmo before meeting, Zelle only, gift cards accepted")).toEqual([
    "unprotected_payment",
  ]);
  expect(
    kinds("drop side crib and a Rock n Play").filter((kind) => kind === "recalled"),
  ).toHaveLength(2);
});

test("a typed apostrophe and a printed one are alike, and the words stay as they are written", () => {
  expect(risksIn(null, "I can’t meet")[0]?.words).toBe("can’t meet");
  expect(risksIn("I can't meet", null)[0]?.words).toBe("can't meet");
});

test("title and description are read apart", () => {
  expect(risksIn("Sealed", "bourbon")).toEqual([]);
  expect(risksIn(null, null)).toEqual([]);
});

test("a payment app with cash beside it is a convenience, also where it is the only one named", () => {
  expect(kindsIn("Zelle only, or cash")).toEqual([]);
  expect(kindsIn("Zelle only, Cash App too")).toEqual(["unprotected_payment"]);
});

test("a store's ad and a list of prices are warned of, and forbid nothing", () => {
  const shop = risksIn(
    "Sofas and mattresses in stock",
    "Financing available, free delivery, visit our showroom. Prices starting at $199",
  );
  expect(shop.map(({ kind, blocks }) => [kind, blocks])).toEqual([
    ["many_prices", false],
    ["shop", false],
  ]);
  const withDeposit = risksIn("Sofas", "Visit our showroom. Open Mon to Sat. Deposit required.");
  expect(withDeposit.map(({ kind }) => kind)).toEqual(["deposit", "shop"]);
  expect(shop.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining("several items or sizes at different prices"),
    expect.stringContaining("This reads like a store's ad"),
  ]);
});
