import {
  type Analysis,
  type Credits,
  planOf,
  type PlanId,
  type SavedListing,
} from "@flipworth/contract";

/** What the API is to do, as simply as it can be said: lists in memory, and one clock. */
export type ApiModel = {
  now: Date;
  startedAt: Date;
  people: Record<PersonName, Person>;
  phones: Record<PhoneName, Phone>;
  /** Of everything that was ever answered, by whomever. */
  analysisIds: string[];
  listingIds: string[];
};

export const personNames = ["ana", "ben"] as const;
export const phoneNames = ["first phone", "second phone", "third phone"] as const;
export type PersonName = (typeof personNames)[number];
export type PhoneName = (typeof phoneNames)[number];
export type Actor = PersonName | PhoneName;

export type Owner = {
  used: number;
  resetsAt: Date;
  periodDay: number;
  planId: PlanId;
  /** Newest last. */
  analyses: ModelAnalysis[];
  listings: ModelListing[];
};

export type Person = Owner & {
  /** Who was there under the name before has deleted their account. */
  generation: number;
  subscriptionId: string | null;
};

export type Phone = {
  generation: number;
  /** Its own history and credits; undefined once an account has taken them in. */
  own: Owner | undefined;
  actsFor: PersonName | undefined;
};

export type ModelAnalysis = {
  body: Analysis;
  thing: number;
  isCharged: boolean;
  refines: string | null;
  /** The Idempotency-Key and what was sent with it. */
  key: { name: string; request: string } | null;
};

type ModelListing = { thing: number; body: SavedListing };

const dayMs = 86_400_000;

export function newModel(now: Date): ApiModel {
  return {
    now,
    startedAt: now,
    people: { ana: newPerson(now, 0), ben: newPerson(now, 0) },
    phones: {
      "first phone": newPhone(now, 0),
      "second phone": newPhone(now, 0),
      "third phone": newPhone(now, 0),
    },
    analysisIds: [],
    listingIds: [],
  };
}

/** Signed in behind the provider's back, which gives the first period 28 days. */
export function newPerson(now: Date, generation: number): Person {
  const resetsAt = new Date(now.getTime() + 28 * dayMs);
  return { ...newOwner(now, resetsAt), generation, subscriptionId: null };
}

export function newPhone(now: Date, generation: number): Phone {
  const own = newOwner(now, nextPeriod(now.getUTCDate(), now));
  return { generation, own, actsFor: undefined };
}

function newOwner(now: Date, resetsAt: Date): Owner {
  const periodDay = now.getUTCDate();
  return { used: 0, resetsAt, periodDay, planId: "free", analyses: [], listings: [] };
}

/** The account that somebody acts for; undefined for a phone that no account took in. */
export function personOf({ phones }: ApiModel, actor: Actor): PersonName | undefined {
  return actor === "ana" || actor === "ben" ? actor : phones[actor].actsFor;
}

export function ownerOf(model: ApiModel, actor: Actor): Owner {
  const person = personOf(model, actor);
  if (person !== undefined) return model.people[person];
  const own = actor === "ana" || actor === "ben" ? undefined : model.phones[actor].own;
  if (!own) throw new Error(`${actor} has neither an account nor a history`);
  return own;
}

export function creditsOf({ now }: ApiModel, owner: Owner): Credits {
  const { used, resetsAt, periodDay, planId } = owner;
  const isOver = resetsAt <= now;
  return {
    used: isOver ? 0 : used,
    total: planOf(planId).analysesPerMonth,
    resetsAt: (isOver ? nextPeriod(periodDay, now) : resetsAt).toISOString(),
  };
}

/** Begins the period that the calendar says, if the one before is over. */
export function turnPeriod(model: ApiModel, owner: Owner): void {
  const { used, resetsAt } = creditsOf(model, owner);
  owner.used = used;
  owner.resetsAt = new Date(resetsAt);
}

/** The next midnight on that day of a month, or on the last day of a month without it. */
function nextPeriod(periodDay: number, now: Date): Date {
  let day = Math.floor(now.getTime() / dayMs) * dayMs;
  do day += dayMs;
  while (!beginsPeriod(new Date(day), periodDay));
  return new Date(day);
}

function beginsPeriod(day: Date, periodDay: number): boolean {
  const isLastOfMonth = new Date(day.getTime() + dayMs).getUTCDate() === 1;
  return day.getUTCDate() === periodDay || (isLastOfMonth && day.getUTCDate() < periodDay);
}
