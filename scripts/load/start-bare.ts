import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { printedAddress } from "../lib/server.ts";

const program = fileURLToPath(new URL("bare.ts", import.meta.url));

/** Starts what the product is compared with in a process of its own. */
export async function startBare(...words: readonly string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { address: await printedAddress(child), pid: child.pid ?? 0, stop };
}
