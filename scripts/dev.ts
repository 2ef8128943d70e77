import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";

const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

// The API restarts on a change, the site reloads in place: http://localhost:5173, which passes
// what is the server's on to port 3000. Sign-in and the rule on origins need to know that address.
const address = "http://localhost:5173";
const server = spawn(process.execPath, ["--watch", "apps/server/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { PUBLIC_URL: address, ...process.env },
});
const site = spawn("npx", ["react-router", "dev"], {
  cwd: join(root, "apps/web"),
  stdio: "inherit",
  shell: process.platform === "win32",
});

const stop = () => {
  server.kill("SIGTERM");
  site.kill("SIGTERM");
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
server.once("exit", stop);
site.once("exit", stop);
