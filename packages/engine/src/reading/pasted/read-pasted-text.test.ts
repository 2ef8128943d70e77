import fc from "fast-check";
import { expect, test } from "vitest";
import { readPastedText } from "./read-pasted-text.ts";

const onLines = (line: number, certainty: string) => ({
  source: { kind: "text", firstLine: line, lastLine: line },
  certainty,
});
const stated = (amount: number) => ({ kind: "stated", amount });

test("one line is a title and a price", () => {
  const facts = readPastedText("dewalt dcf887 60 obo");

  expect(facts).toMatchObject({ title: "dewalt dcf887", price: stated(6_000), description: null });
});

test("a Facebook page copied with its menus gives the listing and none of its neighbours", () => {
  const facts = readPastedText(`Facebook
Marketplace
Browse all
Notifications
Inbox
Trek FX 2 hybrid bike, size M
$350
Listed 3 days ago in Denver, CO
Message
Save
Share
Details
Condition
Used - Good
Ridden two summers, new chain.
Comes with fenders.
See less
Denver, CO
Location is approximate
Seller information
Seller details
Pat Example
Joined Facebook in 2011
Send seller a message
Hi, is this available?
Today's picks
$1,200
Specialized Roubaix
Boulder, CO
$20
Bike pump`);

  expect(facts).toEqual({
    title: "Trek FX 2 hybrid bike, size M",
    price: { kind: "stated", amount: 35_000, words: "$350" },
    condition: { grade: "good", words: "Used - Good" },
    description: "Ridden two summers, new chain.\nComes with fenders.",
    category: null,
    location: "Denver, CO",
    seller: "Joined Facebook in 2011",
    isSold: false,
    origins: {
      title: onLines(6, "likely"),
      price: onLines(7, "sure"),
      location: onLines(8, "sure"),
      condition: onLines(14, "sure"),
      description: {
        source: { kind: "text", firstLine: 15, lastLine: 16 },
        certainty: "likely",
      },
      seller: onLines(23, "likely"),
    },
  });
});

test("a Craigslist page gives title, price and place from its heading", () => {
  const facts = readPastedText(`CL
seattle > eastside > for sale > furniture - by owner
reply
favorite
hide
flag
Solid oak desk - $120 (Kirkland)
condition: excellent
make / manufacturer: Ethan Allen
QR Code Link to This Post
Solid oak, 60 inches wide. Must pick up.
post id: 7700000000
posted: 2 days ago`);

  expect(facts).toMatchObject({
    title: "Solid oak desk",
    price: stated(12_000),
    location: "Kirkland",
    condition: { grade: "like_new", words: "excellent" },
  });
  expect(facts.description).toContain("60 inches wide");
  expect(facts.description).not.toContain("post id");
});

test("an OfferUp page gives the same facts", () => {
  const facts = readPastedText(`OfferUp
Log in
Nintendo Switch OLED
$180
Posted 5 hours ago in Mesa, AZ
Condition: Used (normal wear)
Category: Video Games & Consoles
Make offer
Description
White joy-cons, dock and cables.
Similar items
Nintendo Switch Lite
$90`);

  expect(facts).toMatchObject({
    title: "Nintendo Switch OLED",
    price: stated(18_000),
    location: "Mesa, AZ",
    category: "Video Games & Consoles",
    description: "White joy-cons, dock and cables.",
  });
  expect(facts.condition?.words).toBe("Used (normal wear)");
});

test("a phone layout puts the price above the title", () => {
  const facts = readPastedText("$45 · In stock\nKitchenAid hand mixer\nListed today in Reno, NV");

  expect(facts).toMatchObject({
    title: "KitchenAid hand mixer",
    price: stated(4_500),
    location: "Reno, NV",
  });
});

test("a reduced price is read and the struck-out one is not", () => {
  expect(
    readPastedText("Oak dresser\n$80$120\nListed 2 weeks ago in Reno, NV").price,
  ).toMatchObject(stated(8_000));
});

test("a chat message gives its first line as title and the asking price", () => {
  const facts = readPastedText(
    "Hey, selling my PS5 disc with 2 controllers.\nPaid 500 last year, asking $300. Works great!",
  );

  expect(facts).toMatchObject({
    title: "Hey, selling my PS5 disc with 2 controllers.",
    price: stated(30_000),
    condition: { grade: "good" },
  });
});

test("a post names each field, with nothing between the labels lost", () => {
  const facts = readPastedText(
    "FS: Oak desk, six drawers\n\nCondition: Like new\nPrice: $80\nLocation: Reno, NV\n\nFrom a quiet office.",
  );

  expect(facts).toMatchObject({
    title: "Oak desk, six drawers",
    price: stated(8_000),
    location: "Reno, NV",
    description: "From a quiet office.",
  });
  expect(facts.condition?.words).toBe("Like new");
  expect(facts.origins.condition).toEqual(onLines(3, "sure"));
});

test.each([
  ["below its price", "Trek Marlin 5\n$180\nUsed - Good\nWorks great, has a dent", 3],
  ["in a message", "Trek Marlin 5 mountain bike\nasking $180\nUsed - Good", 3],
])("a marketplace's grade that was copied without its label counts %s", (_, text, line) => {
  const facts = readPastedText(text);

  expect(facts.condition).toEqual({ grade: "good", words: "Used - Good" });
  expect(facts.origins.condition).toEqual(onLines(line, "likely"));
});

test("what people offer each other in a chat is not the price", () => {
  const chat = `Is this still available?
Yes it is!
Would you take $70?
I can do $80 if you pick it up tonight`;

  expect(readPastedText(`Oak desk\n${chat}`).price.kind).toBe("missing");
  expect(readPastedText(`Casey · Oak desk\n$95 - Oak desk\n${chat}`).price).toMatchObject(
    stated(9_500),
  );
});

test("an auction page gives its own price, and neither postage nor a protection plan", () => {
  const facts = readPastedText(`bidly
Search for anything
Back to home page  |  Electronics > Headphones > Wireless

Sony WH-1000XM4 headphones
soundtrader22 (1841)
99.6% positive · Seller's other items

US $129.99

Was US $189.99
or Best Offer

Condition:
Pre-Owned
Buy It Now
Shipping:
US $8.45 Ground Advantage. See details
Located in:
Portland, Oregon, United States
2-year protection plan from Coverly - $24.99

Similar items Sponsored
Bose QuietComfort 45
$149.00`);

  expect(facts).toMatchObject({
    title: "Sony WH-1000XM4 headphones",
    price: stated(12_999),
    condition: { words: "Pre-Owned" },
    location: "Portland, Oregon, United States",
    description: null,
    seller: "99.6% positive",
  });
});

test("several things with a price each are asked about", () => {
  const facts = readPastedText("Moving sale!\nOak desk for sale $80\nChair $40\nLamp $15");

  expect(facts.price).toEqual({ kind: "unclear", words: "$80, $40, $15" });
});

test.each([
  ["Oak desk $45-65", "Oak desk", 6_500],
  ["Oak desk\n$45 - $65\nSix drawers.", "Oak desk", 6_500],
  ["FREE: Oak desk", "Oak desk", undefined],
  ["Mixing bowls, set of 4 95 obo", "Mixing bowls, set of 4", 9_500],
  ["Oak desk | $80 cash only", "Oak desk", 8_000],
])("%j is titled %j", (text, title, amount) => {
  const facts = readPastedText(text);

  expect(facts.title).toBe(title);
  if (amount !== undefined) expect(facts.price).toMatchObject(stated(amount));
});

test("each fact's lines hold its words, wherever empty lines stand", () => {
  const lines = ["Oak desk", "$80", "Condition: Like new", "Located in: Reno", "Six deep drawers."];
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), (gaps) => {
      const text = lines.map((line, at) => `${"\n".repeat(gaps[at] ?? 0)}${line}`).join("\n");

      const { origins } = readPastedText(text);

      const wordsAt = (name: "title" | "price" | "condition" | "description") => {
        const source = origins[name]?.source;
        return source?.kind === "text" ? text.split("\n")[source.firstLine - 1] : undefined;
      };
      expect(wordsAt("title")).toBe("Oak desk");
      expect(wordsAt("price")).toBe("$80");
      expect(wordsAt("condition")).toBe("Condition: Like new");
      expect(wordsAt("description")).toBe("Six deep drawers.");
    }),
  );
});

test("a sold listing says so", () => {
  expect(readPastedText("Sold · Oak dresser\n$80\nListed today in Reno, NV")).toMatchObject({
    title: "Oak dresser",
    isSold: true,
  });
});

test.each(["", "   \n ", "\u200b"])(
  "text without words (%j) gives no title and no price",
  (text) => {
    expect(readPastedText(text)).toMatchObject({ title: null, price: { kind: "missing" } });
  },
);

test("whatever follows the recommended section changes nothing", () => {
  const own = "Oak dresser\n$80\nListed today in Reno, NV\nDetails\nSix drawers.";
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("$5", "Sofa", "Condition", "New", "asking $3", "Sold · Lamp")),
      (cards) => {
        expect(readPastedText([own, "Today's picks", ...cards].join("\n"))).toEqual(
          readPastedText(own),
        );
      },
    ),
  );
});
