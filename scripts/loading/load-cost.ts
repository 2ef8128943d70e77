/** What a process pays for having the engine. */
export type LoadCost = {
  /** Processor time of the thread that loads: what a start waits for on an idle machine. */
  loadMs: number;
  /** The same with the threads that compile and collect beside it. */
  allThreadsMs: number;
  /** From then to the answer to the first listing. */
  firstAnswerMs: number;
  /** What the process has grown by, before and after the garbage was collected by force. */
  grownMb: number;
  grownCollectedMb: number;
  heapMb: number;
};
