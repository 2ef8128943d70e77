import {
  findBareMoney,
  findMarkedMoney,
  findMoney,
  isAsk,
  type MoneyMention,
  nearUpperEnd,
} from "./money-mentions.ts";

/**
 * The text with every price taken out, which is all that identification may read.
 *
 * Product numbers ("LEGO 75192", "iPhone 13") stay, and so does the "/ month" after an amount:
 * it tells a rent from a sale without telling how much.
 */
export function withoutPrices(text: string): string {
  // Marked amounts go first and bare ones after: "asking $5 200 obo" must end as "asking 200 obo" does.
  return removeAll(removeAll(text, findMarkedMoney), findBareMoney);
}

/**
 * Without what it asks, for people to read: "set of 4" keeps its 4 where "95 obo" went, which the
 * loop above would take for "4 obo".
 */
export function withoutItsPrice(text: string): string {
  const asked = findMoney(text)
    .filter(isAsk)
    .map((mention) => ({ ...mention, end: nearUpperEnd(text, mention)?.end ?? mention.end }));
  return remove(text, asked);
}

function removeAll(text: string, find: (text: string) => MoneyMention[]): string {
  let left = text;
  // Taking one amount out may bring the next one's words together, hence the loop.
  for (;;) {
    const mentions = find(left);
    if (mentions.length === 0) return left;
    left = remove(left, mentions);
  }
}

function remove(text: string, mentions: readonly MoneyMention[]): string {
  let result = "";
  let from = 0;
  for (const mention of mentions) {
    result = `${result}${text.slice(from, mention.start).replace(/ +$/, "")} `;
    from = mention.end + (/^ */.exec(text.slice(mention.end))?.[0].length ?? 0);
  }
  return (result + text.slice(from)).replace(/ {2,}/g, " ").trim();
}
