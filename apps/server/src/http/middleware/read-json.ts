import { limits } from "@flipworth/contract";
import type { z } from "zod";
import { AppError } from "../replies/app-error.ts";
import { parseInput, parseJson } from "./parse-input.ts";
import { readBody } from "./read-body.ts";
import { said } from "../../words/errors.ts";

/** The JSON body of a request, checked. Throws an AppError that says what to change. */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  maximumBytes: number = limits.jsonBytes,
): Promise<T> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new AppError("unsupported_media_type", said("sendJson"));
  }
  const body = await readBody(request, { maximumBytes });
  return parseInput(schema, parseJson(body, "The body"));
}
