import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Tarball } from "./tarball.ts";

/** CommonJS is not served, and the resolution of Node 10 and 16's `require` with it. */
const servedResolutions = new Set(["node16-esm", "bundler"]);

/** What people who install the package would stumble over, a sentence each. */
export async function findFaults({ path, isLibrary }: Tarball): Promise<string[]> {
  const name = basename(path);
  const data = readFileSync(path);
  const tarball = { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.length) };
  const { messages, pkg } = await publint({ pack: tarball, strict: true });
  const faults = messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
  return isLibrary ? [...faults, ...(await wrongTypes(name, data))] : faults;
}

async function wrongTypes(name: string, data: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(data));
  if (!result.types) return [`${name}: has no types`];
  return result.problems
    .filter(
      (problem) => !("resolutionKind" in problem) || servedResolutions.has(problem.resolutionKind),
    )
    .filter((problem) => !("entrypoint" in problem) || !problem.entrypoint.endsWith(".json"))
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}
