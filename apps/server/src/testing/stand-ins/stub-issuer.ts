import { createHash, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import {
  openIdConnect,
  type OpenIdConnectSettings,
} from "../../providers/identity/openid-connect.ts";

const issuer = "https://issuer.test";
const client = { id: "flipworth-test", secret: "a secret: between the two" };

type Key = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"];
type Sign = (claims: Claims) => Promise<string>;
export type Claims = JWTPayload & Record<string, unknown>;

/** What a dishonest or broken issuer does otherwise. */
export type Twist = {
  /** Changes what the id token says. */
  claims?: (honest: Claims) => Claims;
  /** Makes the token in a way of its own. */
  token?: (claims: Claims, sign: Sign) => Promise<string>;
};

export type StubOptions = {
  /** How the issuer is written in our settings. */
  setting?: string;
  /** Takes the client's secret in a header only. */
  wantsHeader?: boolean;
  /** What it says of the person when it is asked for more. */
  userinfo?: Claims;
};

type Failure = "cut" | 429 | 500 | 503;

type Grant = { challenge: string; redirectUri: string; claims: Claims; twist: Twist };
type Sent = { form: URLSearchParams; authorization: string | null };

/**
 * An OpenID Connect provider in the test's own process, honest unless a test twists it: it checks
 * the client, the code and the verifier as a real one does, and signs with ES256.
 */
export async function stubIssuer(options: StubOptions = {}) {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "current", alg: "ES256", use: "sig" };
  const grants = new Map<string, Grant>();
  const asked: string[] = [];
  const state = { isAway: false, knowsClient: true };
  const failures: Failure[] = [];
  const paused: boolean[] = [];
  const pages: Record<string, (sent: Sent) => Response | Promise<Response>> = {
    "/.well-known/openid-configuration": () => Response.json(metadata(options)),
    "/userinfo": () => Response.json(options.userinfo ?? {}),
    "/jwks": () => Response.json({ keys: [jwk] }),
    "/token": (sent) =>
      state.knowsClient && isOurClient(sent, options)
        ? issue(sent.form, grants, signedBy(privateKey))
        : Response.json({ error: "invalid_client" }, { status: 401 }),
  };
  const fetch: NonNullable<OpenIdConnectSettings["fetch"]> = async (address, init) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (state.isAway) throw new TypeError("fetch failed");
    const failure = failures.shift();
    if (failure === "cut") throw new TypeError("fetch failed");
    if (failure !== undefined) return Response.json({ error: "server_error" }, { status: failure });
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : "");
    const authorization = new Headers(init.headers).get("authorization");
    const reply = await pages[pathname]?.({ form, authorization });
    return reply ?? new Response("Not here", { status: 404 });
  };
  return {
    identity: openIdConnect({
      issuer: options.setting ?? issuer,
      clientId: client.id,
      clientSecret: client.secret,
      fetch,
      onPause: (isPaused) => void paused.push(isPaused),
    }),
    /** The paths it was asked for, in order. */
    asked,
    /** What goes wrong with the next calls, in order: a cut connection, or a status. */
    fail: (...next: Failure[]) => void failures.push(...next),
    /** When it was given a pause, and when it answered again. */
    paused,
    comeAndGo: (isAway: boolean) => void (state.isAway = isAway),
    /** As if our secret were wrong, or the client removed there. */
    forgetClient: () => void (state.knowsClient = false),
    /** The person signs in there; answers the address that their browser is sent back to. */
    authorize: (location: string, person: Claims = anaThere, twist: Twist = {}): string => {
      const asks = new URL(location).searchParams;
      const redirectUri = asks.get("redirect_uri") ?? "";
      const code = randomUUID();
      const claims = { ...standardClaims(asks.get("nonce") ?? ""), ...person };
      const challenge = asks.get("code_challenge") ?? "";
      grants.set(code, { challenge, redirectUri, claims, twist });
      const answer = { code, state: asks.get("state") ?? "", iss: issuer };
      return `${new URL(redirectUri).pathname}?${new URLSearchParams(answer).toString()}`;
    },
  };
}

export const anaThere: Claims = {
  sub: "ana-there",
  email: "ana@example.com",
  given_name: "Ana",
  family_name: "Silva",
  picture: "https://pictures.test/ana.png",
};

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Makes tokens that look right and are signed by `key`. */
export const signedBy =
  (key: Key): Sign =>
  (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "current" }).sign(key);

/** A code is good once, for the redirect address and the verifier it was asked with. */
async function issue(form: URLSearchParams, grants: Map<string, Grant>, sign: Sign) {
  const grant = grants.get(form.get("code") ?? "");
  grants.delete(form.get("code") ?? "");
  const isTheirs =
    grant?.challenge === challengeOf(form.get("code_verifier") ?? "") &&
    grant.redirectUri === form.get("redirect_uri");
  if (!grant || !isTheirs) return Response.json({ error: "invalid_grant" }, { status: 400 });
  const claims = grant.twist.claims?.(grant.claims) ?? grant.claims;
  const idToken = await (grant.twist.token?.(claims, sign) ?? sign(claims));
  return Response.json({ access_token: randomUUID(), token_type: "Bearer", id_token: idToken });
}

function isOurClient({ form, authorization }: Sent, { wantsHeader }: StubOptions): boolean {
  if (!wantsHeader) {
    return form.get("client_id") === client.id && form.get("client_secret") === client.secret;
  }
  const [id, secret] = Buffer.from(authorization?.replace("Basic ", "") ?? "", "base64")
    .toString()
    .split(":")
    .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
  return id === client.id && secret === client.secret;
}

const standardClaims = (nonce: string): Claims => ({
  iss: issuer,
  aud: client.id,
  iat: nowSeconds(),
  exp: nowSeconds() + 300,
  nonce,
});

const metadata = ({ wantsHeader, userinfo }: StubOptions) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["ES256"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  ...(wantsHeader ? {} : { token_endpoint_auth_methods_supported: ["client_secret_post"] }),
  ...(userinfo ? { userinfo_endpoint: `${issuer}/userinfo` } : {}),
});

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
