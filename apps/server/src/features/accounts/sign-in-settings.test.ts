import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ConfigError } from "../../config/config-error.ts";
import { readConfig } from "../../config.ts";
import { signInSettings } from "./sign-in-settings.ts";

const issuer = "https://issuer.test";
const trio = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "flipworth", OIDC_CLIENT_SECRET: "secret" };
const settingsFrom = (env: Record<string, string>) => signInSettings(readConfig(env));

test("with nothing set people sign in at the local provider", () => {
  expect(settingsFrom({})).toEqual({ kind: "local" });
  expect(settingsFrom({ OIDC_ISSUER: "", NODE_ENV: "development" })).toEqual({ kind: "local" });
});

test("with all three set they sign in at the configured provider, also in production", () => {
  const expected = {
    kind: "openid-connect",
    issuer,
    clientId: "flipworth",
    clientSecret: "secret",
  };
  expect(settingsFrom(trio)).toEqual(expected);
  expect(settingsFrom({ ...trio, NODE_ENV: "production" })).toEqual(expected);
});

test.each(Object.keys(trio))("%s alone left out stops the start and is named", (name) => {
  const refused = () => settingsFrom({ ...trio, [name]: "" });
  expect(refused).toThrow(ConfigError);
  expect(refused).toThrow(`${name} missing`);
});

test.each([
  [{ ...trio, PUBLIC_URL: "https://flipworth.test" }, true],
  [{ ...trio, PUBLIC_URL: "http://localhost:4000" }, true],
  [{ ...trio, OIDC_ISSUER: "http://127.0.0.1:8080/realms/dev" }, true],
  [{ ...trio, PUBLIC_URL: "http://flipworth.test" }, false], // sessions could be read on the way
  [{ ...trio, PUBLIC_URL: "http://localhost.evil.test" }, false],
  [{ ...trio, OIDC_ISSUER: "http://issuer.test" }, false],
  [{ ...trio, OIDC_ISSUER: "issuer.test" }, false],
  [{ PUBLIC_URL: "http://192.168.1.5:3000" }, true], // the local provider in a home network
])("%j can be started with: %s", (env, isFine) => {
  const start = () => settingsFrom(env);
  if (isFine) expect(start).not.toThrow();
  else expect(start).toThrow(ConfigError);
});

test("a server in production without a provider ends with one sentence before it opens a port", () => {
  const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
  const env = { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", PORT: "0" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^OIDC_ISSUER, .* missing: NODE_ENV=production .*\n$/);
});
