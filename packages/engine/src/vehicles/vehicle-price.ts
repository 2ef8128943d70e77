import { formatCents } from "../money/cents.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import { scanPhrases } from "./phrase-scan.ts";
import { vehiclePhrases } from "./vehicle-guide.ts";

/** So far from the amount, in characters, its meaning is told. */
const reach = 24;

/**
 * "$500 down", "$199 / mo", "down payment $1,000": dealers write what one begins with where the
 * price stands. Such an amount is no price.
 */
export function withVehiclePrice(facts: ListingFacts): ListingFacts {
  const { price, title, description } = facts;
  if (price.kind !== "stated") return facts;
  const text = [price.words, title, description].filter(Boolean).join("\n");
  const written = amountPattern(Math.round(price.amount / 100));
  for (const match of text.matchAll(written)) {
    const from = Math.max(0, match.index - reach);
    const to = match.index + match[0].length + reach;
    const near = `${text.slice(from, match.index).split("\n").at(-1) ?? ""}${text.slice(match.index, to).split("\n")[0] ?? ""}`;
    const told = scanPhrases(vehiclePhrases(), near).find(({ list }) => list === "notThePrice");
    if (told !== undefined) {
      const words = `${formatCents(price.amount)} ${told.words}`;
      return { ...facts, price: { kind: "periodic", words } };
    }
  }
  return facts;
}

function amountPattern(dollars: number): RegExp {
  const grouped = dollars.toLocaleString("en-US");
  return new RegExp(String.raw`\$ ?(?:${dollars}|${grouped})(?!\d|,\d|\.\d*[1-9])`, "g");
}
