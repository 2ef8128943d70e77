import { createHash } from "node:crypto";
import type { Settings } from "@flipworth/contract";

/** Hosts beside our own that a page may load from, by what it loads. */
type Hosts = { scripts: readonly string[]; frames: readonly string[]; calls: readonly string[] };

export type PolicySettings = Pick<Settings, "analyticsId" | "redditPixelId"> & {
  /** The payment provider's hosts; null where no payments are configured. */
  paymentHosts: Hosts | null;
};

/** https://docs.stripe.com/security/guide#content-security-policy */
export const stripeHosts: Hosts = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/** https://developers.google.com/tag-platform/security/guides/csp */
const analyticsHosts: Hosts = {
  scripts: ["https://www.googletagmanager.com"],
  frames: [],
  calls: ["https://*.google-analytics.com", "https://*.analytics.google.com"],
};

const redditHosts: Hosts = {
  scripts: ["https://www.redditstatic.com"],
  frames: [],
  calls: ["https://*.redditstatic.com", "https://*.reddit.com"],
};

/** Makes the Content-Security-Policy of each page: its own inline scripts, by hash, and no other. */
export function pagePolicy(settings: PolicySettings): (urlPath: string, html: string) => string {
  return (urlPath, html) => policyOf(hostsOn(urlPath, settings), inlineScriptHashes(html));
}

function hostsOn(urlPath: string, settings: PolicySettings): Hosts[] {
  return [
    ...(settings.analyticsId ? [analyticsHosts] : []),
    ...(settings.redditPixelId && urlPath === "/reddit" ? [redditHosts] : []),
    ...(settings.paymentHosts && urlPath === "/subscribe" ? [settings.paymentHosts] : []),
  ];
}

function policyOf(hosts: readonly Hosts[], hashes: readonly string[]): string {
  const all = (kind: keyof Hosts) => hosts.flatMap((host) => host[kind]);
  const frames = all("frames");
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...all("scripts")].join(" "),
    // Styles are inlined at build time, and components set some of their own.
    "style-src 'self' 'unsafe-inline'",
    // A person's portrait lies wherever their identity provider keeps it.
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...all("calls")].join(" "),
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** Data in a script element is never run; everything else is, sooner or later. */
function inlineScriptHashes(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
