import { rmSync } from "node:fs";
import { join } from "node:path";
import { findFaults } from "./npm/find-faults.ts";
import { packCommand } from "./npm/pack-command.ts";
import { packMcp } from "./npm/pack-mcp.ts";
import { libraries, packLibrary } from "./npm/pack-library.ts";
import { tryPackages } from "./npm/try-packages.ts";
import { root } from "./lib/root.ts";
import { buildProducts } from "./lib/products.ts";

// Makes the npm packages, as they would be published, and says what is wrong with them. Nothing is
// published: `npm publish` of a tarball does that, with whose account is a person's to decide.

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = join(root, "build/npm");

rmSync(folder, { recursive: true, force: true });
if (!(await buildProducts(say))) process.exit(1);
const tarballs = [
  ...libraries.map((library) => packLibrary(library, folder)),
  await packCommand(folder),
  await packMcp(folder),
];
for (const { path, megabytes } of tarballs) say(`${path}  ${megabytes.toFixed(1)} MB`);
const faults = [...(await Promise.all(tarballs.map(findFaults))).flat(), ...tryPackages(tarballs)];
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
