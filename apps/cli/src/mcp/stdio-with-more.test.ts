import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";

const main = join(import.meta.dirname, "main.ts");

async function connect(env: Record<string, string>, args: readonly string[] = []) {
  const client = new Client({ name: "test", version: "1" });
  onTestFinished(() => client.close());
  const server = { command: process.execPath, args: [main, ...args], env };
  await client.connect(new StdioClientTransport(server));
  return client;
}

type Asked = { call: string; key: string | undefined; body: string };

/** Stands where a server stands, and writes down what it is asked. */
async function serverThatAnswers(answers: Record<string, { status: number; body: unknown }>) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const call = `${request.method} ${request.url}`;
      asked.push({ call, key: request.headers.authorization, body });
      const answer = answers[call] ?? { status: 404, body: {} };
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer.body));
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe because a server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return { asked, FLIPWORTH_URL: `http://127.0.0.1:${port}` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

test("with a server and a key it appraises there and has the person's deals", async () => {
  const refusal = { code: "quota_exceeded", message: "You've used all analyses.", requestId: "1" };
  const { asked, ...address } = await serverThatAnswers({
    "POST /api/analyses": { status: 402, body: refusal },
    "GET /api/deals?show=open": { status: 200, body: [{ id: "1", title: "Drill" }] },
  });
  const client = await connect({ ...address, FLIPWORTH_API_KEY: "flipworth_test" });
  const { tools } = await client.listTools();

  const appraised = await client.callTool({
    name: "appraise_listing",
    arguments: { title: "Drill", price: 20 },
  });
  const deals = await client.callTool({ name: "list_deals", arguments: { show: "open" } });

  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["find_sold", "list_deals", "update_deal", "record_sale"]),
  );
  expect(appraised).toMatchObject({
    isError: true,
    content: [{ text: "You've used all analyses. (quota_exceeded)" }],
  });
  expect(deals.structuredContent).toEqual({ deals: [{ id: "1", title: "Drill" }], next: null });
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(["Bearer flipworth_test"]));
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ title: "Drill", price: 20 });
});

test("a server that is away is said in a sentence", async () => {
  const client = await connect({
    FLIPWORTH_URL: "http://127.0.0.1:1",
    FLIPWORTH_API_KEY: "flipworth_test",
  });

  const { isError, content } = await client.callTool({ name: "list_deals", arguments: {} });

  expect(isError).toBe(true);
  expect(content).toMatchObject([{ text: "We can't reach the server at http://127.0.0.1:1." }]);
});

test("a file of sales is a memory without a server", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sales.jsonl");
  const sale = { title: "Dewalt DCD771 20V cordless drill", price: 95, date: "2026-11-03" };
  await writeFile(file, `${JSON.stringify(sale)}\n`);
  const client = await connect({}, ["--sales", file]);

  const { structuredContent } = await client.callTool({
    name: "find_sold",
    arguments: { title: "Dewalt DCD771 drill" },
  });

  expect(structuredContent).toMatchObject({
    sales: [{ title: sale.title, priceCents: 95_00, kind: "sold" }],
  });
});
