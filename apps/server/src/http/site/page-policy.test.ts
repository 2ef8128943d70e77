import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy, type PolicySettings, stripeHosts } from "./page-policy.ts";

const nothing: PolicySettings = { analyticsId: null, redditPixelId: null, paymentHosts: null };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function directive(policy: string, name: string): string {
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1) ?? "";
}

test("a page may run its own scripts and those written into it, and no other", () => {
  const html = `<script>theme()</script><script src="/a.js" defer></script>
    <script type="application/ld+json">{"@type":"Article"}</script>
    <script type="text/held" async="">start()</script><p>words</p><script>theme()</script>`;

  const scripts = directive(pagePolicy(nothing)("/about", html), "script-src");

  expect(scripts).toBe(`'self' ${hashOf("theme()")} ${hashOf("start()")}`);
});

test("a script that somebody slipped into a page later has no hash and does not run", () => {
  const policy = pagePolicy(nothing)("/about", "<script>theme()</script>");
  expect(policy).not.toContain(hashOf("alert(1)"));
  expect(directive(policy, "script-src")).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
});

test("nobody may frame a page, change its base or send its forms elsewhere", () => {
  const policy = pagePolicy(nothing)("/", "");
  expect(directive(policy, "frame-ancestors")).toBe("'none'");
  expect(directive(policy, "base-uri")).toBe("'none'");
  expect(directive(policy, "form-action")).toBe("'self'");
  expect(directive(policy, "default-src")).toBe("'none'");
});

test.each([
  // setting, page, directive, host, allowed
  [{ paymentHosts: stripeHosts }, "/subscribe", "script-src", "https://js.stripe.com", true],
  [{ paymentHosts: stripeHosts }, "/subscribe", "frame-src", "https://hooks.stripe.com", true],
  [{ paymentHosts: stripeHosts }, "/subscribe", "connect-src", "https://api.stripe.com", true],
  [{ paymentHosts: stripeHosts }, "/", "script-src", "https://js.stripe.com", false],
  [{}, "/subscribe", "script-src", "https://js.stripe.com", false],
  [{ analyticsId: "G-1" }, "/", "script-src", "https://www.googletagmanager.com", true],
  [{}, "/", "script-src", "https://www.googletagmanager.com", false],
  [{ redditPixelId: "a2_1" }, "/reddit", "script-src", "https://www.redditstatic.com", true],
  [{ redditPixelId: "a2_1" }, "/", "script-src", "https://www.redditstatic.com", false],
] as const)("with %j, %s lets %s name %s: %s", (...row) => {
  const [settings, path, name, host, isAllowed] = row;
  const policy = pagePolicy({ ...nothing, ...settings })(path, "");
  expect(directive(policy, name).split(" ").includes(host)).toBe(isAllowed);
});
