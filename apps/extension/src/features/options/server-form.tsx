import { Button, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type SubmitEvent, useEffect, useState } from "react";
import { checkServer, type ServerCheck } from "../../lib/check-server.ts";
import { shippedServerAddress } from "../../storage/items.ts";
import { serverWords } from "../../words/english/options.ts";
import { changeServer, type ServerChange } from "./change-server.ts";

/** Where the server is, for who runs one of their own. */
export function ServerForm({ address }: { address: string }) {
  const say = useWords(serverWords);
  const [typed, setTyped] = useState(address);
  const shipped = shippedServerAddress();
  const [change, setChange] = useState<ServerChange | "checking">();
  const submit = async (wanted: string) => {
    if (change === "checking") return;
    setChange("checking");
    const outcome = await changeServer(wanted);
    if (outcome.kind === "changed") setTyped(outcome.address);
    setChange(outcome);
  };
  const isRefused = change !== "checking" && change?.kind === "refused";
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit(typed);
      }}
    >
      <TextField
        label={say("address")}
        hint={say("addressHint")}
        error={isRefused ? say(change.problem.id, change.problem.values) : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={change === "checking"}>
          {change === "checking" ? say("checking") : say("use")}
        </Button>
        {address !== shipped && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setTyped(shipped);
              void submit(shipped);
            }}
          >
            {say("useDefault")}
          </Button>
        )}
      </div>
      <output className="text-sm text-soft">
        <Standing key={address} address={address} isNew={isChangedTo(change, address)} />
      </output>
    </form>
  );
}

function isChangedTo(change: ServerChange | "checking" | undefined, address: string): boolean {
  return (
    change !== undefined &&
    change !== "checking" &&
    change.kind === "changed" &&
    change.address === address
  );
}

/** Who answers at the address in use. */
function Standing({ address, isNew }: { address: string; isNew: boolean }) {
  const say = useWords(serverWords);
  const [check, setCheck] = useState<ServerCheck>();
  useEffect(() => void checkServer(address).then(setCheck), [address]);
  if (!check) return null;
  if (check.kind === "fits") {
    return say(isNew ? "newInUse" : "inUse", { address, version: check.version });
  }
  return say(`standing_${check.kind}`, { address });
}
