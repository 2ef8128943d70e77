import { Deal } from "@flipworth/contract";
import type { Agent } from "./test-app.ts";

export const aDeal = (fields: object = {}) => ({
  title: "DeWalt DCD771 drill",
  stage: "bought",
  boughtOn: "2026-11-01",
  priceCents: 40_00,
  ...fields,
});
export const aSale = (fields: object = {}) => ({
  soldOn: "2026-11-11",
  platform: "ebay",
  priceCents: 100_00,
  ...fields,
});
export const startDeal = async (agent: Agent, fields: object = {}) => {
  const { body } = await agent.post("/api/deals", aDeal(fields));
  return Deal.parse(body);
};
export const dealsOf = async (agent: Agent, show = "all") =>
  Deal.array().parse((await agent.get(`/api/deals?show=${show}`)).body);
