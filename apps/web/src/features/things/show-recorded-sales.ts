import type { EntryPrices } from "@flipworth/contract";

type Drawn = Pick<EntryPrices, "sales" | "sold" | "range" | "turnover">;

/** Fills the part of the page that stays hidden from visitors, where somebody is signed in and sales are recorded. */
export async function showRecordedSales(page: Document): Promise<void> {
  const part = page.querySelector<HTMLElement>("[data-recorded-sales]");
  if (!part || !(await isSignedIn(page.documentElement))) return;
  const prices = await readPrices(part.dataset["recordedSales"] ?? "");
  if (!prices || prices.sales.length === 0) return;
  const summary = part.querySelector("[data-summary]");
  if (summary) summary.textContent = summaryOf(prices);
  const plot = part.querySelector("[data-plot]");
  if (plot) drawSales(plot, prices.sales);
  part.hidden = false;
}

/** The site's own script asks who is here, once a page. */
function isSignedIn(root: HTMLElement): Promise<boolean> {
  const session = () => root.dataset["session"];
  return new Promise((resolve) => {
    const settle = () => {
      if (session() !== "in" && session() !== "out") return false;
      resolve(session() === "in");
      return true;
    };
    if (settle()) return;
    const watcher = new MutationObserver(() => settle() && watcher.disconnect());
    watcher.observe(root, { attributeFilter: ["data-session"] });
  });
}

async function readPrices(entryId: string): Promise<Drawn | null> {
  try {
    const reply = await fetch(`/api/prices/${encodeURIComponent(entryId)}`, {
      credentials: "include",
    });
    // safe because it is our own server's answer, whose shape the contract fixes
    return reply.ok ? ((await reply.json()) as Drawn) : null;
  } catch {
    return null;
  }
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

function summaryOf({ sold, sales, range, turnover }: Drawn): string {
  const offers = sales.length === 1 ? "1 recorded price." : `${sales.length} recorded prices.`;
  if (!range) return offers;
  const sales_ = sold === 1 ? "1 recorded sale" : `${sold} recorded sales`;
  const days = turnover.daysToSell === null ? "" : ` Sold after ${turnover.daysToSell} days.`;
  return `${sales_}: ${dollars(range.low)}–${dollars(range.high)}, median ${dollars(range.median)}.${days}`;
}

const [width, height, margin] = [600, 140, 10];

/** A dot a price over time: filled for what sold, open for what was asked. The sentence above says it in words. */
function drawSales(plot: Element, sales: Drawn["sales"]): void {
  const dated = sales.flatMap((sale) =>
    Number.isNaN(Date.parse(sale.date)) ? [] : [{ ...sale, at: Date.parse(sale.date) }],
  );
  const times = dated.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const highest = Math.max(...dated.map(({ price }) => price));
  for (const { at, price, kind } of dated) {
    const dot = plot.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "circle");
    const x = last === first ? 0.5 : (at - first) / (last - first);
    dot.setAttribute("cx", String(Math.round(margin + x * (width - 2 * margin))));
    dot.setAttribute(
      "cy",
      String(Math.round(height - margin - (price / highest) * (height - 2 * margin))),
    );
    dot.setAttribute("r", "5");
    dot.setAttribute("stroke", "currentColor");
    dot.setAttribute("fill", kind === "sold" ? "currentColor" : "none");
    plot.append(dot);
  }
}
