import { browser, destination } from "./browser.ts";

/** A browser on the server at that origin, which follows redirects the way a person's does. */
export function visitor(origin: string) {
  const { send } = browser((address, init) => fetch(address, init));
  const follow = async (path: string, init?: RequestInit): Promise<Visit> => {
    const address = new URL(path, origin);
    const reply = await send(address.href, init);
    const { origin: there, pathname } = address;
    const isOver = reply.status < 300 || reply.status > 399 || !pathname.match(/^\/(api|oidc)\//);
    if (isOver) return { there, path: pathname + address.search, reply };
    const next = new URL(destination(reply), address);
    if (next.origin !== origin || !/^\/(api|oidc)\//.test(next.pathname)) {
      return { there: next.origin, path: next.pathname + next.search, reply };
    }
    return follow(next.pathname + next.search);
  };
  const fill = (path: string, fields: Record<string, string>) =>
    follow(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin } });
  return {
    follow,
    fill,
    signIn: async (fields: Record<string, string>, path = "/api/login") =>
      fill((await follow(path)).path, fields),
    /** A request as the site sends it. */
    send: (
      path: string,
      init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
    ) => send(`${origin}${path}`, { ...init, headers: { origin, ...init.headers } }),
    whoIs: async (): Promise<unknown> => (await send(`${origin}/api/auth/user`)).json(),
  };
}

type Visit = { there: string; path: string; reply: Response };
