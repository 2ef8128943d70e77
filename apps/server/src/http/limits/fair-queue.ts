import { createJobQueue } from "@flipworth/ocr";
import { AppError } from "../replies/app-error.ts";
import { said } from "../../words/errors.ts";

/** How many of all, of one network, of one owner. */
export type Share = { all: number; network: number; owner: number };

type FairQueueOptions = {
  /** How many may be inside. */
  places: Share;
  /** How many may wait, and how long. */
  waiting: Share;
  waitMs: number;
};

export type Sender = {
  ownerId: string;
  network: string;
  /** Asked only of those who have to wait: they go before the others. */
  hasPriority: () => Promise<boolean>;
};

/** Lets in as many as there are places; answers with how to leave, which may be called again. */
export type Enter = (sender: Sender, signal: AbortSignal) => Promise<() => void>;

/**
 * Bounds how much work a process takes on, and so its memory: the rest waits in line for a while
 * and is then told to come back. Networks take turns, and owners on one network. Throws
 * AppError("unavailable").
 */
export function createFairQueue({ places, waiting, waitMs }: FairQueueOptions): Enter {
  const inside = new Map<string, number>();
  const line = createJobQueue<() => void>();
  let total = 0;
  const mayEnter = (groups: readonly string[]) =>
    total < places.all &&
    groups.every((group, level) => (inside.get(group) ?? 0) < perGroup(places, level));
  const isLineFull = (groups: readonly string[]) =>
    line.size >= waiting.all ||
    groups.some((group, level) => line.sizeOf(group) >= perGroup(waiting, level));
  const change = (groups: readonly string[], by: 1 | -1) => {
    total += by;
    for (const group of groups) {
      const left = (inside.get(group) ?? 0) + by;
      if (left === 0) inside.delete(group);
      else inside.set(group, left);
    }
  };
  const letWaitingIn = () => {
    for (let next = line.take(mayEnter); next; next = line.take(mayEnter)) next();
  };
  const letIn = (groups: readonly string[]) => {
    change(groups, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      change(groups, -1);
      letWaitingIn();
    };
  };
  return async (sender, signal) => {
    const groups = groupsOf(sender);
    if (mayEnter(groups)) return letIn(groups);
    if (isLineFull(groups)) throw tooBusy();
    const priority = (await sender.hasPriority()) ? "high" : "normal";
    // Others may have come and gone meanwhile.
    if (isLineFull(groups) || signal.aborted) throw tooBusy();
    const turn = Promise.withResolvers<() => void>();
    const enter = () => turn.resolve(letIn(groups));
    const giveUp = () => {
      line.remove(enter);
      turn.reject(tooBusy());
    };
    line.add(enter, { groups, priority });
    const timer = setTimeout(giveUp, waitMs);
    signal.addEventListener("abort", giveUp, { once: true });
    letWaitingIn();
    return turn.promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    });
  };
}

/** From the widest to the narrowest, as the line and its limits count them. */
export function groupsOf({ network, ownerId }: Pick<Sender, "network" | "ownerId">) {
  return [`network ${network}`, `owner ${ownerId}`] as const;
}

const perGroup = ({ network, owner }: Share, level: number) => (level === 0 ? network : owner);

const tooBusy = () =>
  new AppError("unavailable", said("manyAnalyses"), {
    retryAfterSeconds: 5,
  });
