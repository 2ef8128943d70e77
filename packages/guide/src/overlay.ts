import { z } from "zod";
import { EntryLine, ownBasis } from "./source/entry-line.ts";
import { expandEntry } from "./expand/expand-entry.ts";
import { type SharedParts, sharedParts } from "./expand/shared-parts.ts";
import type { GuideSource } from "./source/source.ts";

/** A line of a person's own: a correction names an entry and what differs, a new entry is whole. */
const OverlayLine = EntryLine.partial().extend({
  id: EntryLine.shape.id,
  isDisabled: z.literal(true).optional().describe("the guide is to forget this entry"),
});

export type OverlayFile = { file: string; text: string };
export type RefusedLine = { file: string; line: number; reason: string };
export type Overlaid = { source: GuideSource; refused: readonly RefusedLine[]; accepted: number };

/** The guide's data with the files' lines laid over them, in order. A bad line is left out and told. */
export function overlaid(source: GuideSource, files: readonly OverlayFile[]): Overlaid {
  const entries = new Map(source.entries.map((entry) => [entry.id, entry]));
  const owners = new Map(source.entries.flatMap((entry) => namesOf(entry)));
  const parts = sharedParts(source);
  const refused: RefusedLine[] = [];
  let accepted = 0;
  for (const { file, text } of files) {
    for (const [at, written] of text.split("\n").entries()) {
      if (written.trim() === "" || written.startsWith("//")) continue;
      const reason = lay(written, { entries, owners, parts });
      if (reason === null) accepted += 1;
      else refused.push({ file, line: at + 1, reason });
    }
  }
  return { source: { ...source, entries: [...entries.values()] }, refused, accepted };
}

type Laid = {
  entries: Map<string, EntryLine>;
  /** Which entry has a name. */
  owners: Map<string, string>;
  parts: SharedParts;
};

/** Lays one line over the entries; a reason where it cannot be. */
function lay(written: string, { entries, owners, parts }: Laid): string | null {
  const parsed = OverlayLine.safeParse(parseJson(written.replace(/^\ufeff/, "")));
  if (!parsed.success) return issuesOf(parsed.error);
  const { isDisabled, ...line } = parsed.data;
  const before = entries.get(line.id);
  if (isDisabled) {
    if (before === undefined) return `there is no entry ${line.id} to disable`;
    const platform = Object.entries(parts.source.platforms).find(
      ([, one]) => one.commonGame === line.id,
    );
    if (platform) return `the games of ${platform[0]} without a price are priced by it`;
    entries.delete(line.id);
    for (const [name] of namesOf(before)) owners.delete(name);
    return null;
  }
  const whole = EntryLine.safeParse({ basis: ownBasis, ...withoutBasis(before), ...line });
  if (!whole.success) return issuesOf(whole.error);
  const taken = namesOf(whole.data).find(([name]) => (owners.get(name) ?? line.id) !== line.id);
  if (taken !== undefined)
    return `the name "${taken[0]}" is already that of ${owners.get(taken[0])}`;
  const fault = faultOf(whole.data, parts);
  if (fault !== null) return fault;
  for (const [name] of before ? namesOf(before) : []) owners.delete(name);
  for (const [name, id] of namesOf(whole.data)) owners.set(name, id);
  entries.set(line.id, whole.data);
  return null;
}

/** A corrected figure is no longer the guide's own. */
function withoutBasis(entry: EntryLine | undefined): Partial<EntryLine> {
  const { basis: _basis, ...rest } = entry ?? {};
  return rest;
}

/** The family, the basis and all else that the line leaves to them must be there. */
function faultOf(line: EntryLine, parts: SharedParts): string | null {
  const unknown = line.adjustedBy?.find((name) => !(name in parts.rules));
  if (unknown !== undefined) return `adjustedBy: there is no table ${unknown}`;
  try {
    expandEntry(line, parts);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function namesOf({ id, names }: EntryLine): (readonly [string, string])[] {
  return names?.split(", ").map((name) => [name, id] as const) ?? [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function issuesOf(error: z.ZodError): string {
  const told = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
  return told
    .join("; ")
    .replace(/^Invalid input: expected object, received undefined$/, "not JSON");
}
