import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { EmbeddedDatabaseError } from "./failure.ts";

/** The user PostgreSQL's programs run as; undefined: whoever started the server. */
export type RunAs = { name: string; uid: number; gid: number } | undefined;

const wanted = ["flipworth", "postgres"];

/** PostgreSQL refuses to run as root, so root's server finds or makes another user for it. */
export function chooseUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const found = findUser(wanted) ?? makeUser() ?? findUser(["nobody"]);
  if (found) return found;
  throw new EmbeddedDatabaseError(
    "PostgreSQL doesn't run as root, and we couldn't find or create another user. Start Flipworth as another user, or set DATABASE_URL.",
  );
}

function findUser(names: readonly string[]): RunAs {
  const rows = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of names) {
    const row = rows.find(([candidate]) => candidate === name);
    if (row && Number(row[2]) > 0) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  return undefined;
}

function makeUser(): RunAs {
  const attempts: [string, string[]][] = [
    ["useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "flipworth"]],
    ["adduser", ["-S", "-D", "-H", "flipworth"]],
  ];
  for (const [program, args] of attempts) {
    if (spawnSync(program, args).status === 0) return findUser(["flipworth"]);
  }
  return undefined;
}
