import {
  cents,
  mostNearSales,
  rankSales,
  rarityOf,
  type RememberedSale,
  saleWords,
} from "@flipworth/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { ownWord } from "./keep-sales.ts";

/** With the id by which its owner strikes it out. */
export type NearSale = RememberedSale & { id: string };

export type NearQuestion = {
  title: string;
  ownerId: string;
  /** Whether what others share counts on this server. */
  isSharing: boolean;
};

/** As many rows a part of the query reads at most, so that a common word costs no more than a rare one. */
const rowsAPart = 40;
/** A word in more titles than this tells too little to be looked up by itself. */
const rare: Most = { share: 0.002, sales: 2_000 };
/** Beside another word it may be in so many. */
const paired: Most = { share: 0.005, sales: 5_000 };
const mostWords = 4;
/** Nobody fills an answer by sharing much. */
const mostOfOneContributor = 8;
const sharesKnownForMs = 10 * 60_000;

/** Looks near sales up by the rarest words of a title. Make one for a server: it keeps how rare words are. */
export function createNearSales(database: Database, clock: () => Date) {
  let known: { counted: Counted; until: number } | undefined;
  const countedWords = async () => {
    const now = clock().getTime();
    if (known === undefined || now > known.until) {
      known = { counted: await readCounted(database), until: now + sharesKnownForMs };
    }
    return known.counted;
  };
  return async ({ title, ownerId, isSharing }: NearQuestion): Promise<NearSale[]> => {
    const words = saleWords(title);
    if (words.length === 0) return [];
    const { shares, sales } = await countedWords();
    const shareOf = (word: string) => shares.get(word) ?? 0;
    const rarest = words.toSorted((a, b) => shareOf(a) - shareOf(b));
    const parts = partsOf(rarest, { ownerId, isSharing, shareOf, sales });
    const query = sql.join(parts.map(partQuery), sql` union all `);
    const { rows } = await database.execute(query);
    const found = new Map(rows.map((row) => NearRow.parse(row)).map((row) => [row.id, row]));
    const ranked = rankSales([...found.values()], {
      asked: words,
      wordsOf: (row) => row.words,
      rarity: (word) => rarityOf(shareOf(word)),
    });
    return fewOfEach(ranked).slice(0, mostNearSales).map(toNearSale);
  };
}

/** By share in a small memory, by number in a large one: a list of words costs by its length. */
type Most = { share: number; sales: number };

type Reach = Pick<NearQuestion, "ownerId" | "isSharing"> & {
  shareOf: (word: string) => number;
  sales: number;
};
/** A part of the query: which rows, and the words that they must have. */
type Part = { isShared: boolean; words: readonly string[] };

/**
 * A part costs what the shortest of its words' lists costs. So of others' sales each has a word that
 * few titles have, and only where a title has none the two rarest stand for it.
 */
function partsOf(rarest: readonly string[], reach: Reach): Part[] {
  const { ownerId, isSharing, shareOf, sales } = reach;
  const isWithin = (word: string, most: Most) =>
    shareOf(word) < Math.min(most.share, most.sales / sales);
  const top = rarest.slice(0, mostWords);
  const own = top.map((word) => ({ isShared: false, words: [ownWord(ownerId), word] }));
  if (!isSharing) return own;
  const alone = top.filter((word) => isWithin(word, rare)).map((word) => [word]);
  const pairs = top.flatMap((a, at) =>
    isWithin(a, paired) ? top.slice(at + 1).map((b) => [a, b]) : [],
  );
  const sets = [top.slice(0, 3), ...pairs, ...alone.slice(0, 2)];
  const once = new Map(sets.map((words) => [words.join(" "), words]));
  if (pairs.length === 0) once.set("the rarest", top.slice(0, 2));
  return [...own, ...[...once.values()].map((words) => ({ isShared: true, words }))];
}

function partQuery({ isShared, words }: Part): SQL {
  return sql`(select id, title, words, price_cents, kind, condition, section, shipping_cents,
      happened_on::text, marketplace, item_id, contributor
    from sales where words @> ${sql.param([...words])}::text[]
      and owner_id is ${sql.raw(isShared ? "null" : "not null")}
      and not is_struck_out and currency = 'USD'
    limit ${sql.raw(String(rowsAPart))})`;
}

const NearRow = z.object({
  id: z.string(),
  title: z.string(),
  words: z.array(z.string()),
  price_cents: z.number(),
  kind: z.enum(["sold", "ask"]),
  condition: z.string().nullable(),
  section: z.string().nullable(),
  shipping_cents: z.number().nullable(),
  happened_on: z.string(),
  marketplace: z.string(),
  item_id: z.string().nullable(),
  contributor: z.string().nullable(),
});
type NearRow = z.infer<typeof NearRow>;

function fewOfEach(rows: readonly NearRow[]): NearRow[] {
  const counts = new Map<string, number>();
  return rows.filter(({ contributor }) => {
    if (contributor === null) return true;
    const count = (counts.get(contributor) ?? 0) + 1;
    counts.set(contributor, count);
    return count <= mostOfOneContributor;
  });
}

function toNearSale(row: NearRow): NearSale {
  return {
    id: row.id,
    title: row.title,
    priceCents: cents(row.price_cents),
    kind: row.kind,
    condition: row.condition,
    shippingCents: row.shipping_cents === null ? null : cents(row.shipping_cents),
    date: row.happened_on,
    section: row.section,
    source: row.marketplace,
    itemId: row.item_id,
    isOwn: row.contributor === null,
    contributor: row.contributor,
  };
}

type Counted = { shares: ReadonlyMap<string, number>; sales: number };

const CountedRows = z.array(z.object({ word: z.string(), share: z.number(), sales: z.number() }));

/** What PostgreSQL has counted of the commonest words, and of sales; every other word is rare. */
async function readCounted(database: Database): Promise<Counted> {
  const { rows } = await database.execute(sql`
    select word, share, greatest(1, reltuples)::float8 as sales
    from pg_stats join pg_class on pg_class.oid = to_regclass('sales'),
      unnest(most_common_elems::text::text[], most_common_elem_freqs::float8[]) as common(word, share)
    where schemaname = current_schema() and tablename = 'sales' and attname = 'words'
      and word is not null`);
  const counted = CountedRows.parse(rows);
  return {
    shares: new Map(counted.map(({ word, share }) => [word, share])),
    sales: counted[0]?.sales ?? 1,
  };
}
