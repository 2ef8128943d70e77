import { AppError } from "./app-error.ts";

type TurnstileOptions = {
  /** How many may be inside, in all and of one owner. */
  places: number;
  placesEach: number;
  /** How many may wait, and how long. */
  maximumWaiting: number;
  waitMs: number;
};

type Waiting = { ownerId: string; letIn: () => void };

/** Lets in as many as there are places; answers with how to leave, which may be called again. */
export type Enter = (ownerId: string, signal: AbortSignal) => Promise<() => void>;

/**
 * Bounds how much work a process takes on, and so its memory: the rest waits in line for a while
 * and is then told to come back. Throws AppError("unavailable").
 */
export function createTurnstile(options: TurnstileOptions): Enter {
  const inside = new Map<string, number>();
  const line: Waiting[] = [];
  let total = 0;
  const hasPlace = (ownerId: string) =>
    total < options.places && (inside.get(ownerId) ?? 0) < options.placesEach;
  const change = (ownerId: string, by: 1 | -1) => {
    total += by;
    const left = (inside.get(ownerId) ?? 0) + by;
    if (left === 0) inside.delete(ownerId);
    else inside.set(ownerId, left);
  };
  const letIn = (ownerId: string) => {
    change(ownerId, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      change(ownerId, -1);
      const next = line.findIndex((waiting) => hasPlace(waiting.ownerId));
      line.splice(next, next === -1 ? 0 : 1)[0]?.letIn();
    };
  };
  return async (ownerId, signal) => {
    if (hasPlace(ownerId)) return letIn(ownerId);
    if (line.length >= options.maximumWaiting) throw tooBusy();
    const turn = Promise.withResolvers<() => void>();
    const waiting = { ownerId, letIn: () => turn.resolve(letIn(ownerId)) };
    const giveUp = () => {
      const place = line.indexOf(waiting);
      if (place !== -1) line.splice(place, 1);
      turn.reject(tooBusy());
    };
    line.push(waiting);
    const timer = setTimeout(giveUp, options.waitMs);
    signal.addEventListener("abort", giveUp, { once: true });
    return turn.promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    });
  };
}

const tooBusy = () =>
  new AppError("unavailable", "Many analyses are being made right now. Try again in a moment.", {
    retryAfterSeconds: 5,
  });
