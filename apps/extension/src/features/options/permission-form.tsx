import { Button, Problem } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { useAllowed } from "../../lib/use-allowed.ts";
import { permissionWords } from "../../words/english/options.ts";

type PermissionFormProps = {
  /** The one for sales can be asked for here as well. */
  name: "sales" | "pictures";
  permission: { origins: string[] };
  /** What must stay allowed all the same. */
  onWithdrawn?: () => Promise<unknown>;
};

/** What Chrome allows, why it was asked for, and the way to take it back. */
export function PermissionForm({ name, permission, onWithdrawn }: PermissionFormProps) {
  const say = useWords(permissionWords);
  const isAllowed = useAllowed(permission);
  const [hasFailed, setHasFailed] = useState(false);
  if (isAllowed === undefined) return null;
  const withdraw = async () => {
    const isWithdrawn = await chrome.permissions.remove(permission).catch(() => false);
    setHasFailed(!isWithdrawn);
    if (isWithdrawn) await onWithdrawn?.();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-medium">{say(`${name}Title`)}</h3>
      <output className="text-sm text-soft">
        {isAllowed ? say(`${name}Allowed`) : say(`${name}NotAllowed`)}
      </output>
      {isAllowed && (
        <Button look="quiet" size="small" onClick={() => void withdraw()}>
          {say(`${name}Withdraw`)}
        </Button>
      )}
      {!isAllowed && name === "sales" && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void chrome.permissions.request(permission).catch(() => false)}
        >
          {say("salesAllow")}
        </Button>
      )}
      {hasFailed && <Problem>{say("failed")}</Problem>}
    </div>
  );
}
