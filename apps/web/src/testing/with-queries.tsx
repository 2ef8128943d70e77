import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createQueryClient } from "../lib/query-client.ts";

/** A part of a signed-in screen with a data cache of its own. */
export function withQueries(part: ReactElement): ReactElement {
  return <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>;
}
