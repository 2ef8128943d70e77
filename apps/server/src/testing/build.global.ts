import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const serverRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles the server as it ships, once a run: it starts three times as fast as from its sources. */
export async function setup() {
  const build = spawn("npm", ["run", "--silent", "build"], { cwd: serverRoot, stdio: "ignore" });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error(`Building the server ended with ${code}`);
}
