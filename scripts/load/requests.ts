import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { Account } from "./accounts.ts";
import type { LoadRequest } from "./generate.ts";

/** What people ask about, from what is known exactly to what nobody knows. */
export const listings = [
  { title: "DeWalt DCD771 drill with two batteries", price: 45, condition: "Used - Good" },
  {
    title: "Herman Miller Aeron size B",
    price: 250,
    description: "Works great, one arm pad worn.",
  },
  { title: "Nintendo Switch OLED white", price: "$160 OBO", description: "With dock and box." },
  { title: "Solid wood dresser, 6 drawers", price: 80, description: "Some scratches on top." },
  { title: "Mystery box of things", price: 20 },
] as const;

const boundary = "flipworth-load";
const picture = readFileSync(join(root, "packages/ocr/src/pictures/social-desktop-light.png"));
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="screenshot"; filename="shot.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  picture,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** An analysis of a listing in words, another one for each place. */
export function textRequest({ secret }: Account, place = 0): LoadRequest {
  return {
    method: "POST",
    path: "/api/analyses",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(listings[place % listings.length]),
  };
}

/** An analysis of a desktop screenshot of 1280 by 800 points. */
export function screenshotRequest({ secret }: Account): LoadRequest {
  return {
    method: "POST",
    path: "/api/analyses",
    headers: {
      authorization: `Bearer ${secret}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: form,
  };
}
