import type { z } from "zod";
import { totalCountHeader } from "../pages.ts";
import type { routes } from "../calls/routes.ts";

/** Sends one request to the API. Throws `ApiError` for anything but a success. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

// Types alone: the table itself, with its sentences and refusals, is not loaded by a browser.
type Entry = (typeof routes)[keyof typeof routes];
type KeyOf<One> = One extends {
  method: infer Method extends string;
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** A call of the table of routes: "post /api/deals/{id}/sale". */
export type CallKey = KeyOf<Entry>;

type EntryOf<Key extends CallKey> = Key extends `${infer Method} ${infer Path}`
  ? Extract<Entry, { method: Method; path: Path }>
  : never;

type SchemaOf<Key extends CallKey> = EntryOf<Key>["success"]["schema"];
type Answer<Key extends CallKey> = z.output<SchemaOf<Key>>;

/** What the table says that a call takes. */
type Given<One> = (One extends { pathParameters: z.ZodObject<infer Shape> }
  ? { path: { [Name in keyof Shape]: string | number } }
  : unknown) &
  (One extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown) &
  (One extends { optionalBody: infer Body extends z.ZodType }
    ? { body?: z.input<Body> }
    : unknown) &
  (One extends { query: infer Query extends z.ZodType }
    ? { query?: Partial<z.input<Query>> }
    : unknown) &
  (One extends { headers: z.ZodObject } ? { idempotencyKey?: string } : unknown);

type GivenTo<Key extends CallKey> = keyof Given<EntryOf<Key>> extends never
  ? []
  : Partial<Given<EntryOf<Key>>> extends Given<EntryOf<Key>>
    ? [given?: Given<EntryOf<Key>>]
    : [given: Given<EntryOf<Key>>];

type Sent = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
};

type Page<Rows> = { rows: Rows; hasMore: boolean; total: number | null };

export type Asking = ReturnType<typeof asking>;

/**
 * Calls of the table of routes. An address, a body or an answer that is not the table's does not
 * compile; each answer is parsed by its schema.
 */
export function asking(call: Call) {
  const send = (key: CallKey, given: Sent = {}) => call(addressOf(key, given), initOf(key, given));
  return {
    call,
    ask: async <Key extends CallKey>(
      key: Key,
      schema: SchemaOf<Key>,
      ...[given]: GivenTo<Key>
    ): Promise<Answer<Key>> => answerOf<Key>(schema, await send(key, sentOf(given))),
    /** A page of a list. `total` is null where the server does not count the whole list. */
    askPage: async <Key extends CallKey>(
      key: Key,
      schema: SchemaOf<Key>,
      ...[given]: GivenTo<Key>
    ): Promise<Page<Answer<Key>>> => {
      const reply = await send(key, sentOf(given));
      const total = reply.headers.get(totalCountHeader);
      return {
        rows: await answerOf<Key>(schema, reply),
        hasMore: /rel="next"/.test(reply.headers.get("link") ?? ""),
        total: total === null ? null : Number(total),
      };
    },
  };
}

// Safe because `Given` has these fields and no others.
const sentOf = (given: unknown) => given as Sent | undefined;

async function answerOf<Key extends CallKey>(
  schema: { parse: (input: unknown) => unknown },
  reply: Response,
): Promise<Answer<Key>> {
  // Safe because the schema is that of the key.
  return schema.parse(await reply.json()) as Answer<Key>;
}

function addressOf(key: CallKey, { path = {}, query = {} }: Sent): string {
  const [, template = ""] = key.split(" ");
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? address : `${address}?${words}`;
}

function initOf(key: CallKey, { body, idempotencyKey }: Sent): RequestInit {
  const [method = "get"] = key.split(" ");
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
  return {
    method: method.toUpperCase(),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
