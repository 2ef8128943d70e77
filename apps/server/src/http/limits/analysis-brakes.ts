import type pg from "pg";
import { createBodyBudget } from "./body-budget.ts";
import { freeWork, type FreeWorkSettings } from "./free-work.ts";
import type { Pace } from "../middleware/read-body.ts";
import { createFairQueue } from "./fair-queue.ts";

export type BrakeSettings = FreeWorkSettings & {
  analysesAtOnce: number;
  analysisWaitMs: number;
  bodyPace: Pace;
};

const megabyte = 1024 * 1024;
/** For the bodies of all analyses under way: a picture has at most 8 MB. */
const bodyRoom = { all: 96 * megabyte, network: 64 * megabyte, owner: 32 * megabyte };
/** Who waits in line holds no more than the body that counts above. */
const line = { all: 1024, network: 512, owner: 256 };

/** What keeps one sender's analyses from stopping everybody else's. */
export function analysisBrakes(pool: pg.Pool, settings: BrakeSettings) {
  const { analysesAtOnce, analysisWaitMs, bodyPace } = settings;
  const places = {
    all: analysesAtOnce,
    network: Math.ceil(analysesAtOnce / 2),
    owner: Math.ceil(analysesAtOnce / 4),
  };
  return {
    freeWork: freeWork(pool, settings),
    holdBody: createBodyBudget(bodyRoom),
    bodyPace,
    enter: createFairQueue({ places, waiting: line, waitMs: analysisWaitMs }),
  };
}
