import { defaultAccountSettings, Targets } from "@flipworth/contract";

/** The targets as they stand in the fields, words and all. */
export type TargetsDraft = { profit: string; roiPercent: string };

type Read =
  | { kind: "targets"; targets: Targets | null }
  | { kind: "problems"; problems: Partial<TargetsDraft> };

/** Nothing typed is no wish; one of the two alone leaves the other at its usual figure. */
export function readTargets({ profit, roiPercent }: TargetsDraft): Read {
  if (profit.trim() === "" && roiPercent.trim() === "") return { kind: "targets", targets: null };
  const usual = defaultAccountSettings.targets;
  const parsed = Targets.safeParse({
    profit: figure(profit, usual.profit),
    roiPercent: figure(roiPercent, usual.roiPercent),
  });
  if (parsed.success) return { kind: "targets", targets: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
  return { kind: "problems", problems: Object.fromEntries(problems) };
}

export function draftFromTargets(targets: Targets | null): TargetsDraft {
  return { profit: String(targets?.profit ?? ""), roiPercent: String(targets?.roiPercent ?? "") };
}

/** "$1,250" and "30 %" are figures; anything else is not. */
function figure(words: string, usual: number): number {
  if (words.trim() === "") return usual;
  const bare = words.replaceAll(/[$%,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}
