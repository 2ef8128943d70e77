import { createFairQueue } from "../http/limits/fair-queue.ts";

/** An import holds a connection of the database, of which there are ten, until it is done. */
const share = {
  places: { all: 2, network: 1, owner: 1 },
  waiting: { all: 64, network: 2, owner: 2 },
  waitMs: 60_000,
};

/** Lets a few imports in at a time, one of a person. Throws AppError("unavailable"). */
export function createImportPlaces() {
  const enter = createFairQueue(share);
  return (ownerId: string, signal: AbortSignal) =>
    enter({ ownerId, network: ownerId, hasPriority: async () => false }, signal);
}
