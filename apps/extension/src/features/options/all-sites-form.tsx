import { Button } from "@flipworth/ui";
import { useState } from "react";
import { allSites, useAllSites } from "../../lib/use-all-sites.ts";
import { strings } from "../../strings.ts";
import { allow } from "./change-server.ts";

const words = strings.options.allSites;

/** What Chrome allows for pictures from the card in a page, with the way to take it back. */
export function AllSitesForm({ server }: { server: string }) {
  const isAllowed = useAllSites();
  const [hasFailed, setHasFailed] = useState(false);
  if (isAllowed === undefined) return null;
  const withdraw = async () => {
    const isWithdrawn = await chrome.permissions.remove(allSites).catch(() => false);
    setHasFailed(!isWithdrawn);
    // Chrome may have counted the server's address among all sites: that one stays in use.
    if (isWithdrawn) await allow(server);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-medium">{words.title}</h3>
      <output className="text-sm text-soft">{isAllowed ? words.allowed : words.notAllowed}</output>
      {isAllowed && (
        <Button look="quiet" size="small" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-loss">
          {words.failed}
        </p>
      )}
    </div>
  );
}
