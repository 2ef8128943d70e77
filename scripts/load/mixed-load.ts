import type { Account } from "./accounts.ts";
import type { LoadRequest } from "./generate.ts";
import { screenshotRequest, textRequest } from "./requests.ts";

const pages = [
  "/marketplace-guide/austin-tx",
  "/marketplace-guide/austin-tx/electronics",
  "/guides/electronics",
  "/facebook-marketplace-tips",
  "/pricing",
  "/analyze",
];
const browser = { "accept-encoding": "gzip, deflate, br" };

/** Of a hundred requests: a screenshot, 15 listings in words, 15 looks at a history, else pages. */
function requestAt(place: number, account: Account): LoadRequest {
  const kind = (place * 37) % 100;
  const headers = { authorization: `Bearer ${account.secret}` };
  if (kind === 0) return screenshotRequest(account);
  if (kind <= 15) return textRequest(account, place);
  if (kind <= 25) return { method: "GET", path: "/api/analyses", headers };
  if (kind <= 30) return { method: "GET", path: "/api/credits", headers };
  return { method: "GET", path: pages[place % pages.length] ?? "/", headers: browser };
}

/** What a day brings, in a fixed order. */
export function mixedLoad(accounts: readonly Account[]): LoadRequest[] {
  return accounts.flatMap((account, index) =>
    Array.from({ length: 25 }, (_, each) => requestAt(index * 25 + each, account)),
  );
}
