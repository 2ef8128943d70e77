import type { Clock, Seconds } from "./clock.ts";
import { newId } from "./ids.ts";

/** The API version that the `stripe` package of this workspace asks for. */
const apiVersion = "2026-10-28.endive";

export type EmulatorEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: Seconds;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** An event together with the exact text in which it is delivered, however often. */
export type RecordedEvent = { id: string; type: string; payload: string; event: EmulatorEvent };

export type EventLog = {
  all: RecordedEvent[];
  /** The request that is being answered; events that it causes name it. */
  request: EmulatorEvent["request"];
  emit(type: string, object: object, previous?: Record<string, unknown>): void;
  /** The events since the last time somebody took them. */
  take(): RecordedEvent[];
  onEvent(listener: (event: RecordedEvent) => void): void;
};

export function createEventLog(clock: Clock): EventLog {
  const listeners: ((event: RecordedEvent) => void)[] = [];
  let taken = 0;
  const log: EventLog = {
    all: [],
    request: { id: null, idempotency_key: null },
    emit(type, object, previous) {
      const event: EmulatorEvent = {
        id: newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: clock.now(),
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: listeners.length,
        request: log.request,
        type,
      };
      const payload = JSON.stringify(event, null, 2);
      // Parsed back, so that later changes of the object do not reach into the past.
      const recorded = { id: event.id, type, payload, event: JSON.parse(payload) };
      log.all.push(recorded);
      for (const listener of listeners) listener(recorded);
    },
    take() {
      const fresh = log.all.slice(taken);
      taken = log.all.length;
      return fresh;
    },
    onEvent: (listener) => listeners.push(listener),
  };
  return log;
}

/** Changes an object and records what it was before; a change to the same values is none. */
export function change<Value extends object>(
  log: EventLog,
  type: string,
  { object, to }: { object: Value; to: Partial<Value> },
): void {
  const before: Record<string, unknown> = JSON.parse(JSON.stringify(object));
  Object.assign(object, to);
  const after: Record<string, unknown> = JSON.parse(JSON.stringify(object));
  const changed = Object.keys(to).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (changed.length === 0) return;
  log.emit(type, object, Object.fromEntries(changed.map((key) => [key, before[key]])));
}
