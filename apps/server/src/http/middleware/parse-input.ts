import type { z } from "zod";
import { AppError } from "../replies/app-error.ts";

/** Checks input against its schema. Throws `invalid_request` that names each field and its fault. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.flatMap(describe));
  const [field, fault] = Object.entries(errors)[0] ?? ["body", "is not valid"];
  const others = Object.keys(errors).length - 1;
  const more = others > 0 ? `, and ${others} more (see errors)` : "";
  throw new AppError("invalid_request", `${field} ${fault}${more}.`, { errors });
}

function describe(issue: z.core.$ZodIssue): [string, string][] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [inPath(path, shortened(key)), "is not a known field"]);
  }
  if (path === "") return [["body", "must be a JSON object"]];
  return [[path, issue.message]];
}

const inPath = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);

/** A key comes from outside: it is shown, but not at any length. */
const shortened = (key: string) => (key.length > 40 ? `${key.slice(0, 40)}…` : key);

/** Parses JSON text. Throws `invalid_request` saying that it is none. */
export function parseJson(bytes: Uint8Array, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError(
      "invalid_request",
      `${name} is not valid JSON. Check its quotes and commas.`,
      {
        cause,
      },
    );
  }
}
