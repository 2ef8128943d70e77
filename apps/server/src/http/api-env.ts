import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What `entrance` puts on every API request, and what the Node adapter brings along. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    corsHeaders: Record<string, string>;
    /** A cookie that goes out with the answer, whatever it is. */
    setCookie?: string;
  };
};

export type ApiContext = Context<ApiEnv>;
