import { vi } from "vitest";

type Listener = (...args: never[]) => unknown;
type TabInfo = { id: number; windowId: number; url?: string };
type World = {
  tab: TabInfo;
  page: unknown;
  picture: string | Error;
  injections: number;
  /** The formats of the pictures taken. */
  pictures: string[];
};
type Sender = { id: string };
type MessageListener = (
  message: unknown,
  sender: Sender,
  respond: (outcome: unknown) => void,
) => boolean;

const extensionId = "extension";

/**
 * Stands where Chrome stands: one tab, storage in memory and messages that reach every listener.
 * `page` is what the injected reader answers, `picture` what the capture gives; an Error is thrown.
 */
export function fakeChrome(tab: TabInfo) {
  const world: World = {
    tab,
    page: undefined,
    picture: "data:image/png;base64,aGk=",
    injections: 0,
    pictures: [],
  };
  const listeners = new Set<MessageListener>();
  const updated = new Set<(id: number, change: object, tab: TabInfo) => void>();
  vi.stubGlobal("chrome", {
    runtime: {
      id: extensionId,
      onMessage: eventOf(listeners),
      sendMessage: (message: unknown) => deliver(listeners, message, { id: extensionId }),
    },
    storage: { local: storageArea(), session: storageArea() },
    tabs: {
      onUpdated: eventOf(updated),
      get: async () => ({ ...world.tab }),
      captureVisibleTab: async (_window: number, { format }: { format: string }) => {
        world.pictures.push(format);
        return orThrow(world.picture);
      },
    },
    scripting: {
      executeScript: async () => {
        world.injections += 1;
        return [{ result: orThrow(world.page) }];
      },
    },
  });
  return {
    world,
    /** A message as it arrives from `sender`; undefined when nobody takes it. */
    deliver: (message: unknown, sender = { id: extensionId }) =>
      deliver(listeners, message, sender),
    /** The tab goes elsewhere; without a grant Chrome hides where to. */
    moveTo: (url: string | undefined, change: object = { url }) => {
      world.tab = { id: tab.id, windowId: tab.windowId, ...(url !== undefined && { url }) };
      for (const listener of updated) listener(tab.id, change, world.tab);
    },
  };
}

function deliver(listeners: Set<MessageListener>, message: unknown, sender: Sender) {
  return new Promise<unknown>((resolve, reject) => {
    const taken = [...listeners].map((listener) => listener(message, sender, resolve));
    if (!taken.includes(true)) reject(new Error("Could not establish connection."));
  });
}

function eventOf<T extends Listener>(listeners: Set<T>) {
  return {
    addListener: (listener: T) => listeners.add(listener),
    removeListener: (listener: T) => listeners.delete(listener),
  };
}

function storageArea() {
  let items: Record<string, unknown> = {};
  return {
    get: async (key: string) => (key in items ? { [key]: structuredClone(items[key]) } : {}),
    set: async (added: object) => void (items = { ...items, ...structuredClone(added) }),
    remove: async (key: string) => void delete items[key],
    clear: async () => void (items = {}),
  };
}

function orThrow<T>(value: T | Error): T {
  if (value instanceof Error) throw value;
  return value;
}
