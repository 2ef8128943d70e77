type Fetch = (address: string, init: RequestInit) => Response | Promise<Response>;
type Cookie = { value: string; path: string };

/** Sends requests as one browser does: it keeps cookies, and follows redirects only when told to. */
export function browser(fetch: Fetch, userAgent?: string) {
  const cookies = new Map<string, Cookie>();
  const cookieHeader = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => isBelow(path, cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = cookieHeader(new URL(address, "http://base.test").pathname);
    if (cookie !== "") headers.set("cookie", cookie);
    if (userAgent !== undefined) headers.set("user-agent", userAgent);
    const reply = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of reply.headers.getSetCookie()) keep(line);
    return reply;
  };
  const keep = (line: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; path=([^;]*)/i.exec(line)?.[1] ?? "/";
    const isGone = value === "" || /; max-age=0/i.test(line);
    if (isGone) cookies.delete(name);
    else cookies.set(name, { value, path });
  };
  return {
    send,
    cookie: (name: string) => cookies.get(name)?.value,
    cookieNames: () => [...cookies.keys()],
  };
}

export type Browser = ReturnType<typeof browser>;

const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);

/** Where an answer sends the browser. Throws for an answer that sends it nowhere. */
export function destination(reply: Response): string {
  const location = reply.headers.get("location");
  if (location === null) throw new Error(`No redirect but ${reply.status}`);
  return location;
}
