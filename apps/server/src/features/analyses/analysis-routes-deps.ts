import type { Logger } from "pino";
import type { RunQuery } from "../../db/searching.ts";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import type { Holding } from "../../http/limits/body-budget.ts";
import type { Pace } from "../../http/middleware/read-body.ts";
import type { Enter } from "../../http/limits/fair-queue.ts";
import type { CreateAnalysisDeps } from "./create-analysis.ts";

export type AnalysisRoutesDeps = CreateAnalysisDeps & {
  caller: (c: ApiContext) => Promise<{ ownerId: string; isVisitor: boolean }>;
  networkOf: (c: ApiContext) => string;
  /** Counts one more for the owner. Throws `rate_limited`. */
  countBurst: (c: ApiContext, ownerId: string) => Promise<void>;
  /** How to run the query of a list that is searched for these words. Throws `rate_limited`. */
  searching: (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;
  /** Takes one of the places for work, and answers how to give it back. Throws `unavailable`. */
  enter: Enter;
  /** Room for a body in memory. */
  holdBody: (sender: { ownerId: string; network: string }) => Holding;
  /** The least that a body has to arrive at. */
  bodyPace: Pace;
  logger: Logger;
};
