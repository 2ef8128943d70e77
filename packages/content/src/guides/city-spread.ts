import type { Fact, Tag } from "../knowledge/fact.ts";

/** FNV-1a with a final mix, 32 bits: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The items in an order that belongs to the seed and looks unlike that of any other seed. */
export function spread<T>(items: readonly T[], seed: string, key: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, rank: hashText(`${seed}|${key(item)}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** One of the options, always the same one for a seed. */
export function choose<T>(options: readonly [T, ...T[]], seed: string): T {
  return options[hashText(seed) % options.length] ?? options[0];
}

/** Facts for a place: those that carry its tags come first, up to half; other places' never. */
export function chooseFacts(
  facts: readonly Fact[],
  place: { seed: string; tags: readonly Tag[] },
  count: number,
): string[] {
  const isLocal = ({ when }: Fact) => when?.some((tag) => place.tags.includes(tag)) === true;
  const ordered = spread(facts, place.seed, ({ text }) => text);
  const local = ordered.filter(isLocal).slice(0, Math.ceil(count / 2));
  const anywhere = ordered.filter(({ when }) => when === undefined);
  return [...local, ...anywhere].slice(0, count).map(({ text }) => text);
}
