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
