import { type NewDeal, openDealStages, stockDealStages } from "@flipworth/contract";
import type { z } from "zod";
import { AppError } from "../../http/replies/app-error.ts";
import type { DealRow } from "./deal-row.ts";
import { saidOfRecords } from "../../words/errors.ts";

type Stage = DealRow["stage"];

export const isOpenStage = (stage: Stage) => openDealStages.some((open) => open === stage);
const isStock = (stage: Stage) => stockDealStages.some((stock) => stock === stage);
const isAway = (stage: Stage) => stage === "kept" || stage === "given_away";

type Dated = Pick<z.output<typeof NewDeal>, "boughtOn" | "closedOn" | "priceCents"> & {
  stage: Stage;
};

/**
 * Fills in the days that a stage brings with it. Throws `invalid_request` where something that was
 * bought has no price: a profit without it would be a lie.
 */
export function withStageDays<Given extends Dated>(deal: Given, today: string): Given {
  const { stage } = deal;
  const isBought = isStock(stage) || isAway(stage) || stage === "sold";
  if (isBought && deal.priceCents === null) {
    const fault = "must be what you paid; enter 0 if it was free";
    throw new AppError("invalid_request", `priceCents ${fault}.`, {
      errors: { priceCents: fault },
    });
  }
  // With a day it would count among the year's purchases.
  const boughtOn = isBought ? (deal.boughtOn ?? deal.closedOn ?? today) : null;
  const closedOn = isAway(stage) || stage === "sold" ? (deal.closedOn ?? today) : null;
  if (boughtOn !== null && closedOn !== null && closedOn < boughtOn) {
    const fault = "must not be before the purchase";
    throw new AppError("invalid_request", `closedOn ${fault}.`, { errors: { closedOn: fault } });
  }
  return { ...deal, boughtOn, closedOn };
}

/** The one character that PostgreSQL's texts do not hold. */
export function assertStorable(given: object): void {
  const odd = Object.entries(given).find(([, value]) =>
    /\\u0000/.test(JSON.stringify(value) ?? ""),
  );
  if (!odd) return;
  const fault = "can't contain a NUL character";
  throw new AppError("invalid_request", `${odd[0]} ${fault}.`, { errors: { [odd[0]]: fault } });
}

export const isSplit = () => new AppError("conflict", saidOfRecords("lotSplit"));

export const changedSince = () => new AppError("conflict", saidOfRecords("dealChanged"));

export const noSuchDeal = () => new AppError("not_found", saidOfRecords("noSuchDeal"));

export const planIsFull = (limit: number) =>
  new AppError("plan_limit", saidOfRecords("planDeals", { limit }));

export function refuseField(field: string, fault: string): never {
  throw new AppError("invalid_request", `${field} ${fault}.`, { errors: { [field]: fault } });
}

export function assertPast(field: string, day: string, now: Date): void {
  // A day ahead: somewhere it is tomorrow already.
  const last = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  if (day > last) refuseField(field, "must not be in the future");
}
