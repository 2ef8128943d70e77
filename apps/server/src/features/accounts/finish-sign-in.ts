import type { ApiContext } from "../../http/middleware/api-env.ts";
import { sessionCookie, sessionTokenOf } from "../../http/middleware/session-cookie.ts";
import { browserTokenOf } from "./browser-cookie.ts";
import { redirectTo } from "./navigation.ts";
import { deviceName } from "./device-name.ts";
import { createSession, endSession, idleSessionMs } from "./sessions.ts";
import { takeSignIn } from "./sign-ins.ts";
import { rememberUser } from "./users.ts";
import { type SignInDeps, callbackAddress, notBegunHere } from "./sign-in-deps.ts";

export async function finishSignIn(c: ApiContext, deps: SignInDeps): Promise<Response> {
  const { database, cookies } = deps;
  const browserToken = browserTokenOf(c, cookies);
  const state = c.req.query("state");
  if (browserToken === undefined || state === undefined) throw notBegunHere();
  const signIn = await takeSignIn(database, { browserToken, state, now: deps.clock() });
  if (!signIn) throw notBegunHere();
  const callbackUrl = callbackAddress(c, deps);
  callbackUrl.search = new URL(c.req.url).search;
  const profile = await deps.identity.finish(callbackUrl, signIn);

  const now = deps.clock();
  const userId = await rememberUser(database, profile, { now, resetsAt: deps.firstReset(now) });
  const earlier = sessionTokenOf(c, cookies);
  if (earlier !== undefined) await endSession(database, earlier);
  const device = deviceName(c.req.header("user-agent"));
  const token = await createSession(database, { userId, device, now });
  const setCookie = sessionCookie({ token, maxAgeSeconds: idleSessionMs / 1000 }, cookies);
  deps.logger.info({ requestId: c.var.requestId, userId }, "signed in");
  return redirectTo(c, signIn.returnTo, { status: 303, setCookie });
}
