// The one script of every page, with or without React: who is here, where the extension is, the
// page view. It writes to the root element and to attributes that React never changes again, so
// it may run before React takes the page over.
import { fillAvatar, readUser, type User } from "./user.ts";
import { mayMeasure, sendPageView } from "./page-view.ts";
import { readSettings } from "./settings.ts";
import { pointAtLandingPage, watchAnchors } from "./anchors.ts";
import { watchOverlays } from "./overlays.ts";

const root = document.documentElement;

watchOverlays(document);
watchAnchors(document);
const year = document.querySelector("[data-year]");
if (year) year.textContent = String(new Date().getFullYear());

// Asked once a page and never again: a failure is a visitor who is not signed in.
void askWhoIsHere().then((user) => {
  if (user) fillAvatar(root, user);
  if (user) pointAtLandingPage(document);
  if (user?.plan) root.dataset["plan"] = user.plan;
  root.dataset["session"] = user ? "in" : "out";
});

// The back button may show a page as it was left. Whoever has signed out since sees none of it.
window.addEventListener("pageshow", ({ persisted }) => {
  const wasIn = root.dataset["session"] === "in";
  if (!persisted || root.dataset["session"] === "loading") return;
  if (wasIn) root.style.visibility = "hidden";
  void askWhoIsHere().then((user) => {
    if (wasIn === (user !== undefined)) root.style.visibility = "";
    else location.reload();
  });
});

void fetchJson("/api/settings").then((answer) => {
  const { analyticsId, extensionStoreUrl } = readSettings(answer);
  if (extensionStoreUrl) {
    for (const link of document.querySelectorAll("a[data-store-link]")) {
      link.setAttribute("href", extensionStoreUrl);
    }
  }
  if (!analyticsId || !mayMeasure(navigator)) return;
  sendPageView(analyticsId);
  document.addEventListener("flipworth:route", () => sendPageView(analyticsId));
});

async function askWhoIsHere(): Promise<User | undefined> {
  return readUser(await fetchJson("/api/auth/user"));
}

/** null for anything but a success with JSON in it. */
async function fetchJson(path: string): Promise<unknown> {
  try {
    const reply = await fetch(path, { credentials: "include" });
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}
