import { Readable, Writable } from "node:stream";
import { Analysis } from "@flipworth/contract";
import { exchangeRates } from "@flipworth/contract/exchange-rates";
import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { appraiseStream } from "./appraise-stream.ts";
import { linesOf } from "./lines-of.ts";

const engine = createEngine(builtInGuide());
const dresser = { title: "Solid wood dresser, six drawers", price: 60, condition: "Used - Good" };

test("one listing a line gives one analysis a line, in order, with the caller's ids", async () => {
  const lines = await appraise([
    { id: "a", ...dresser },
    { id: 7, title: "Herman Miller Aeron chair", price: 150 },
    dresser,
  ]);

  const analyses = lines.map((line) => Analysis.parse(JSON.parse(line)));
  expect(analyses.map(({ id }) => id)).toEqual(["a", "7", "3"]);
  expect(analyses.map(({ title }) => title)).toEqual([
    "Solid wood dresser, six drawers",
    "Herman Miller Aeron chair",
    "Solid wood dresser, six drawers",
  ]);
});

test("a file made for something else may be piped in: unknown fields and nulls are left alone", async () => {
  const [line = ""] = await appraise([
    { ...dresser, condition: null, attrs: { color: "oak" }, kind: "ask", date: "2017-05" },
  ]);
  expect(Analysis.parse(JSON.parse(line)).resaleRange).not.toBeNull();
});

test("a number in another currency is not taken for dollars", async () => {
  const [pounds = "", yen = "", dollars = ""] = await appraise([
    { ...dresser, currency: "GBP" },
    { ...dresser, currency: "JPY" },
    { ...dresser, currency: "USD" },
  ]);
  expect(Analysis.parse(JSON.parse(pounds))).toMatchObject({
    price: 60 * exchangeRates.dollars.GBP,
    abroad: { currency: "GBP", price: 60_00 },
  });
  expect(Analysis.parse(JSON.parse(yen))).toMatchObject({ price: null, recommendation: null });
  expect(Analysis.parse(JSON.parse(dollars))).toMatchObject({ price: 60 });
});

test("a comparable that a person vouches for counts, as it does on the server", async () => {
  const comparables = [400, 420, 440].map((price) => ({
    title: "Lot of 3 iPhone 13 128GB",
    price,
    kind: "sold",
  }));
  const [leftOut = "", counted = ""] = await appraise(
    [false, true].map((isVouchedFor) => ({
      title: "iPhone 13 128GB",
      comparables: comparables.map((sale) => ({ ...sale, isVouchedFor })),
    })),
  );
  const struckOut = (line: string) =>
    Analysis.parse(JSON.parse(line)).details.analysisStages.valuation.struckOut.length;

  expect(struckOut(leftOut)).toBe(3);
  expect(struckOut(counted)).toBe(0);
});

test("a line with a date is appraised as of that month, day or instant; without one, as of now", async () => {
  const phone = { title: "iPhone 7 32GB unlocked", condition: "Used - Good" };
  const lines = await appraise([
    phone,
    { ...phone, date: null },
    { ...phone, date: "2017-05" },
    { ...phone, date: "2017-05-03" },
    { ...phone, date: "2017-05-03T23:30:00+02:00" },
  ]);
  const values = lines.map((line) => Analysis.parse(JSON.parse(line)).marketValue);

  expect(values[1]).toBe(values[0]);
  expect(new Set(values.slice(2)).size).toBe(1);
  expect(dollars(values[2])).toBeGreaterThan(5 * dollars(values[0]));
});

test.each(["May 2017", "2017", "2017-13", "2017-02-30", "0001-01", "", 2017])(
  "the date %j is answered by an error line",
  async (date) => {
    const [line = ""] = await appraise([{ ...dresser, date }]);
    expect(JSON.parse(line).error).toMatch(/^Line 1: date: must be/);
  },
);

test.each([
  ["broken JSON", "{", "Line 1: not JSON"],
  ["a number", "5", /^Line 1: /],
  ["a negative price", JSON.stringify({ ...dresser, price: -1 }), /^Line 1: price: /],
  ["a price beyond all numbers", '{"title":"Desk","price":1e309}', /^Line 1: price: /],
])("%s is answered by an error line, and the next line is judged", async (_name, line, error) => {
  const [first = "", second = ""] = await appraiseText(`${line}\n${JSON.stringify(dresser)}\n`);

  expect(JSON.parse(first).error).toMatch(error);
  expect(Analysis.parse(JSON.parse(second)).title).toBe(dresser.title);
});

test("a listing that is nothing to flip says so, with its id", async () => {
  const [line = ""] = await appraise([
    { id: "job-1", title: "Now hiring: warehouse workers, $22/hour" },
  ]);
  expect(JSON.parse(line)).toEqual({ id: "job-1", error: expect.stringMatching(/job/) });
});

test("a byte order mark, Windows line ends and empty lines do no harm", async () => {
  const text = `\ufeff${JSON.stringify(dresser)}\r\n\r\n${JSON.stringify(dresser)}`;
  expect(await appraiseText(text)).toHaveLength(2);
});

test("separators that are no line feed stay within their line", async () => {
  const answers = await appraise([{ ...dresser, title: "One\u2028two\u2029three" }, dresser]);

  expect(answers.map((answer) => "error" in JSON.parse(answer))).toEqual([false, false]);
});

test("a line may come in pieces, cut in the middle of a letter", async () => {
  const bytes = Buffer.from(JSON.stringify({ ...dresser, title: "Dresser, ébène" }));
  const at = bytes.indexOf("é") + 1;
  const lines: string[] = [];
  const pieces = [bytes.subarray(0, at), bytes.subarray(at)];

  for await (const line of linesOf(Readable.from(pieces, byBytes))) lines.push(line);

  expect(lines).toEqual([bytes.toString()]);
});

const byBytes = { objectMode: false };

test("progress goes to its own stream and names the speed", async () => {
  const progress = collector();
  const output = collector();
  await appraiseStream({
    input: Readable.from([`${JSON.stringify(dresser)}\n`]),
    output: output.stream,
    progress: progress.stream,
    engine,
  });
  expect(progress.text()).toMatch(/^1 listings in .* a second\)\n$/);
  expect(output.text().split("\n")).toHaveLength(2);
});

const dollars = (value: string | null | undefined) => Number(value?.replace(/[$,]/g, ""));

function appraise(listings: readonly object[]): Promise<string[]> {
  return appraiseText(listings.map((listing) => `${JSON.stringify(listing)}\n`).join(""));
}

async function appraiseText(text: string): Promise<string[]> {
  const output = collector();
  const progress = collector();
  await appraiseStream({
    input: Readable.from([text]),
    output: output.stream,
    progress: progress.stream,
    engine,
  });
  return output.text().trim().split("\n");
}

function collector() {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { stream, text: () => text };
}

test("an answer carries its verdict, what to do and why", async () => {
  const [line = ""] = await appraise([dresser]);

  const answer = Analysis.parse(JSON.parse(line));

  expect(answer.verdict).toBe("buy");
  expect(answer.headline).toMatch(/^Buy: about \$\d+ profit\./);
  expect(answer.summary).toHaveLength(3);
});
