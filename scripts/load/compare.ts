import { processorMsOf } from "../lib/memory.ts";
import { generateLoad, type LoadRequest, median, percentile } from "./generate.ts";

export type Side = { address: string; pid: number; request: LoadRequest };

export type SideFigures = { perSecond: number; p95Ms: number; microseconds: number };

export type Comparison = {
  ours: SideFigures;
  bare: SideFigures;
  /** Of ours to bare, by requests a second: the median over the rounds. */
  speedRatio: number;
  /** Of ours to bare, by processor time of the process: of the rounds that were disturbed least. */
  processorRatio: number;
};

const rounds = 9;
const seconds = 2;
const connections = 16;

/** Measures both in turn, round after round, so that what shakes the machine shakes both. */
export async function compare(ours: Side, bare: Side): Promise<Comparison> {
  const pairs: { ours: SideFigures; bare: SideFigures }[] = [];
  await Promise.all([measure(ours), measure(bare)]);
  for (let round = 0; round < rounds; round += 1) {
    // The one that goes first changes too.
    const first = round % 2 === 0 ? bare : ours;
    const earlier = await measure(first);
    const later = await measure(first === bare ? ours : bare);
    pairs.push(first === bare ? { bare: earlier, ours: later } : { ours: earlier, bare: later });
  }
  return {
    ours: mediansOf(pairs.map((pair) => pair.ours)),
    bare: mediansOf(pairs.map((pair) => pair.bare)),
    speedRatio: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    processorRatio: least(pairs.map((pair) => pair.bare)) / least(pairs.map((pair) => pair.ours)),
  };
}

async function measure({ address, pid, request }: Side): Promise<SideFigures> {
  const before = processorMsOf(pid) ?? Number.NaN;
  const load = { address, requests: [request], seconds, connections };
  const { perSecond, answers, lost } = await generateLoad(load);
  const spentMs = (processorMsOf(pid) ?? Number.NaN) - before;
  const refused = answers.find(({ status }) => status !== 200);
  if (refused || lost > 0) throw new Error(`${address} answered ${refused?.status}, ${lost} lost`);
  const waits = answers.map(({ tookMs }) => tookMs);
  return {
    perSecond,
    p95Ms: percentile(waits, 0.95),
    microseconds: (spentMs * 1000) / answers.length,
  };
}

const least = (figures: readonly SideFigures[]) =>
  Math.min(...figures.map(({ microseconds }) => microseconds));

function mediansOf(figures: readonly SideFigures[]): SideFigures {
  const of = (name: keyof SideFigures) => median(figures.map((each) => each[name]));
  return { perSecond: of("perSecond"), p95Ms: of("p95Ms"), microseconds: least(figures) };
}
