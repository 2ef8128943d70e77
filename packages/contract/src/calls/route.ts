import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anybody, whoever has analyses (a secret or a session), or a signed-in person. */
type Access = "anybody" | "owner" | "account";

/** One call of the API: what the OpenAPI document, the server's tests and readers know of it. */
export type Route = {
  method: "get" | "post" | "put" | "delete";
  /** As OpenAPI writes it: "/api/analyses/{id}". */
  path: string;
  summary: string;
  access: Access;
  /** Only by the person's own session: neither an extension that acts for them nor an API key. */
  isPersonal?: true;
  success: { status: 200 | 201; description: string; schema: z.ZodType; contentType?: "text/csv" };
  /** Refusals particular to the call; any call can answer `internal` and `unavailable` too. */
  refusals: readonly ErrorCode[];
  /** The body of a 503 where it is not an `ErrorBody`. */
  unavailable?: z.ZodType;
  pathParameters?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** The JSON body it takes. */
  body?: z.ZodType;
  /** A JSON body that it may come with. */
  optionalBody?: z.ZodType;
  /** The call takes a listing: JSON, or a form with a screenshot. */
  takesListing?: true;
};
