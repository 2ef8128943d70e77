/** The host by which this process reaches itself. */
export function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** By which people reach the site; the first is the one that is told to others. */
export function siteOrigins(address: string, host: string, port: number): [string, ...string[]] {
  const own = new URL(`http://${reachable(host)}:${port}`).origin;
  const all = [new URL(address).origin, `http://127.0.0.1:${port}`, own];
  const [first = own, ...others] = new Set(all);
  return [first, ...others];
}
