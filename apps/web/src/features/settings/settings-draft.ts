import { AccountSettings, type AllowedExits } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import type { settingsFormWords } from "../../words/english/account/settings-form.ts";

export type SaySettings = Say<keyof typeof settingsFormWords.english>;

/** How a thing may reach its buyer. */
export type WaysToSell = "both" | "ship" | "meet";

/** The settings as they stand in the fields, words and all. */
export type SettingsDraft = {
  sellingPlatform: string;
  waysToSell: WaysToSell;
  profit: string;
  roiPercent: string;
  costPerMile: string;
  usualShipping: string;
  sharesSales: boolean;
};

/** Field of the draft → what is wrong with it. */
export type SettingsProblems = Partial<Record<keyof SettingsDraft, string>>;

// Where the API names a field otherwise.
const draftFields: Readonly<Record<string, keyof SettingsDraft>> = {
  sellingPlatform: "sellingPlatform",
  allowedExits: "waysToSell",
  "targets.profit": "profit",
  "targets.roiPercent": "roiPercent",
  costPerMile: "costPerMile",
  usualShipping: "usualShipping",
};

export function draftFromSettings(settings: AccountSettings): SettingsDraft {
  const { sellingPlatform, targets, costPerMile, usualShipping } = settings;
  return {
    sellingPlatform: sellingPlatform ?? "",
    waysToSell: waysFrom(settings.allowedExits),
    profit: String(targets.profit),
    roiPercent: String(targets.roiPercent),
    costPerMile: String(costPerMile),
    usualShipping: usualShipping === null ? "" : String(usualShipping),
    sharesSales: settings.sharesSales ?? false,
  };
}

type Read =
  | { kind: "settings"; settings: AccountSettings }
  | { kind: "problems"; problems: SettingsProblems };

/** What no field of the form shows: it is sent as it came. */
type Unshown = Pick<AccountSettings, "theme" | "allowedExits" | "sharesSales">;

/** What is sent, or what keeps it from being sent: the contract decides either way. */
export function settingsFromDraft(
  draft: SettingsDraft,
  { theme, allowedExits: before, sharesSales }: Unshown,
  say: SaySettings,
): Read {
  const allowedExits = exitsFrom(draft.waysToSell, before);
  const parsed = AccountSettings.safeParse({
    sellingPlatform: draft.sellingPlatform || null,
    ...(allowedExits === undefined ? {} : { allowedExits }),
    targets: { profit: figure(draft.profit), roiPercent: figure(draft.roiPercent) },
    costPerMile: figure(draft.costPerMile),
    usualShipping: draft.usualShipping.trim() === "" ? null : figure(draft.usualShipping),
    theme,
    // Who never said stays one who was never asked.
    ...(draft.sharesSales || sharesSales !== undefined ? { sharesSales: draft.sharesSales } : {}),
  });
  if (parsed.success) return { kind: "settings", settings: parsed.data };
  const errors = parsed.error.issues.map(({ path, message }) => [path.join("."), message] as const);
  return { kind: "problems", problems: problemsAtFields(Object.fromEntries(errors), say) };
}

function waysFrom(exits: AllowedExits | undefined): WaysToSell {
  if (exits === undefined || exits.shipsParcels === exits.meetsLocally) return "both";
  return exits.shipsParcels ? "ship" : "meet";
}

/** The platforms that were picked elsewhere stay; every way on every platform needs no words. */
function exitsFrom(ways: WaysToSell, before: AllowedExits | undefined): AllowedExits | undefined {
  const platforms = before?.platforms ?? null;
  if (ways === "both" && platforms === null) return undefined;
  return { shipsParcels: ways !== "meet", meetsLocally: ways !== "ship", platforms };
}

/** What the API says of its fields, as instructions at the fields that a person sees. */
export function problemsAtFields(
  errors: Readonly<Record<string, string>>,
  say: SaySettings,
): SettingsProblems {
  const named = Object.entries(errors).map(([field, words]) => [
    draftFields[field],
    instructionFrom(words, say),
  ]);
  return Object.fromEntries(named.filter(([field]) => field !== undefined));
}

/** The contract says what a value must be, behind the field's name; here the field is in sight. */
function instructionFrom(fault: string, say: SaySettings): string {
  if (fault === "must not be negative") return say("enterZeroOrMore");
  if (fault === "must be a number of dollars") return say("enterAmount");
  if (fault.startsWith("must be a number")) return say("enterNumber");
  const [, most] = /^must be at most (.+)$/.exec(fault) ?? [];
  return most ? say("enterAtMost", { most }) : fault;
}

/** "$1,250", "30 %" and "0.7" are figures; anything else is not, and so is nothing. */
function figure(words: string): number {
  const bare = words.replaceAll(/[$%,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}
