/** A route that only informs exports this as its `handle`: its page carries no framework code. */
export const plainPage = { scripts: false } as const;

export function hasScripts(handle: unknown): boolean {
  return handle !== plainPage;
}
