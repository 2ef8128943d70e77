import type { Analysis } from "@flipworth/contract";
import { builtInGuide } from "@flipworth/guide/built-in";
import type { Voice } from "@flipworth/words";
import { describe, expect, test } from "vitest";
import type { AnalysisInput, AnalysisOutcome } from "../analysis-input.ts";
import { createEngine } from "../create-engine.ts";
import { listingDrafts } from "../listing-assistant/listing-draft.ts";
import { sellerMessages } from "../listing-assistant/seller-messages.ts";
import { defaultTargets } from "../verdict/targets.ts";
import { spanish } from "./spanish.ts";

const spanishVoice: Voice = { language: "es", translations: spanish };
const engine = createEngine(builtInGuide());

type Asked = Pick<AnalysisInput, "fields" | "text"> & Partial<AnalysisInput>;

function analyzed(asked: Asked, voice?: Voice): { outcome: AnalysisOutcome; stages: string[] } {
  const stages: string[] = [];
  const outcome = engine.analyze({
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-23",
    ...asked,
    ...(voice ? { voice } : {}),
    onStage: (_stage, sentence) => stages.push(sentence),
  });
  return { outcome, stages };
}

const sold = (price: number, title: string) => ({
  title,
  priceDollars: price,
  soldAt: "2026-10-02",
  kind: "sold" as const,
  condition: "Used",
});

const listings: Record<string, { verdict: Analysis["verdict"]; asked: Asked }> = {
  "one to buy": {
    verdict: "buy",
    asked: {
      fields: { title: "Apple iPhone 13 128GB unlocked", price: "$120", condition: "good" },
      comparables: [210, 220, 230, 240].map((price) =>
        sold(price, "Apple iPhone 13 128GB unlocked"),
      ),
    },
  },
  "one to pass by": {
    verdict: "skip",
    asked: {
      fields: { title: "KitchenAid Artisan stand mixer", price: "$300", condition: "fair" },
    },
  },
  "one to look at first": {
    verdict: "check",
    asked: { fields: { title: "Sony PlayStation 5", price: "$40" } },
  },
  "a likely scam": {
    verdict: "likely_scam",
    asked: {
      fields: {
        title: "Sony PlayStation 5 console",
        price: "$60",
        description: "Shipping only, no meet ups. Deposit required to hold. Text me at WhatsApp.",
      },
    },
  },
  "one without a range": {
    verdict: null,
    asked: { fields: { title: "blue thing from the garage", price: "$20" } },
  },
  "one that is recalled": {
    verdict: "skip",
    asked: {
      fields: { title: "Fisher-Price Rock 'n Play Sleeper", price: "$20", condition: "good" },
    },
  },
  "one with faults, of a pair": {
    verdict: "skip",
    asked: {
      fields: {
        title: "Single left Nike Air Jordan 4 shoe",
        price: "$60",
        description: "Only one shoe. Small tear on the toe, smell of smoke, no laces or box.",
      },
    },
  },
  "one with a model year": {
    verdict: "skip",
    asked: {
      fields: {
        title: "2019 Trek Slash 9.8 carbon mountain bike",
        price: "$2,600",
        description: "Worn battery light. A dent in the top tube, missing seat. Good groupset.",
      },
    },
  },
  "a vehicle with repairs": {
    verdict: "skip",
    asked: {
      fields: {
        title: "2010 Nissan Altima 2.5 S sedan",
        price: "$3,900",
        description:
          "150,000 miles, clean title. Needs a head gasket and brakes. Needs smog. Inoperable.",
      },
    },
  },
  "a vehicle": {
    verdict: "negotiate",
    asked: {
      fields: {
        title: "2012 Honda Civic LX sedan",
        price: "$2,500",
        description: "140,000 miles, clean title, one owner, salvage seats, needs a new windshield",
        location: "Austin, TX",
      },
    },
  },
};

/** What people read as it stands in the listing or at its source. */
const notOurs = new Set(
  "title words name brand model variant source description location".split(" "),
);

/** Every text in the answer with the name of its field. */
function textsOf(value: unknown, field = ""): [text: string, field: string][] {
  if (typeof value === "string") return [[value, field]];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, name));
}

const isSentence = ([text, field]: [string, string]) =>
  /\p{L}{2,} \p{L}{2,}/u.test(text) && !notOurs.has(field);

const numbersIn = (sentence: string) => (sentence.match(/\d[\d.,]*\d|\d/g) ?? []).toSorted();

describe.each(Object.entries(listings))("%s", (_what, { verdict, asked }) => {
  const [english, translated] = [analyzed(asked), analyzed(asked, spanishVoice)];

  test("is judged alike in both languages", () => {
    if (english.outcome.kind === "refused" || translated.outcome.kind === "refused") {
      throw new Error("refused");
    }
    expect(english.outcome.report.verdict).toBe(verdict);
    expect(translated.outcome.report.cents).toEqual(english.outcome.report.cents);
    expect(translated.outcome.isAnswered).toBe(english.outcome.isAnswered);
  });

  test("has no English sentence in Spanish, and the same numbers", () => {
    const [ours, theirs] = [textsOf(english), textsOf(translated)];
    const pairs = ours.flatMap((text, at) =>
      isSentence(text) ? [[text[0], theirs[at]?.[0]]] : [],
    );
    expect(pairs.length).toBeGreaterThan(8);
    expect(theirs.length).toBe(ours.length);
    expect(pairs.filter(([sentence, translation]) => sentence === translation)).toEqual([]);
    for (const [sentence = "", translation = ""] of pairs) {
      expect(numbersIn(translation), translation).toEqual(numbersIn(sentence));
    }
  });
});

test("a refusal is said in the language", () => {
  const { outcome } = analyzed({ fields: {}, text: "https://example.com/1" }, spanishVoice);
  expect(outcome).toMatchObject({ kind: "refused", sentence: /enlaces/ });
});

test("the voice of one answer does not stay for the next", () => {
  analyzed({ fields: { title: "Sony PlayStation 5", price: "$40" } }, spanishVoice);
  const { outcome } = analyzed({ fields: {}, text: "https://example.com/1" });
  expect(outcome).toMatchObject({ sentence: /^We can't open links/ });
});

test("what is written for a seller's listing is Spanish, and its title stays as buyers search for it", () => {
  const item = {
    title: "DeWalt DCD771 drill",
    brand: "DeWalt",
    model: "DCD771",
    variant: null,
    category: "tools" as const,
    feeClass: "most" as const,
    grade: null,
    quantity: 1,
    sku: "",
    flaws: [],
    weightOunces: null,
    range: null,
    costCents: null,
    asOf: "2026-11-23",
  };
  const [ours, theirs] = [listingDrafts(item), listingDrafts(item, spanishVoice)];
  expect(theirs.drafts.map(({ title }) => title)).toEqual(ours.drafts.map(({ title }) => title));
  expect(theirs.photos.filter((photo) => ours.photos.includes(photo))).toEqual([]);
  expect(theirs.drafts.map(({ description }) => description)).toEqual(
    ours.drafts.map(({ description }) => description),
  );
  const messages = sellerMessages(
    { title: item.title, openingOffer: "$40", questions: [] },
    spanishVoice,
  );
  expect(messages.map(({ text }) => text).join(" ")).toMatch(/¡Hola! Me interesa.*\$40/);
});
