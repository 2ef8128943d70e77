/** "iphone 13, iphone13" as a list; nothing where there is nothing. */
export function listed(text: string | undefined): readonly string[] {
  return text ? text.split(", ") : [];
}

/** The record with each value made into another. */
export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
