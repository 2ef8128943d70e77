import type { z } from "zod";
import { said } from "../../words/errors.ts";
import type { Said } from "../../words/said.ts";
import { AppError } from "../replies/app-error.ts";

/** Checks input against its schema. Throws `invalid_request` that names each field and its fault. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.flatMap(describe));
  throw new AppError("invalid_request", firstOf(errors), { errors });
}

type Faults = Record<string, string | Said>;

/** The first fault and how many more there are. */
function firstOf(errors: Faults): Said {
  const [field, fault] = Object.entries(errors)[0] ?? ["body", said("notAnObject")];
  const count = Object.keys(errors).length - 1;
  return (voice) => {
    const told = typeof fault === "string" ? fault : fault(voice);
    return said(count > 0 ? "severalFaults" : "oneFault", { field, fault: told, count })(voice);
  };
}

function describe(issue: z.core.$ZodIssue): [string, string | Said][] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [inPath(path, shortened(key)), said("unknownField")]);
  }
  if (path === "") return [["body", said("notAnObject")]];
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
    throw new AppError("invalid_request", said("notJson", { name }), {
      cause,
    });
  }
}
