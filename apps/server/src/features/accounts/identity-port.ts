import type { Profile } from "./users.ts";

/** What ties the provider's answer to the browser that asked. All three are random and used once. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

/** Who vouches for people. The ways to do it are in `providers/identity`. */
export interface IdentityProvider {
  /**
   * The provider's page for this sign-in, which sends the browser back to `redirectUri`.
   * Throws AppError("unavailable").
   */
  begin(attempt: SignInSecrets & { redirectUri: string }): Promise<URL>;
  /**
   * Checks what the browser brought back to `callbackUrl` and answers who it is. Throws
   * AppError("invalid_request") for an answer that proves nothing, and AppError("unavailable").
   */
  finish(callbackUrl: URL, secrets: SignInSecrets): Promise<Profile>;
}
