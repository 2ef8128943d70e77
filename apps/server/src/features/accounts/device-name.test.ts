import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const mozilla = "Mozilla/5.0";
const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = "(Windows NT 10.0; Win64; x64)";
const phone = "(iPhone; CPU iPhone OS 18_5 like Mac OS X)";
const android = "(Linux; Android 15; Pixel 9 Pro)";

test.each([
  [`${mozilla} ${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${mozilla} ${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on Windows"],
  [`${mozilla} ${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0`, "Opera on Windows"],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0`,
    "Firefox on Windows",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`,
    "Safari on macOS",
  ],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0`, "Chrome on ChromeOS"],
  [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, "Firefox on Linux"],
  [`${mozilla} ${phone} ${apple} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${mozilla} ${phone} ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`${mozilla} ${android} ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `${mozilla} ${android} ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
])("%s is told by its family alone", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([undefined, "", "curl/8.5.0", "<script>alert(1)</script>", "x".repeat(1_000_000)])(
  "what is no browser that we know has no name and is not quoted",
  (userAgent) => {
    expect(deviceName(userAgent)).toBeNull();
  },
);
