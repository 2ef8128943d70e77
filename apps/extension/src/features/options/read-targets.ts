import { defaultAccountSettings, Targets } from "@flipworth/contract";
import type { z } from "zod";

/** The targets as they stand in the fields, words and all. */
export type TargetsDraft = { profit: string; roiPercent: string };

type Read =
  | { kind: "targets"; targets: Targets | null }
  | { kind: "problems"; problems: { [F in keyof TargetsDraft]?: TargetsProblem } };

/** What is wrong with a figure, and the most that it may be where it is more. */
export type TargetsProblem =
  | { id: "notDollars" | "notPercent" | "negative" }
  | { id: "tooMuch"; most: number };

/** Nothing typed is no wish; one of the two alone leaves the other at its usual figure. */
export function readTargets({ profit, roiPercent }: TargetsDraft): Read {
  if (profit.trim() === "" && roiPercent.trim() === "") return { kind: "targets", targets: null };
  const usual = defaultAccountSettings.targets;
  const parsed = Targets.safeParse({
    profit: figure(profit, usual.profit),
    roiPercent: figure(roiPercent, usual.roiPercent),
  });
  if (parsed.success) return { kind: "targets", targets: parsed.data };
  const issueOf = (field: keyof TargetsDraft) =>
    parsed.error.issues.find(({ path }) => path[0] === field);
  const [ofProfit, ofRoi] = [issueOf("profit"), issueOf("roiPercent")];
  return {
    kind: "problems",
    problems: {
      ...(ofProfit && { profit: problemOf(ofProfit, "notDollars") }),
      ...(ofRoi && { roiPercent: problemOf(ofRoi, "notPercent") }),
    },
  };
}

function problemOf(issue: z.core.$ZodIssue, none: "notDollars" | "notPercent"): TargetsProblem {
  if (issue.code === "too_small") return { id: "negative" };
  return issue.code === "too_big" ? { id: "tooMuch", most: Number(issue.maximum) } : { id: none };
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
