import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Bundles the server as it ships, where its sources have changed: it starts three times as fast as from them. */
export async function setup() {
  const command = ["run", "--silent", "build", "--", "server"];
  const build = spawn("npm", command, { cwd: root, stdio: "ignore" });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error(`Building the server ended with ${code}`);
}
