import type { Credits } from "@flipworth/contract";
import { useEffect, useState } from "react";
import { hasInstall } from "../../lib/phone/install.ts";
import { loadApi } from "../../lib/load-api.ts";
import { isSignedIn } from "../../lib/session.ts";

/** The month's credits; undefined before they are known, and for a visitor who has never analyzed. */
export function useCredits() {
  const [credits, setCredits] = useState<Credits>();
  const refresh = () => void loadCredits().then(setCredits);
  useEffect(refresh, []);
  return { credits, refresh };
}

async function loadCredits(): Promise<Credits | undefined> {
  // Looking at the page registers nobody.
  if (!hasInstall() && !(await isSignedIn())) return undefined;
  try {
    const { getCredits } = await loadApi();
    return await getCredits();
  } catch {
    // Credits are a courtesy here: the analysis itself says when none are left.
    return undefined;
  }
}
