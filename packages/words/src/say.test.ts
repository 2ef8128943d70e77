import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { languageFrom } from "./languages.ts";
import { sayIn } from "./say.ts";
import { problemsOfTranslation } from "./testing/problems-of-translation.ts";
import { defineWords, englishVoice, type Translated, type Voice } from "./words.ts";

const words = defineWords("deals", {
  title: "Deals",
  sold: "{count, plural, one {# item sold} other {# items sold}} on {site}",
  later: "Not translated yet",
});
const spanishDeals = {
  title: "Tratos",
  sold: "{count, plural, one {# artículo vendido} other {# artículos vendidos}} en {site}",
} satisfies Partial<Translated<typeof words>>;
const spanish: Voice = { language: "es", translations: { deals: spanishDeals } };

describe("messages in a language", () => {
  test("English needs no translations and follows the count", () => {
    const say = sayIn(words, englishVoice);
    expect(say("title")).toBe("Deals");
    expect(say("sold", { count: 1, site: "eBay" })).toBe("1 item sold on eBay");
    expect(say("sold", { count: 1200, site: "eBay" })).toBe("1,200 items sold on eBay");
  });

  test("Spanish follows its own plural and says in English what is not translated", () => {
    const say = sayIn(words, spanish);
    expect(say("sold", { count: 1, site: "eBay" })).toBe("1 artículo vendido en eBay");
    expect(say("sold", { count: 3, site: "eBay" })).toBe("3 artículos vendidos en eBay");
    expect(say("later")).toBe("Not translated yet");
  });

  test.each([
    ["{low} to {high}.", "$5 to $1,200."],
    ["{high}", "$1,200"],
    ["From {low}, it's {high}", "From $5, it's $1,200"],
    ["'{low}' stays as it is, {low} does not", "{low} stays as it is, $5 does not"],
    ["{count, number} at {low}", "1,200 at $5"],
  ])("%j is written as ICU says, with a parser or without", (message, expected) => {
    const values = { low: "$5", high: "$1,200", count: 1200 };
    const say = sayIn(defineWords("prices", { message }), englishVoice);

    expect(say("message", values)).toBe(expected);
    expect(new IntlMessageFormat(message, "en-US").format(values)).toBe(expected);
  });

  test("a value that is not given is a fault of ours and throws", () => {
    const prices = defineWords("prices", { range: "{low} to {high}" });
    expect(() => sayIn(words, englishVoice)("sold", { count: 2 })).toThrow(/site/);
    expect(() => sayIn(prices, englishVoice)("range", { low: "$5" })).toThrow(/high/);
  });

  test("the language is the first that a person wants and we speak", () => {
    expect(languageFrom(["fr-CA", "es-MX", "en"])).toBe("es");
    expect(languageFrom(["de"])).toBe("en");
    expect(languageFrom([])).toBe("en");
  });
});

describe("the check of a translation", () => {
  const problems = (deals: Record<string, string>) => problemsOfTranslation([words], { deals });

  test("a complete translation has no problem", () => {
    expect(problems({ ...spanishDeals, later: "Aún sin traducir" })).toEqual([]);
  });

  test("missing, left over, untranslated and misnamed messages are each told", () => {
    expect(
      problems({ ...spanishDeals, title: "Deals", sold: "{n} en {site}", gone: "Ya no" }),
    ).toEqual([
      "deals.gone: is translated but not said",
      "deals.title: is still English",
      "deals.sold: names {n, site}, the English {count, site}",
      "deals.later: is missing",
    ]);
  });

  test("a tag by the name of a value is told, as the library knows one of them alone", () => {
    const lot = defineWords("lot", { price: "<price>{price}</price> each" });
    const found = problemsOfTranslation([lot], { lot: { price: "<price>{price}</price> c/u" } });

    expect(found).toEqual([
      "lot.price: has a tag and a value by the name price, of which one is lost",
    ]);
  });

  test("a message that cannot be parsed is told", () => {
    expect(problems({ ...spanishDeals, later: "Aún {" })[0]).toMatch(/is no ICU message/);
  });
});
