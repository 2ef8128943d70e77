import { createHash, generateKeyPairSync } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from "oidc-provider";
import type { ApiContext } from "../../../http/middleware/api-env.ts";
import { htmlPage, htmlPageHeaders, htmlText } from "../../../http/site/html-page.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import { overPage, SignInForm, signInPage } from "./sign-in-page.ts";
import { newSecret } from "../../../secrets.ts";

const mountedAt = "/oidc";
const formPath = `${mountedAt}/sign-in/`;
const minuteSeconds = 60;
// More than anybody tries out in one run; the oldest goes first.
const maximumPeople = 1_000;

export type LocalProvider = {
  fetch: (c: ApiContext) => Promise<Response>;
};

type Person = { name: string; email: string };
type LocalProviderSettings = {
  issuer: string;
  client: { id: string; secret: string; redirectUris: string[] };
};

export function localProvider(settings: LocalProviderSettings): LocalProvider {
  const people = new Map<string, Person>();
  const provider = new Provider(settings.issuer, configuration(settings, people));
  const handle = provider.callback();
  const remember = (person: Person) => {
    const subject = subjectOf(person.email);
    people.delete(subject);
    people.set(subject, person);
    const [oldest] = people.keys();
    if (people.size > maximumPeople && oldest !== undefined) people.delete(oldest);
    return subject;
  };
  const askWho = async (c: ApiContext): Promise<Response> => {
    const { incoming, outgoing } = nodeOf(c);
    await provider.interactionDetails(incoming, outgoing);
    if (c.req.method !== "POST") return signInPage();
    const filled = await c.req.parseBody();
    const parsed = SignInForm.safeParse(filled);
    if (!parsed.success) {
      const fault = parsed.error.issues[0]?.message ?? "Fill in both fields.";
      return signInPage({ ...textsOf(filled), fault });
    }
    const login = { accountId: remember(parsed.data) };
    const next = new URL(await provider.interactionResult(incoming, outgoing, { login }));
    // Its path alone: behind a proxy the provider does not know the address people see.
    return new Response(null, {
      status: 303,
      headers: { "Cache-Control": "no-store", Location: next.pathname },
    });
  };
  return {
    fetch: async (c) => {
      if (c.req.path.startsWith(formPath)) {
        return askWho(c).catch((error: unknown) => {
          if (error instanceof errors.SessionNotFound)
            return htmlPage({ ...overPage, status: 400 });
          throw error;
        });
      }
      const { incoming, outgoing } = nodeOf(c);
      // How the provider learns that it is mounted below a path.
      const url = incoming.url ?? "/";
      Object.assign(incoming, { originalUrl: url, url: url.slice(mountedAt.length) || "/" });
      await handle(incoming, outgoing);
      // A copy is a Response of Node's own. One made while a server listens is written like any other.
      return RESPONSE_ALREADY_SENT.clone();
    },
  };
}

function configuration(
  { client }: LocalProviderSettings,
  people: ReadonlyMap<string, Person>,
): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [newSecret()],
      // A path that is never visited: the browser does not bring the provider's session back, so
      // each sign-in asks who is there.
      long: { httpOnly: true, sameSite: "lax", path: `${mountedAt}/never` },
    },
    claims: { openid: ["sub"], email: ["email"], profile: ["name", "given_name", "family_name"] },
    scopes: ["openid"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${formPath}${uid}` },
    // Our own client needs nobody's consent.
    loadExistingGrant: grantEverything,
    findAccount: (_ctx, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      return { accountId: subject, claims: () => ({ sub: subject, ...claimsOf(person) }) };
    },
    clientBasedCORS: () => false,
    renderError,
    ttl: {
      AccessToken: minuteSeconds,
      AuthorizationCode: minuteSeconds,
      IdToken: 5 * minuteSeconds,
      Interaction: 10 * minuteSeconds,
      Session: 10 * minuteSeconds,
      Grant: 10 * minuteSeconds,
    },
  };
}

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const grant = new provider.Grant({
    clientId: client?.clientId,
    accountId: session?.accountId,
  });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

async function renderError(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.set(htmlPageHeaders);
  ctx.body = await htmlText(overPage);
}

function claimsOf({ name, email }: Person) {
  const [given = name, ...family] = name.split(/\s+/);
  return {
    email,
    name,
    given_name: given,
    ...(family[0] ? { family_name: family.join(" ") } : {}),
  };
}

/** One account for one address, however it is written. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}

function signingKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "this-run" };
}

const textsOf = ({ name, email }: Record<string, unknown>) => ({
  name: typeof name === "string" ? name : "",
  email: typeof email === "string" ? email : "",
});

function nodeOf(c: ApiContext) {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) throw new Error("The local identity provider needs Node's server");
  return { incoming, outgoing };
}
