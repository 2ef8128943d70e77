import {
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from "@flipworth/contract";
import { Badge, Button, Card, TextField } from "@flipworth/ui";
import { useRef, useState } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { Moment } from "../moment.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useDeleteWebhook, useMakeWebhook, useTestWebhook, useWebhooks } from "./use-developers.ts";

const eventNames: Record<WebhookEvent, string> = {
  "analysis.created": "An analysis is made",
  "deal.sold": "A deal is sold",
};

/** Addresses that are told what happens in the account. */
export function Webhooks() {
  const webhooks = useWebhooks();
  const make = useMakeWebhook();
  const made = make.data;
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="webhooks" className="font-semibold">
        Webhooks
      </h2>
      <p className="text-sm text-pretty text-soft">
        We post a signed message to your address when something happens. The signature follows
        Standard Webhooks. We retry for a day, then turn the webhook off.
      </p>
      {made && <ShownOnce label="Your signing secret" secret={made.secret} onDone={make.reset} />}
      <LoadedList query={webhooks} what="your webhooks">
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
  const list = useRef<HTMLUListElement>(null);
  const test = useTestWebhook();
  const remove = useDeleteWebhook();
  const failure = test.error ?? remove.error;
  if (webhooks.length === 0) return <p className="text-sm text-soft">No webhooks yet.</p>;
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
                {test.isPending && test.variables === webhook.id ? "Sending…" : "Send a test"}
                <span className="sr-only"> to {webhook.url}</span>
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
                Delete<span className="sr-only"> {webhook.url}</span>
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
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-all">{url}</span>
        {turnedOff && <Badge tone="loss">Turned off</Badge>}
      </p>
      <p className="text-sm text-soft">{events.map((event) => eventNames[event]).join(" · ")}</p>
      {turnedOff && (
        <p className="text-sm text-pretty text-loss">
          {turnedOff.reason} Send a test to turn it on again.
        </p>
      )}
      {lastTry && (
        <p className="text-sm text-soft">
          Last message <Moment at={lastTry.at} withHour />: {lastTry.outcome}
          {waiting > 0 && `; ${waiting} waiting`}
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
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    if (isPending) return;
    const found = problemOf(url, events);
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
          label="Address"
          hint="An https address on the public internet."
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          error={problem}
          onChange={(event) => setUrl(event.target.value)}
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <legend className="pb-1 font-medium">Tell it when</legend>
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
            {eventNames[event]}
          </label>
        ))}
      </fieldset>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(error).message}
        </p>
      )}
      <Button type="submit" look="quiet" aria-disabled={isPending}>
        {isPending ? "Adding…" : "Add webhook"}
      </Button>
    </form>
  );
}

function problemOf(url: string, events: readonly WebhookEvent[]): string | undefined {
  if (!/^https:\/\/\S+$/.test(url.trim())) return "Enter an address that begins with https://.";
  return events.length === 0 ? "Choose at least one event." : undefined;
}
