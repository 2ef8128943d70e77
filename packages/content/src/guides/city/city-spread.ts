/** FNV-1a with a final mix, 32 bits: the same text gives the same number on every machine. */
function hashText(text: string): number {
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
