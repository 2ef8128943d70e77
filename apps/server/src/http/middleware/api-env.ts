import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Observed } from "./observe-requests.ts";

/** What `checkRequest` puts on every API request, and what the Node adapter brings along. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings & { observed: Observed }>;
  Variables: {
    requestId: string;
    corsHeaders: Record<string, string>;
    /** A cookie that goes out with the answer, whatever it is. */
    setCookie?: string;
    /** How the sender proved who they are, as a history tells it; set once they are known. */
    door?: string;
    /** What is left of the sender's share, whatever the answer is. */
    limitHeaders?: Record<string, string>;
  };
};

export type ApiContext = Context<ApiEnv>;
