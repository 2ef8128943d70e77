import { type ApiKey, limits } from "@flipworth/contract";
import { Badge, Button, Card, SelectField, TextField } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { useRef, useState } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { paths } from "../../../paths.ts";
import { keyWords } from "../../../words/english/account/developers.ts";
import { asHidden, asMoment, dayOfMoment, hourOfMoment } from "../moment.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useApiKeys, useMakeApiKey, useRevokeApiKey } from "./use-developers.ts";

const scopes = ["read", "write"] as const satisfies ApiKey["scope"][];

/** What lets the person's own programs and agents use the account. */
export function ApiKeys() {
  const say = useWords(keyWords);
  const keys = useApiKeys();
  const make = useMakeApiKey();
  const made = make.data;
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="api-keys" className="font-semibold">
        {say("title")}
      </h2>
      <p className="text-sm text-pretty text-soft">
        <Sentence
          words={keyWords}
          id="what"
          tags={{
            docs: (name) => (
              <a href={paths.apiDocs} className="underline">
                {name}
              </a>
            ),
          }}
        />
      </p>
      {made && <ShownOnce label={say("newKey")} secret={made.key} onDone={make.reset} />}
      <LoadedList query={keys} sayFailed={(reason) => say("loadFailed", { reason })}>
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
  const say = useWords(keyWords);
  const list = useRef<HTMLUListElement>(null);
  const revoke = useRevokeApiKey();
  if (keys.length === 0) return <p className="text-sm text-soft">{say("none")}</p>;
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
                <Badge tone="plain">{say(`scope_${key.scope}`)}</Badge>
              </p>
              <p className="text-sm text-soft">
                <LastUse apiKey={key} />
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
              <Sentence
                words={keyWords}
                id="revoke"
                values={{ name: key.name }}
                tags={{ hidden: asHidden }}
              />
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

function LastUse({ apiKey: { ending, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const { locale } = languages[useVoice().language];
  const usedAt = lastUsedAt ?? createdAt;
  return (
    <Sentence
      words={keyWords}
      id={lastUsedAt === null ? "neverUsed" : "lastUsed"}
      values={{
        ending,
        madeOn: dayOfMoment(createdAt, locale),
        usedAt: hourOfMoment(usedAt, locale),
      }}
      tags={{
        mono: (words) => <span className="font-mono">{words}</span>,
        made: asMoment(createdAt),
        used: asMoment(usedAt),
      }}
    />
  );
}

type NewKeyFormProps = {
  isPending: boolean;
  error: Error | null;
  onMake: (key: { name: string; scope: "read" | "write" }) => Promise<unknown>;
};

function NewKeyForm({ isPending, error, onMake }: NewKeyFormProps) {
  const say = useWords(keyWords);
  const [name, setName] = useState("");
  const [scope, setScope] = useState<"read" | "write">("read");
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    if (isPending) return;
    const isNamed = name.trim() !== "";
    setProblem(isNamed ? undefined : say("nameMissing"));
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
        label={say("nameOfNew")}
        autoComplete="off"
        maxLength={limits.apiKeyNameCharacters}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={say("whatItMayDo")}
        options={scopes.map((value) => ({ value, label: say(`scope_${value}`) }))}
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
          {isPending ? say("making") : say("make")}
        </Button>
      </div>
    </form>
  );
}
