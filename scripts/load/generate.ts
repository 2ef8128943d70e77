import autocannon from "autocannon";

export type LoadRequest = Pick<autocannon.Request, "method" | "path" | "headers" | "body">;

export type Load = {
  address: string;
  /** Each connection sends these in turn, over and over. */
  requests: readonly LoadRequest[];
  seconds: number;
  connections: number;
  /** At most so many requests a second, all connections together; absent, as many as are answered. */
  perSecond?: number;
};

export type Answered = { atMs: number; tookMs: number; status: number };

export type LoadOutcome = {
  perSecond: number;
  answers: readonly Answered[];
  /** Neither answered in time nor at all. */
  lost: number;
};

/** Asks a server as a crowd would and keeps what each answer took. */
export async function generateLoad(load: Load): Promise<LoadOutcome> {
  const answers: Answered[] = [];
  const began = performance.now();
  let clients = 0;
  const options: autocannon.Options = {
    url: load.address,
    connections: load.connections,
    duration: load.seconds,
    timeout: patienceSeconds,
    // Each begins at another place, or all would send a picture at the same moment.
    setupClient: (client) => client.setRequests(rotated(load, clients++)),
    ...(load.perSecond === undefined ? {} : { overallRate: load.perSecond }),
  };
  const { duration, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (...[, status, , tookMs]) => {
      answers.push({ atMs: performance.now() - began, tookMs, status });
    });
  });
  return { perSecond: answers.length / duration, answers, lost: errors + timeouts };
}

const patienceSeconds = 60;

function rotated({ requests, connections }: Load, client: number): autocannon.Request[] {
  const first = Math.floor((client * requests.length) / connections);
  return [...requests.slice(first), ...requests.slice(0, first)].map((request) => ({ ...request }));
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** For figures that the rest of the machine shakes. */
export const median = (values: readonly number[]) => percentile(values, 0.5);
