// In this order: most browsers also name those that they descend from.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * "Chrome on Windows": enough for a person to know their own browsers by, and shared by millions.
 * No version and no model; null for what is neither a browser nor a system of these.
 */
export function deviceName(userAgent: string | undefined): string | null {
  // Longer ones are written by nobody but to keep the server busy.
  const text = userAgent?.slice(0, 500) ?? "";
  const [browser, system] = [familyOf(text, browsers), familyOf(text, systems)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

function familyOf(text: string, families: readonly [RegExp, string][]): string | undefined {
  return families.find(([pattern]) => pattern.test(text))?.[1];
}
