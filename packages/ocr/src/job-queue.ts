export type Priority = "normal" | "high";

/** After this many urgent jobs in a row, one ordinary job that waits goes first. */
const urgentInARow = 3;

export interface JobQueue<Job> {
  readonly size: number;
  add(job: Job, priority: Priority): void;
  take(): Job | undefined;
  /** Forgets a job that still waits; does nothing otherwise. */
  remove(job: Job): void;
}

/** Urgent jobs leave first, but an ordinary one waits for at most three of them at a time. */
export function createJobQueue<Job>(): JobQueue<Job> {
  const waiting: Record<Priority, Job[]> = { normal: [], high: [] };
  let urgentTaken = 0;
  const next = (): Priority => {
    if (waiting.high.length === 0) return "normal";
    return urgentTaken >= urgentInARow && waiting.normal.length > 0 ? "normal" : "high";
  };
  return {
    get size() {
      return waiting.normal.length + waiting.high.length;
    },
    add: (job, priority) => {
      waiting[priority].push(job);
    },
    take: () => {
      const priority = next();
      urgentTaken = priority === "high" ? urgentTaken + 1 : 0;
      return waiting[priority].shift();
    },
    remove: (job) => {
      waiting.normal = waiting.normal.filter((other) => other !== job);
      waiting.high = waiting.high.filter((other) => other !== job);
    },
  };
}
