import { vi } from "vitest";

type Listener = (...args: never[]) => unknown;
type TabInfo = {
  id: number;
  windowId: number;
  url?: string;
  active?: boolean;
  status?: string;
  /** Where the tab is on its way to. */
  pendingUrl?: string;
};
type World = {
  tab: TabInfo;
  page: unknown;
  /** What the server that this copy was downloaded from wrote into it. */
  manifest: { homepage_url?: string };
  /** What Chrome itself speaks. */
  chromeSpeaks: string;
  picture: string | Error;
  injections: number;
  /** The formats of the pictures taken. */
  pictures: string[];
  /** What happens while a picture is taken. */
  meanwhile: () => void;
  /** What our script in the page was told, and whether it answers that it is done. */
  orders: string[];
  obeys: boolean;
  /** The addresses of the tabs that were opened. */
  opened: string[];
  /** The tabs that were brought to the front. */
  shown: number[];
  /** The origins that the person allows when asked, and those that stand allowed. */
  allows: boolean;
  allowed: string[];
};
type Sender = { id: string };
type MessageListener = (
  message: unknown,
  sender: Sender,
  respond: (outcome: unknown) => void,
) => boolean;

const extensionId = "extension";
const newTabId = 99;

/**
 * Stands where Chrome stands: one tab, storage in memory and messages that reach every listener.
 * `page` is what the injected reader answers, `picture` what the capture gives; an Error is thrown.
 */
export function fakeChrome(tab: TabInfo) {
  const world: World = {
    tab,
    page: undefined,
    manifest: {},
    chromeSpeaks: "en-US",
    picture: "data:image/png;base64,aGk=",
    injections: 0,
    pictures: [],
    meanwhile: () => {},
    orders: [],
    obeys: true,
    opened: [],
    shown: [],
    allows: true,
    allowed: [],
  };
  const listeners = new Set<MessageListener>();
  const updated = new Set<(id: number, change: object, tab: TabInfo) => void>();
  const updates = new Set<() => void>();
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true });
  vi.stubGlobal("chrome", {
    i18n: { getUILanguage: () => world.chromeSpeaks, getMessage: (name: string) => name },
    permissions: permissionsOf(world),
    runtime: runtimeOf(world, { listeners, updates }),
    storage: { local: storageArea(), session: storageArea() },
    tabs: {
      onUpdated: eventOf(updated),
      ...tabOf(world),
      create: async ({ url }: { url: string }) => {
        world.opened.push(url);
        return { id: newTabId };
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
    /** A tab that the extension opened has come to a page. */
    newTabLoads: () => {
      for (const listener of updated) listener(newTabId, { status: "complete" }, world.tab);
    },
    offerUpdate: () => {
      for (const listener of updates) listener();
    },
    /** The tab goes elsewhere; without a grant Chrome hides where to. */
    moveTo: (url: string | undefined, change: object = { url }) => {
      world.tab = { id: tab.id, windowId: tab.windowId, ...(url !== undefined && { url }) };
      for (const listener of updated) listener(tab.id, change, world.tab);
    },
  };
}

type Subscribers = { listeners: Set<MessageListener>; updates: Set<() => void> };

function runtimeOf(world: World, { listeners, updates }: Subscribers) {
  return {
    onUpdateAvailable: eventOf(updates),
    openOptionsPage: async () => void world.opened.push("options"),
    id: extensionId,
    getManifest: () => world.manifest,
    onMessage: eventOf(listeners),
    sendMessage: (message: unknown) => deliver(listeners, message, { id: extensionId }),
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
  const listeners = new Set<(changes: object) => void>();
  const change = (next: Record<string, unknown>, ...keys: string[]) => {
    items = next;
    for (const listener of listeners) listener(Object.fromEntries(keys.map((key) => [key, {}])));
  };
  return {
    get: async (key: string | null) => {
      if (key === null) return structuredClone(items);
      return key in items ? { [key]: structuredClone(items[key]) } : {};
    },
    set: async (added: object) =>
      change({ ...items, ...structuredClone(added) }, ...Object.keys(added)),
    remove: async (key: string) => {
      const { [key]: _, ...others } = items;
      change(others, key);
    },
    clear: async () => change({}, ...Object.keys(items)),
    onChanged: eventOf(listeners),
  };
}

function tabOf(world: World) {
  return {
    get: async () => ({ active: true, ...world.tab }),
    query: async () => [world.tab],
    update: async (id: number) => {
      world.shown.push(id);
      return { id };
    },
    sendMessage: async (_tab: number, { order }: { order: string }) => {
      world.orders.push(order);
      return world.obeys;
    },
    captureVisibleTab: async (_window: number, { format }: { format: string }) => {
      world.pictures.push(format);
      world.meanwhile();
      return orThrow(world.picture);
    },
  };
}

type Origins = { origins: string[] };

function permissionsOf(world: World) {
  const listeners = new Set<() => void>();
  const become = (allowed: string[]) => {
    world.allowed = allowed;
    for (const listener of listeners) listener();
  };
  return {
    onAdded: eventOf(listeners),
    onRemoved: eventOf(listeners),
    contains: async ({ origins }: Origins) =>
      origins.every((origin) => world.allowed.includes(origin)),
    request: async ({ origins }: Origins) => {
      if (world.allows) become([...world.allowed, ...origins]);
      return world.allows;
    },
    remove: async ({ origins }: Origins) => {
      become(world.allowed.filter((origin) => !origins.includes(origin)));
      return true;
    },
  };
}

function orThrow<T>(value: T | Error): T {
  if (value instanceof Error) throw value;
  return value;
}

/** Stands where the browser's locks stand: work under a lock waits for the work before it. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const mine = last.then(work, work);
      last = mine;
      return mine;
    },
  };
}
