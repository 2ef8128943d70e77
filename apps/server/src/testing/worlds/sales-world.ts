import { Analysis, RecordedSale } from "@flipworth/contract";
import { aListing } from "../factories.ts";
import type { Agent } from "../test-app.ts";

export const drillTitle = "Dewalt DCD771 20V cordless drill";
export const salesOf = async (agent: Agent) =>
  RecordedSale.array().parse((await agent.get("/api/sales")).body);
export const analysisOf = async (agent: Agent, listing: object = {}) => {
  const reply = await agent.post(
    "/api/analyses",
    aListing({ title: drillTitle, price: 40, condition: "Used - Good", ...listing }),
  );
  return Analysis.parse(reply.body);
};
export const evidenceOf = ({ details }: Analysis) =>
  details.analysisStages.valuation.evidence.find(({ source }) => source === "remembered_sales");
export const medianOf = ({ details }: Analysis) => details.analysisStages.evaluation.median ?? 0;
export const sold = (price: number, at: number) => ({
  title: `${drillTitle} ${String.fromCharCode(97 + at)}`,
  price,
  kind: "sold",
  soldAt: `2026-11-${String(at + 1).padStart(2, "0")}`,
  url: `https://www.ebay.com/itm/2560123456${10 + at}`,
});
