import { Counter, Gauge, Histogram, type Registry } from "prom-client";

type Timed = { name: string; help: string; labelNames: string[]; buckets: number[] };

/** Read at each look, under the values of one label. */
type LiveGauge = {
  name: string;
  help: string;
  label: string;
  read: () => Iterable<readonly [string, number]>;
};

/** The three kinds of instruments, registered with `register`. */
export function instrumentKinds(register: Registry) {
  const registers = [register];
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: (timed: Timed) => new Histogram({ ...timed, registers }),
    gauge: ({ name, help, label, read }: LiveGauge) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [labelled, value] of read()) this.set({ [label]: labelled }, value);
        },
      }),
  };
}
