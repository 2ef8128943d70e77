import { Button } from "@flipworth/ui";
import { useState } from "react";
import { useAllowed } from "../../lib/use-allowed.ts";

type PermissionFormProps = {
  permission: { origins: string[] };
  /** With `allow` it can be asked for here as well. */
  words: Record<"title" | "allowed" | "notAllowed" | "withdraw" | "failed", string> & {
    allow?: string;
  };
  /** What must stay allowed all the same. */
  onWithdrawn?: () => Promise<unknown>;
};

/** What Chrome allows, why it was asked for, and the way to take it back. */
export function PermissionForm({ permission, words, onWithdrawn }: PermissionFormProps) {
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
      <h3 className="text-sm font-medium">{words.title}</h3>
      <output className="text-sm text-soft">{isAllowed ? words.allowed : words.notAllowed}</output>
      {isAllowed && (
        <Button look="quiet" size="small" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      )}
      {!isAllowed && words.allow && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void chrome.permissions.request(permission).catch(() => false)}
        >
          {words.allow}
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
