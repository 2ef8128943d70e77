import { type Browser, browser, destination } from "../browser.ts";
import { type StubOptions, stubIssuer } from "../stand-ins/stub-issuer.ts";
import { testApp, type TestAppOptions } from "../test-app.ts";

export const sessionCookie = "__Host-flipworth_session";

/** The application, a provider that vouches for people, and browsers for them. */
export async function signInWorld(options: TestAppOptions = {}, stub: StubOptions = {}) {
  const issuer = await stubIssuer(stub);
  const { app, logged } = await testApp({ identity: issuer.identity, ...options });
  const openBrowser = (userAgent?: string) =>
    browser((address, init) => app.request(address, init), userAgent);
  return {
    issuer,
    logged,
    openBrowser,
    /** Goes to the provider; answers the provider's address. */
    leave: async (person: Browser, path = "/api/login") => destination(await person.send(path)),
    /** Goes there and back. */
    signIn: async (person: Browser, claims?: Parameters<typeof issuer.authorize>[1]) => {
      const location = destination(await person.send("/api/login"));
      return person.send(issuer.authorize(location, claims));
    },
    /** Whom the server takes the browser for; null for nobody. */
    whoIs: async (person: Browser): Promise<unknown> =>
      (await person.send("/api/auth/user")).json(),
  };
}
