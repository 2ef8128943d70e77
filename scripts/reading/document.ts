import { quantile } from "../valuation/figures.ts";
import type { Score, Verdict } from "./score.ts";

export type Measured = {
  listings: readonly Score[];
  others: readonly Score[];
  peakMegabytes: number;
};

const goals = {
  title: "≥ 95 %",
  price: "≥ 99 %",
  wrongPrice: "0",
  condition: "≥ 97 %",
  description: "≥ 98 %",
  falseListings: "0",
} as const;

/** The tables of docs/reading.md. They hold figures only, never a listing. */
export function tablesOf({ listings, others, peakMegabytes }: Measured): string {
  const falseListings = others.filter(({ isListing }) => isListing).length;
  return [
    `${listings.length} screenshots of listings and ${others.length} of other pages.`,
    table(
      ["what", "aim", "reached"],
      [
        ["exact titles", goals.title, shareRight(listings, ({ title }) => title)],
        ["exact prices", goals.price, shareRight(listings, ({ price }) => price)],
        ["wrong prices", goals.wrongPrice, countWrongPrices(listings)],
        ["conditions", goals.condition, shareRight(listings, ({ condition }) => condition)],
        ["description's characters", goals.description, shareOfLetters(listings)],
        ["false listings", goals.falseListings, `${falseListings} of ${others.length}`],
        ["seconds a picture, median", "< 1", seconds(listings, 0.5)],
        ["seconds a picture, 95th percentile", "< 2", seconds(listings, 0.95)],
        ["peak memory with one thread", "", `${peakMegabytes} MB`],
      ],
    ),
    "How sure it says it is of a title, against how often that title is exact.",
    table(
      ["it says", "titles", "exact"],
      (["sure", "likely", "unsure"] as const).map((certainty) => {
        const said = listings.filter(({ titleCertainty }) => titleCertainty === certainty);
        return [certainty, String(said.length), shareRight(said, ({ title }) => title)];
      }),
    ),
    "By what is different about the picture.",
    table(
      ["pictures", "count", "titles", "prices", "wrong prices", "conditions", "description"],
      groupsOf(listings).map(([name, scores]) => groupRow(name, scores)),
    ),
  ].join("\n\n");
}

function groupsOf(scores: readonly Score[]): [string, Score[]][] {
  const pages = [...new Set(scores.map(({ plan }) => plan.page))];
  const isCropped = ({ plan }: Score) => plan.crop.some((share) => share > 0);
  const groups: [string, Score[]][] = [
    ...pages.map((page): [string, Score[]] => [
      page,
      scores.filter(({ plan }) => plan.page === page),
    ]),
    ["desktop", scores.filter(({ plan }) => plan.device === "desktop")],
    ["phone", scores.filter(({ plan }) => plan.device === "phone")],
    ["light", scores.filter(({ plan }) => plan.scheme === "light")],
    ["dark", scores.filter(({ plan }) => plan.scheme === "dark")],
    ["desktop at 90 %", scores.filter(({ plan }) => plan.zoomPercent === 90)],
    ["JPEG, quality 60", scores.filter(({ plan }) => plan.isJpeg)],
    ["edges cropped", scores.filter(isCropped)],
    ["with an ad, a menu or a chat", scores.filter(({ plan }) => plan.traps.some(isLoud))],
  ];
  return groups.filter(([, members]) => members.length > 0);
}

const isLoud = (trap: string) => trap !== "was";

function groupRow(name: string, scores: readonly Score[]): string[] {
  return [
    name,
    String(scores.length),
    shareRight(scores, ({ title }) => title),
    shareRight(scores, ({ price }) => price),
    countWrongPrices(scores),
    shareRight(scores, ({ condition }) => condition),
    shareOfLetters(scores),
  ];
}

/** Which pictures lost most, told by their layout and what stood in the way. */
export function worstOf(scores: readonly Score[], count: number): string[] {
  return scores
    .map((score, index) => ({ score, index, loss: lossOf(score) }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, count)
    .map(({ score, index }) => `${index}: ${describe(score)}`);
}

function lossOf({ title, price, hasWrongPrice, condition, description }: Score): number {
  const letters = description === undefined ? 0 : description.wrong / description.characters;
  const missed = [title, price, condition].filter((verdict) => isMiss(verdict)).length;
  return (hasWrongPrice ? 10 : 0) + missed + letters;
}

function describe(score: Score): string {
  const { page, device, scheme, zoomPercent, isJpeg, traps } = score.plan;
  const lost = [
    score.isListing ? "" : "no listing",
    isMiss(score.title) ? `title ${score.title}` : "",
    isMiss(score.price) || score.hasWrongPrice ? `price ${score.price ?? "wrong"}` : "",
    isMiss(score.condition) ? `condition ${score.condition}` : "",
    score.description?.wrong ? `${score.description.wrong} letters of the description` : "",
  ];
  const picture = [page, device, scheme, `${zoomPercent} %`, isJpeg ? "JPEG" : "PNG", ...traps];
  return `${picture.join(" ")} — ${lost.filter(Boolean).join(", ")}`;
}

const isMiss = (verdict: Verdict | undefined) => verdict === "wrong" || verdict === "not read";

function shareRight(scores: readonly Score[], verdictOf: (score: Score) => Verdict | undefined) {
  const verdicts = scores.map(verdictOf).filter((verdict) => verdict !== undefined);
  if (verdicts.length === 0) return "–";
  const right = verdicts.filter((verdict) => verdict === "right").length;
  return `${((100 * right) / verdicts.length).toFixed(1)} % of ${verdicts.length}`;
}

function shareOfLetters(scores: readonly Score[]): string {
  const all = scores.flatMap(({ description }) => description ?? []);
  const characters = all.reduce((sum, each) => sum + each.characters, 0);
  const wrong = all.reduce((sum, each) => sum + each.wrong, 0);
  return characters === 0 ? "–" : `${(100 - (100 * wrong) / characters).toFixed(1)} %`;
}

function countWrongPrices(scores: readonly Score[]): string {
  return String(scores.filter(({ hasWrongPrice }) => hasWrongPrice).length);
}

function seconds(scores: readonly Score[], part: number): string {
  const at = (costs: readonly number[]) => (quantile(costs, part) / 1000).toFixed(2);
  const wall = at(scores.map(({ cost }) => cost.wallMs));
  return `${wall} (${at(scores.map(({ cost }) => cost.processorMs))} of a processor)`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
