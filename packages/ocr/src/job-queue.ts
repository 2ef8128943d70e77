export type Priority = "normal" | "high";

/** After this many urgent jobs in a row, one ordinary job that waits goes first. */
const urgentInARow = 3;

/** Who a job is for: `groups` from the widest to the narrowest, such as a network and an owner. */
type Ticket = { groups: readonly string[]; priority: Priority };

export interface JobQueue<Job> {
  readonly size: number;
  /** How many jobs of a group wait. */
  sizeOf(group: string): number;
  add(job: Job, ticket: Ticket): void;
  /** The next job, of those that may run now. */
  take(mayRun?: (groups: readonly string[]) => boolean): Job | undefined;
  /** Forgets a job that still waits; does nothing otherwise. */
  remove(job: Job): void;
}

type Waiting<Job> = { job: Job; groups: readonly string[] };
type Group = { waiting: number; lastTurn: number };

/**
 * Groups take turns: however many jobs one group has, another's next job waits for one of them.
 * Urgent jobs leave first, but an ordinary one waits for at most three of them at a time.
 */
export function createJobQueue<Job>(): JobQueue<Job> {
  const lines: Record<Priority, Waiting<Job>[]> = { normal: [], high: [] };
  const groups = new Map<string, Group>();
  let turn = 0;
  let urgentTaken = 0;

  const lastTurnOf = (name: string) => groups.get(name)?.lastTurn ?? turn;
  /** Negative when `a` goes before `b`; zero leaves them in the order they came. */
  const compareTurns = (a: Waiting<Job>, b: Waiting<Job>): number =>
    a.groups
      .map((name, level) => lastTurnOf(name) - lastTurnOf(b.groups[level] ?? name))
      .find((difference) => difference !== 0) ?? 0;
  const nextIn = (priority: Priority, mayRun: (groups: readonly string[]) => boolean) =>
    lines[priority]
      .filter((waiting) => mayRun(waiting.groups))
      .reduce<Waiting<Job> | undefined>(
        (first, other) => (first && compareTurns(first, other) <= 0 ? first : other),
        undefined,
      );
  const leave = (waiting: Waiting<Job>, priority: Priority) => {
    lines[priority] = lines[priority].filter((other) => other !== waiting);
    for (const name of waiting.groups) {
      const group = groups.get(name);
      if (!group) continue;
      group.waiting -= 1;
      group.lastTurn = turn;
      if (group.waiting === 0) groups.delete(name);
    }
  };

  return {
    get size() {
      return lines.normal.length + lines.high.length;
    },
    sizeOf: (name) => groups.get(name)?.waiting ?? 0,
    add: (job, ticket) => {
      lines[ticket.priority].push({ job, groups: ticket.groups });
      for (const name of ticket.groups) {
        const group = groups.get(name) ?? { waiting: 0, lastTurn: turn };
        group.waiting += 1;
        groups.set(name, group);
      }
    },
    take: (mayRun = () => true) => {
      const [urgent, ordinary] = [nextIn("high", mayRun), nextIn("normal", mayRun)];
      const isUrgent = urgent && !(ordinary && urgentTaken >= urgentInARow);
      const next = isUrgent ? urgent : ordinary;
      if (next === undefined) return undefined;
      turn += 1;
      urgentTaken = isUrgent ? urgentTaken + 1 : 0;
      leave(next, isUrgent ? "high" : "normal");
      return next.job;
    },
    remove: (job) => {
      for (const priority of ["normal", "high"] as const) {
        const waiting = lines[priority].find((candidate) => candidate.job === job);
        if (waiting) leave(waiting, priority);
      }
    },
  };
}
