import type * as OpenIdClient from "openid-client";
import type { IdentityProvider, SignInSecrets } from "../../features/accounts/identity-port.ts";
import type { Profile } from "../../features/accounts/users.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { isLoopback } from "../../http/middleware/loopback.ts";
import { failureOfProvider, providerAway } from "./failure.ts";
import { profileFromClaims } from "./profile.ts";

const timeLimitMs = 5_000;
// Behind ours, which counts against the provider.
const libraryTimeoutSeconds = 6;
// Two machines' clocks are rarely further apart.
const clockToleranceSeconds = 30;
const scope = "openid email profile";

export type OpenIdConnectSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Takes the place of the network in tests. */
  fetch?: OpenIdClient.CustomFetch;
  /** Told when the provider is ill and no longer asked for a while, and when it answers again. */
  onPause?: (isPaused: boolean) => void;
};

/**
 * Sign-in through any OpenID Connect provider: authorization code with PKCE, state and nonce. The
 * library and the provider's own description are fetched at the first sign-in, so that neither a
 * start nor a visitor waits for them.
 */
export function openIdConnect(settings: OpenIdConnectSettings): IdentityProvider {
  // One for all sign-ins: it remembers how the provider does.
  let guarded: Promise<OpenIdClient.CustomFetch> | undefined;
  let discovered: Promise<OpenIdClient.Configuration> | undefined;
  const configuration = () => {
    guarded ??= guardedFrom(settings);
    discovered ??= discover(settings, guarded).catch((error: unknown) => {
      // A provider that was away once is asked again by the next person.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async ({ redirectUri, state, nonce, codeVerifier }) => {
      try {
        const client = await import("openid-client");
        return client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        });
      } catch (error) {
        throw providerAway(error);
      }
    },
    finish: async (callbackUrl, secrets) => {
      const client = await import("openid-client");
      try {
        return await exchange(client, await configuration(), { callbackUrl, secrets });
      } catch (error) {
        throw failureOfProvider(client, error);
      }
    },
  };
}

const overTheNetwork: OpenIdClient.CustomFetch = (address, { body, signal, ...options }) =>
  globalThis.fetch(address, {
    ...options,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });

async function guardedFrom({ fetch = overTheNetwork, onPause }: OpenIdConnectSettings) {
  const { guardedFetch } = await import("./guarded-fetch.ts");
  return guardedFetch({ fetch, timeLimitMs, onPause });
}

async function discover(
  settings: OpenIdConnectSettings,
  fetch: Promise<OpenIdClient.CustomFetch>,
): Promise<OpenIdClient.Configuration> {
  const client = await import("openid-client");
  const issuer = new URL(settings.issuer);
  const { clientId, clientSecret } = settings;
  const post = client.ClientSecretPost(clientSecret);
  const basic = client.ClientSecretBasic(clientSecret);
  // A provider that does not say takes the header (OpenID Connect Discovery, 3).
  const authentication: OpenIdClient.ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_post") ? post : basic)(
      server,
      ...rest,
    );
  const metadata = { [client.clockTolerance]: clockToleranceSeconds };
  return client.discovery(issuer, clientId, metadata, authentication, {
    timeout: libraryTimeoutSeconds,
    execute: [
      // The library trusts TLS alone for a token that comes straight from the provider.
      client.enableNonRepudiationChecks,
      ...(isLoopback(issuer.hostname) ? [client.allowInsecureRequests] : []),
    ],
    [client.customFetch]: await fetch,
  });
}

type Return = { callbackUrl: URL; secrets: SignInSecrets };

async function exchange(
  client: typeof OpenIdClient,
  configuration: OpenIdClient.Configuration,
  { callbackUrl, secrets }: Return,
): Promise<Profile> {
  const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  // The library looks at `exp` and `nbf`, and at `iat` only for being a number.
  if (!claims || claims.iat > Date.now() / 1000 + clockToleranceSeconds) {
    throw new AppError("invalid_request", "The identity provider's response isn't valid yet.");
  }
  const hasPerson = "email" in claims && ("name" in claims || "given_name" in claims);
  const { userinfo_endpoint: userinfo } = configuration.serverMetadata();
  const more =
    hasPerson || userinfo === undefined
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return profileFromClaims(claims.iss, claims.sub, { ...more, ...claims });
}
