import { DealEdit, DealsPage, NewDeal, SellDeal } from "@flipworth/contract";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "./answer.ts";
import { readReply, writeInit } from "./call-api.ts";
import { type ApiCall, DeskError } from "./desk.ts";

const DealId = z.object({ id: z.uuid().describe("The deal's id") });

/** Tools about the person's deals, by the same calls as the site: amounts are whole US cents. */
export function registerDealTools(server: McpServer, api: ApiCall): void {
  registerLooking(server, api);
  registerWriting(server, api);
}

function registerLooking(server: McpServer, api: ApiCall): void {
  const looks = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    "list_deals",
    {
      title: "List deals",
      description:
        "The person's deals, the newest first, a page at a time: ask for the next page with `before` set to what `next` says.",
      inputSchema: DealsPage,
      annotations: looks,
    },
    (page) =>
      answer(async () => {
        const given = Object.entries(page).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(
          given.map(([name, value]): [string, string] => [name, String(value)]),
        );
        const { body, next } = await readReply(await api(`/api/deals?${query.toString()}`));
        return { deals: body, next };
      }),
  );
  server.registerTool(
    "get_deal",
    {
      title: "Look at a deal",
      description: "One deal with its costs, listings, sale, prediction and last changes.",
      inputSchema: DealId,
      annotations: looks,
    },
    ({ id }) => answer(async () => objectIn(await api(`/api/deals/${id}`))),
  );
}

function registerWriting(server: McpServer, api: ApiCall): void {
  const writes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  server.registerTool(
    "create_deal",
    {
      title: "Track a deal",
      description:
        "Starts a deal: watching, offered, bought or listed. Amounts are whole US cents. `analysisId` keeps what an analysis said with it.",
      inputSchema: NewDeal,
      annotations: writes,
    },
    (deal) => answer(async () => objectIn(await api("/api/deals", writeInit("POST", deal)))),
  );
  server.registerTool(
    "update_deal",
    {
      title: "Change a deal",
      description:
        "Changes the fields that are given. `revision` is the one that get_deal or list_deals showed; a newer one is refused as a conflict.",
      inputSchema: DealEdit.extend(DealId.shape),
      annotations: { ...writes, idempotentHint: true },
    },
    ({ id, ...edit }) =>
      answer(async () => objectIn(await api(`/api/deals/${id}`, writeInit("PUT", edit)))),
  );
  server.registerTool(
    "record_sale",
    {
      title: "Record a sale",
      description:
        "Says that a deal was sold. The fee is worked out by the platform's dated table where none is given. With the `revision` that get_deal showed, a deal that has changed since is refused as a conflict.",
      inputSchema: SellDeal.extend(DealId.shape),
      annotations: { ...writes, idempotentHint: true },
    },
    ({ id, ...sale }) =>
      answer(async () => objectIn(await api(`/api/deals/${id}/sale`, writeInit("POST", sale)))),
  );
}

async function objectIn(reply: Response): Promise<object> {
  const { body } = await readReply(reply);
  if (typeof body === "object" && body !== null) return body;
  throw new DeskError("The server answered with nothing.");
}
