import type { Analysis } from "@flipworth/contract";
import { useEffect, useState } from "react";
import { hasInstall } from "../../../lib/phone/install.ts";
import { loadApi } from "../../../lib/load-api.ts";
import { isSignedIn } from "../../../lib/session.ts";

const shown = 5;

/** The latest analyses of the account or of this browser; none for who has never analyzed. */
export function useRecent() {
  const [recent, setRecent] = useState<readonly Analysis[]>([]);
  const refresh = () => void loadRecent().then((found) => found && setRecent(found));
  useEffect(refresh, []);
  return { recent, refresh };
}

async function loadRecent(): Promise<readonly Analysis[] | undefined> {
  // Looking at the page registers nobody.
  if (!hasInstall() && !(await isSignedIn())) return undefined;
  try {
    const { listAnalyses } = await loadApi();
    const { rows } = await listAnalyses({ limit: shown });
    return rows;
  } catch {
    return undefined;
  }
}
