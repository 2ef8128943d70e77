/** The host of an address, with or without its scheme, in lower case; null without an address. */
export function hostOf(url: string | null): string | null {
  const [, host] = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(url ?? "") ?? [];
  return host?.toLowerCase() ?? null;
}
