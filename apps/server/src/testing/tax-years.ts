import { TaxYear } from "@flipworth/contract";
import type { Agent } from "./test-app.ts";

/** The spring after the two years that the tests live through. */
export const springAfter = () => new Date("2027-03-01T12:00:00Z");

export const chosen = (method: "cash" | "accrual", more: object = {}) => ({
  method,
  openingInventoryCents: null,
  closingInventoryCents: null,
  reported: {},
  ...more,
});

export const choose = async (agent: Agent, year: number, choices: object) =>
  TaxYear.parse((await agent.put(`/api/tax/${year}`, choices)).body);

export const yearOf = async (agent: Agent, year: number) =>
  TaxYear.parse((await agent.get(`/api/tax/${year}`)).body);

export const amountsOf = ({ lines }: TaxYear) =>
  Object.fromEntries(lines.map(({ label, cents }) => [label, cents]));
