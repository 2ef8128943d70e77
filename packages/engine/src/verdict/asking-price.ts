import { type Cents, cents } from "../money/cents.ts";
import type { PriceReading } from "../reading/listing-facts.ts";

/** null for everything that cannot be judged in dollars. */
export function askingPrice(price: PriceReading): Cents | null {
  if (price.kind === "free") return cents(0);
  return price.kind === "stated" ? price.amount : null;
}
