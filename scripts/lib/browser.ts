import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const inPath = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const elsewhere = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/** An installed Chromium or Chrome, else one that Playwright downloaded; undefined without any. */
export async function findBrowser(): Promise<string | undefined> {
  return installedBrowser() ?? (await playwrightBrowser());
}

/**
 * Finds a browser or brings one: Playwright's download first, then Debian's package when root.
 * Throws with what to do when neither is to be had.
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  say("No Chromium found: trying Playwright's download …");
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;
  if (canInstall()) {
    say("No download to be had: installing Debian's chromium …");
    install("chromium");
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium: install it (or Chrome) and run them again.");
}

/**
 * What opens pages and no windows: Chrome's headless shell, which takes a tenth of the work to open a
 * page and half of it to show one, else the browser itself. The shell knows no extensions.
 */
export async function findShell(): Promise<string | undefined> {
  return installedShell() ?? (await findBrowser());
}

/** As `findShell`, after having tried to install Debian's shell when root. */
export async function ensureShell(say: (line: string) => void): Promise<string> {
  if (!installedShell() && canInstall()) {
    say("No headless shell found: installing Debian's …");
    install("chromium-headless-shell");
  }
  return installedShell() ?? (await ensureBrowser(say));
}

function installedShell(): string | undefined {
  return shells.map(which).find(Boolean);
}

const canInstall = () => process.getuid?.() === 0 && which("apt-get") !== undefined;

function install(debianPackage: string): void {
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["install", "-y", debianPackage], { stdio: "ignore", env });
}

function installedBrowser(): string | undefined {
  return inPath.map(which).find(Boolean) ?? elsewhere.find((path) => existsSync(path));
}

async function playwrightBrowser(): Promise<string | undefined> {
  const entry = createRequire(import.meta.url).resolve("playwright-core");
  const { chromium } = await import(pathToFileURL(entry).href).then(({ default: all }) => all);
  const path: string = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function which(program: string): string | undefined {
  try {
    const finder = process.platform === "win32" ? "where" : "which";
    const output = execFileSync(finder, [program], { encoding: "utf8", stdio: "pipe" });
    return output.split(/\r?\n/)[0]?.trim() || undefined;
  } catch {
    return undefined;
  }
}
