import { type Plan, plans as builtInPlans } from "@flipworth/contract";
import { acceptedLanguage } from "./language.ts";

export type Offer = {
  plans: readonly Plan[];
  /** False when the server has no payment provider; undefined while nobody has asked. */
  takesPayments: boolean | undefined;
};

/** What pages are built with. */
export const builtInOffer: Offer = { plans: builtInPlans, takesPayments: undefined };

/** The plans as the server has them now. What cannot be read stays as it was built. */
export async function readOffer(): Promise<Offer> {
  const [rows, config] = await Promise.all([
    fetchJson("/api/subscription-plans"),
    fetchJson("/api/stripe/config"),
  ]);
  const key = fieldsOf(config)["publishableKey"];
  return {
    plans: Array.isArray(rows) && rows.length > 0 ? plansFrom(rows) : builtInPlans,
    takesPayments: key === undefined ? undefined : key !== null,
  };
}

// Without the schema: the client and its schemas are 29 KB, more than all else these pages need.
function plansFrom(rows: readonly unknown[]): readonly Plan[] {
  return rows.flatMap((row) => {
    const fields = fieldsOf(row);
    const builtIn = builtInPlans.find(({ id }) => id === fields["id"]);
    return builtIn ? [planFrom(builtIn, fields)] : [];
  });
}

function planFrom(builtIn: Plan, fields: Record<string, unknown>): Plan {
  const text = (value: unknown, otherwise: string) =>
    typeof value === "string" && value !== "" ? value : otherwise;
  const { pricePerMonth, isPopular, badge } = fields;
  return {
    ...builtIn,
    name: text(fields["name"], builtIn.name),
    pricePerMonth: Number.isInteger(pricePerMonth) ? Number(pricePerMonth) : builtIn.pricePerMonth,
    description: text(fields["description"], builtIn.description),
    features: listFrom(fields["features"]) ?? builtIn.features,
    notIncluded: listFrom(fields["notIncluded"]) ?? builtIn.notIncluded,
    isPopular: typeof isPopular === "boolean" ? isPopular : builtIn.isPopular,
    badge: badge === null || typeof badge === "string" ? badge : builtIn.badge,
    buttonText: text(fields["buttonText"], builtIn.buttonText),
  };
}

/** A list of texts, or the same as JSON text. */
function listFrom(value: unknown): string[] | undefined {
  const list: unknown = typeof value === "string" ? parsed(value) : value;
  if (!Array.isArray(list)) return undefined;
  return list.filter((item) => typeof item === "string");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

async function fetchJson(path: string): Promise<unknown> {
  try {
    const language = acceptedLanguage();
    const headers = language === undefined ? {} : { "accept-language": language };
    const reply = await fetch(path, { credentials: "include", headers });
    return reply.ok ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}
