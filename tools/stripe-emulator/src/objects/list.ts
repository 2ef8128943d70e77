export type ListOf<Item> = { object: "list"; data: Item[]; has_more: boolean; url: string };

export function listOf<Item>(data: Item[], url: string): ListOf<Item> {
  return { object: "list", data, has_more: false, url };
}

export type Metadata = Record<string, string>;
