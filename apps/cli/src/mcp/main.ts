import "../older-node.ts";
import { createMcpServer } from "@flipworth/mcp";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import manifest from "../../package.json" with { type: "json" };
import { deskSettings } from "./desk-settings.ts";
import { openDesk } from "./open-desk.ts";

const settings = deskSettings(process.argv.slice(2), process.env);
if (typeof settings === "string") {
  process.stderr.write(`${settings}\n`);
  process.exit(1);
}
const desk = await openDesk(settings);
serveStdio(() => createMcpServer(desk, manifest.version), {
  onerror: (error) => process.stderr.write(`${error.message}\n`),
});
// Without it the readers of pictures would keep the process when the agent has left.
process.stdin.on("end", () => void desk.close());
