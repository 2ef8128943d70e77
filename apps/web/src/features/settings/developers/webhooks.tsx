import {
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from "@flipworth/contract";
import { Badge, Button, Card, TextField } from "@flipworth/ui";
import { languages, type Say } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { useRef, useState } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { webhookWords } from "../../../words/english/account/developers.ts";
import { asHidden, asMoment, hourOfMoment } from "../moment.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useDeleteWebhook, useMakeWebhook, useTestWebhook, useWebhooks } from "./use-developers.ts";

type WordId = keyof typeof webhookWords.english;

const eventNames: Record<WebhookEvent, WordId> = {
  "analysis.created": "analysisCreated",
  "deal.sold": "dealSold",
};

/** Addresses that are told what happens in the account. */
export function Webhooks() {
  const say = useWords(webhookWords);
  const webhooks = useWebhooks();
  const make = useMakeWebhook();
  const made = make.data;
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="webhooks" className="font-semibold">
        {say("title")}
      </h2>
      <p className="text-sm text-pretty text-soft">{say("what")}</p>
      {made && <ShownOnce label={say("signingSecret")} secret={made.secret} onDone={make.reset} />}
      <LoadedList query={webhooks} sayFailed={(reason) => say("loadFailed", { reason })}>
        {(rows) => <WebhookList webhooks={rows} />}
      </LoadedList>
      <NewWebhookForm
        isPending={make.isPending}
        error={make.error}
        onMake={(webhook) => make.mutateAsync(webhook)}
      />
    </Card>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const say = useWords(webhookWords);
  const list = useRef<HTMLUListElement>(null);
  const test = useTestWebhook();
  const remove = useDeleteWebhook();
  const failure = test.error ?? remove.error;
  if (webhooks.length === 0) return <p className="text-sm text-soft">{say("none")}</p>;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="webhooks"
        className="w-full divide-y divide-line"
      >
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="flex flex-col gap-2 py-3 first:pt-0">
            <State webhook={webhook} />
            <div className="flex flex-wrap gap-2">
              <Button
                look="quiet"
                size="small"
                aria-disabled={test.isPending}
                onClick={() => !test.isPending && test.mutate(webhook.id)}
              >
                <Sentence
                  words={webhookWords}
                  id={test.isPending && test.variables === webhook.id ? "sendingTest" : "sendTest"}
                  values={{ url: webhook.url }}
                  tags={{ hidden: asHidden }}
                />
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-disabled={remove.isPending}
                onClick={() => {
                  // The row takes its button along, and the focus with it.
                  const onSuccess = () => list.current?.focus();
                  if (!remove.isPending) remove.mutate(webhook.id, { onSuccess });
                }}
              >
                <Sentence
                  words={webhookWords}
                  id="delete"
                  values={{ url: webhook.url }}
                  tags={{ hidden: asHidden }}
                />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(failure).message}
        </p>
      )}
    </>
  );
}

function State({ webhook: { url, events, lastTry, waiting, turnedOff } }: { webhook: Webhook }) {
  const say = useWords(webhookWords);
  const { locale } = languages[useVoice().language];
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-all">{url}</span>
        {turnedOff && <Badge tone="loss">{say("turnedOff")}</Badge>}
      </p>
      <p className="text-sm text-soft">
        {events.map((event) => say(eventNames[event])).join(" · ")}
      </p>
      {turnedOff && (
        <p className="text-sm text-pretty text-loss">
          {say("turnedOffWhy", { reason: turnedOff.reason })}
        </p>
      )}
      {lastTry && (
        <p className="text-sm text-soft">
          <Sentence
            words={webhookWords}
            id={waiting > 0 ? "lastMessageAndWaiting" : "lastMessage"}
            values={{ at: hourOfMoment(lastTry.at, locale), outcome: lastTry.outcome, waiting }}
            tags={{ time: asMoment(lastTry.at) }}
          />
        </p>
      )}
    </div>
  );
}

type NewWebhookFormProps = {
  isPending: boolean;
  error: Error | null;
  onMake: (webhook: NewWebhook) => Promise<unknown>;
};

function NewWebhookForm({ isPending, error, onMake }: NewWebhookFormProps) {
  const say = useWords(webhookWords);
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    if (isPending) return;
    const found = problemOf({ url, events }, say);
    setProblem(found);
    if (found !== undefined) return;
    await onMake({ url: url.trim(), events: [...events] }).then(
      () => setUrl(""),
      // The form keeps what was entered and says what went wrong.
      () => {},
    );
  };
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="w-full">
        <TextField
          label={say("address")}
          hint={say("addressHint")}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          error={problem}
          onChange={(event) => setUrl(event.target.value)}
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <legend className="pb-1 font-medium">{say("tellItWhen")}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-4"
              checked={events.includes(event)}
              onChange={({ target: { checked } }) =>
                setEvents(
                  webhookEvents.filter((one) => (one === event ? checked : events.includes(one))),
                )
              }
            />
            {say(eventNames[event])}
          </label>
        ))}
      </fieldset>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(error).message}
        </p>
      )}
      <Button type="submit" look="quiet" aria-disabled={isPending}>
        {isPending ? say("adding") : say("add")}
      </Button>
    </form>
  );
}

function problemOf(
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  say: Say<WordId>,
): string | undefined {
  if (!/^https:\/\/\S+$/.test(url.trim())) return say("addressWrong");
  return events.length === 0 ? say("eventMissing") : undefined;
}
