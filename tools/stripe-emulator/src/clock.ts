/** Seconds since 1970: the provider's only unit of time. */
export type Seconds = number;

export const secondsPerHour = 3600;
export const secondsPerDay = 86_400;

export type Clock = {
  now(): Seconds;
  /** Moves forward to a moment; a moment that has passed changes nothing. */
  moveTo(moment: Seconds): void;
};

/** Stands still between moves when a start is given; otherwise it runs along with real time. */
export function createClock(start?: Date): Clock {
  const realNow = () => Math.floor(Date.now() / 1000);
  const base = start === undefined ? undefined : Math.floor(start.getTime() / 1000);
  let ahead = 0;
  const now = () => (base ?? realNow()) + ahead;
  return {
    now,
    moveTo(moment) {
      ahead += Math.max(0, moment - now());
    },
  };
}

/** The same day and time `months` later, or the last day of a month that is too short. UTC. */
export function addMonths(anchor: Seconds, months: number): Seconds {
  const moved = new Date(anchor * 1000);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved.getTime() / 1000;
}

/** The first end of a monthly period, counted from the anchor, that lies after `start`. */
export function periodEndAfter(anchor: Seconds, start: Seconds): Seconds {
  const [from, to] = [new Date(anchor * 1000), new Date(start * 1000)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  let months = Math.max(0, years * 12 + to.getUTCMonth() - from.getUTCMonth());
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}
