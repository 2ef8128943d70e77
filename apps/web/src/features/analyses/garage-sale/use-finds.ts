import type { Analysis, NewDeal } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { useEffect, useState } from "react";
import { type Find, openPhoneStore } from "../../../kept/phone-store.ts";
import { isUnreachable } from "../../../lib/failure.ts";
import { loadApi } from "../../../lib/load-api.ts";
import { isSignedIn } from "../../../lib/session.ts";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";

export type Finds = {
  today: readonly Find[];
  /** Of the bankroll, in cents; null without one, or where it is not known. */
  leftCents: number | null;
};

export type Purchase = { analysis: Analysis; paidCents: number; isEstimate: boolean };

/** Where a purchase is now. */
type Kept = "deal" | "waiting" | "phone";

type SayOfFinds = Say<keyof typeof garageSaleWords.english>;

const leftKey = "leftCents";

/** What was bought today: on this phone, and as a deal of whoever is signed in. */
export function useFinds() {
  const say = useWords(garageSaleWords);
  const [finds, setFinds] = useState<Finds>({ today: [], leftCents: null });
  const refresh = () => void loadFinds().then(setFinds, () => {});
  useEffect(refresh, []);
  const add = async (purchase: Purchase): Promise<Kept> => {
    const find = await keepFind(purchase, say);
    const kept = await keepDeal(purchase, find, say("source"));
    refresh();
    return kept;
  };
  return { ...finds, add, refresh };
}

async function keepFind({ analysis, paidCents }: Purchase, say: SayOfFinds): Promise<Find> {
  const { phoneOwner } = await import("../../../lib/phone/phone-owner.ts");
  const { netProfit, price } = analysis.cents;
  const find: Find = {
    id: crypto.randomUUID(),
    owner: await phoneOwner(),
    day: today(),
    title: analysis.title.trim() || say("unknownItem"),
    priceCents: paidCents,
    // What was paid may not be what was asked.
    profitCents: netProfit === null ? null : netProfit + (price ?? 0) - paidCents,
  };
  const store = await openPhoneStore();
  await store.put("finds", find);
  store.close();
  return find;
}

async function keepDeal(
  { analysis, paidCents, isEstimate }: Purchase,
  find: Find,
  source: string,
): Promise<Kept> {
  const isAccount = find.owner !== "visitor" || (await isSignedIn());
  if (!isAccount) return "phone";
  const { cents, condition, category, id } = analysis;
  const deal: NewDeal = {
    title: find.title,
    stage: "bought",
    boughtOn: find.day,
    priceCents: paidCents,
    askingCents: cents.price,
    condition: condition?.slice(0, 200) ?? null,
    category,
    source,
    analysisId: isEstimate ? null : id,
  };
  try {
    const { account } = await loadApi();
    await account.createDeal(deal, find.id);
    return "deal";
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { waitForConnection } = await import("../../../lib/phone/waiting-jobs.ts");
    await waitForConnection({ key: find.id, title: find.title, work: { kind: "deal", deal } });
    return "waiting";
  }
}

async function loadFinds(): Promise<Finds> {
  const store = await openPhoneStore();
  const [all, waiting] = await Promise.all([store.getAll("finds"), store.getAll("waiting")]);
  const told = await bankrollLeft();
  if (told !== undefined) await store.put("known", String(told), leftKey);
  const known = told === undefined ? ((await store.get("known", leftKey)) ?? "null") : String(told);
  store.close();
  const unsent = waiting
    .filter(({ work }) => work.kind === "deal")
    .map(({ work }) =>
      "deal" in work && "priceCents" in work.deal ? Number(work.deal.priceCents) : 0,
    )
    .reduce((sum, cents) => sum + cents, 0);
  const left = known === "null" ? null : Number(known) - unsent;
  return { today: all.filter(({ day }) => day === today()), leftCents: left };
}

/** null without a bankroll; undefined where it cannot be asked for. */
async function bankrollLeft(): Promise<number | null | undefined> {
  if (!(await isSignedIn())) return undefined;
  try {
    const { account } = await loadApi();
    return (await account.getDealsSummary()).leftToSpendCents;
  } catch {
    return undefined;
  }
}

/** The day where the person is. */
const today = () => new Date().toLocaleDateString("en-CA");
