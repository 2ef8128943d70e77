import { type ApiKey, limits } from "@flipworth/contract";
import { Badge, Button, Card, SelectField, TextField } from "@flipworth/ui";
import { useRef, useState } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { Moment } from "../moment.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useApiKeys, useMakeApiKey, useRevokeApiKey } from "./use-developers.ts";

const scopes = [
  { value: "read", label: "Read only" },
  { value: "write", label: "Read and write" },
];

/** What lets the person's own programs and agents use the account. */
export function ApiKeys() {
  const keys = useApiKeys();
  const make = useMakeApiKey();
  const made = make.data;
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="api-keys" className="font-semibold">
        API keys
      </h2>
      <p className="text-sm text-pretty text-soft">
        Let your own programs and AI agents use your account. They share your analyses and limits.
        Keys can’t manage keys, devices or billing, and can’t export or delete your account.{" "}
        <a href={paths.apiDocs} className="underline">
          API documentation
        </a>
      </p>
      {made && <ShownOnce label="Your new API key" secret={made.key} onDone={make.reset} />}
      <LoadedList query={keys} what="your API keys">
        {(rows) => <KeyList keys={rows} />}
      </LoadedList>
      <NewKeyForm
        isPending={make.isPending}
        error={make.error}
        onMake={(key) => make.mutateAsync(key)}
      />
    </Card>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const list = useRef<HTMLUListElement>(null);
  const revoke = useRevokeApiKey();
  if (keys.length === 0) return <p className="text-sm text-soft">No API keys yet.</p>;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="api-keys"
        className="w-full divide-y divide-line"
      >
        {keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium break-words">
                {key.name}
                <Badge tone="plain">{key.scope === "read" ? "Read only" : "Read and write"}</Badge>
              </p>
              <p className="text-sm text-soft">
                Ends in <span className="font-mono">{key.ending}</span>, made{" "}
                <Moment at={key.createdAt} />,{" "}
                {key.lastUsedAt === null ? (
                  "never used"
                ) : (
                  <>
                    last used <Moment at={key.lastUsedAt} withHour />
                  </>
                )}
              </p>
            </div>
            <Button
              look="quiet"
              size="small"
              aria-disabled={revoke.isPending}
              onClick={() => {
                // The row takes its button along, and the focus with it.
                const onSuccess = () => list.current?.focus();
                if (!revoke.isPending) revoke.mutate(key.id, { onSuccess });
              }}
            >
              Revoke<span className="sr-only"> {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {revoke.error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(revoke.error).message}
        </p>
      )}
    </>
  );
}

type NewKeyFormProps = {
  isPending: boolean;
  error: Error | null;
  onMake: (key: { name: string; scope: "read" | "write" }) => Promise<unknown>;
};

function NewKeyForm({ isPending, error, onMake }: NewKeyFormProps) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<"read" | "write">("read");
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    if (isPending) return;
    const isNamed = name.trim() !== "";
    setProblem(isNamed ? undefined : "Enter a name, such as where you use the key.");
    if (!isNamed) return;
    await onMake({ name: name.trim(), scope }).then(
      () => setName(""),
      // The form keeps what was entered and says what went wrong.
      () => {},
    );
  };
  return (
    <form
      noValidate
      className="grid w-full gap-3 sm:grid-cols-[1fr_12rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        label="Name of the new key"
        autoComplete="off"
        maxLength={limits.apiKeyNameCharacters}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label="What it may do"
        options={scopes}
        value={scope}
        onChange={(event) => setScope(event.target.value === "write" ? "write" : "read")}
      />
      {error && (
        <p role="alert" className="text-sm text-loss sm:col-span-2">
          {describeFailure(error).message}
        </p>
      )}
      <div>
        <Button type="submit" look="quiet" aria-disabled={isPending}>
          {isPending ? "Making…" : "Make API key"}
        </Button>
      </div>
    </form>
  );
}
