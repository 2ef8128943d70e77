import { McpServer } from "@modelcontextprotocol/server";
import { registerDealTools } from "./deal-tools.ts";
import type { Desk } from "./desk.ts";
import { registerListingTools } from "./listing-tools.ts";
import { registerNetTool } from "./net-tool.ts";
import { registerResources } from "./resources.ts";

const instructions =
  "Flipworth judges second-hand listings. Read a page's HTML with read_page, then pass its fields to appraise_listing. The resale range never depends on the asking price. Respect the verdict: “check” and “likely scam” mean that nothing should be paid before the named question is settled.";

/** The product for agents. Whoever serves it says over which transport. */
export function createMcpServer(desk: Desk, version: string): McpServer {
  const server = new McpServer({ name: "flipworth", version }, { instructions });
  registerListingTools(server, desk);
  registerNetTool(server);
  registerResources(server, desk);
  if (desk.api) registerDealTools(server, desk.api);
  return server;
}
