import type { Install } from "@flipworth/contract";
import { keptText } from "../kept-text.ts";

// What a visitor without an account is known by: an id and a secret that this browser keeps.
const kept = keptText("flipworth.install");
let registering: Promise<void> | undefined;

export function hasInstall(): boolean {
  return keptSecret() !== undefined;
}

export function keptSecret(): string | undefined {
  try {
    const install: unknown = JSON.parse(kept.read() ?? "null");
    return secretOf(install);
  } catch {
    return undefined;
  }
}

/** Registers this browser unless it is. Calls at the same time share one registration. */
export async function ensureInstall(register: () => Promise<Install>): Promise<void> {
  if (hasInstall()) return;
  registering ??= register()
    .then(({ id, secret }) => kept.write(JSON.stringify({ id, secret })))
    .finally(() => {
      registering = undefined;
    });
  await registering;
}

/** Drops a secret that the server no longer knows. */
export function forgetInstall(): void {
  kept.remove();
}

function secretOf(install: unknown): string | undefined {
  if (typeof install !== "object" || install === null || !("secret" in install)) return undefined;
  return typeof install.secret === "string" ? install.secret : undefined;
}
