import { centsFromDollars, type RememberedSale } from "@flipworth/engine";

/**
 * The sales that move the built prices (docs/pages.md), in lines as `npm run sales` prints them. Throws at
 * a line that is no sale: a page says how many it counts.
 */
export function salesIn(text: string): RememberedSale[] {
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const sale = saleFrom(line);
    if (sale === undefined)
      throw new Error(`Line ${at + 1} is no sale with a title, a price and a date`);
    return [sale];
  });
}

const day = /^\d{4}-\d{2}(-\d{2})?$/;

function saleFrom(line: string): RememberedSale | undefined {
  const fields = fieldsOf(line);
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  const { price, shippingDollars } = fields;
  const [title, date] = [text("title"), text("date")];
  const isSale = title && date && day.test(date) && typeof price === "number" && price >= 1;
  if (!isSale) return undefined;
  return {
    title,
    priceCents: centsFromDollars(price),
    kind: fields["kind"] === "ask" ? "ask" : "sold",
    condition: text("condition"),
    shippingCents: typeof shippingDollars === "number" ? centsFromDollars(shippingDollars) : null,
    date,
    section: text("category"),
    source: text("source") ?? "own records",
    itemId: text("itemId"),
    isOwn: true,
    contributor: null,
  };
}

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
