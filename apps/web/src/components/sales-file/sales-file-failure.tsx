import { Problem } from "@flipworth/ui";
import { describeFailure } from "../../lib/failure.ts";

/** Why a file could not be read or kept; nothing without an error. */
export function SalesFileFailure({ error }: { error: unknown }) {
  if (!error) return null;
  return <Problem>{describeFailure(error).message}</Problem>;
}
