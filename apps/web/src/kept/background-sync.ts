/** The browser wakes the service worker with this word once there is a connection, also with no page open. */
export const waitingTag = "flipworth-waiting";
/** One sender at a time, among pages and the worker. */
export const waitingLock = "flipworth-waiting";
/** In the store of what is known: what the worker signs a visitor's analyses with. */
export const secretKey = "install-secret";
/** In the same store: the language that the answers are to be in, where the browser names another. */
export const languageKey = "language";
/** In the same store: titles of what the worker sent, until a page has said so. */
export const sentKey = "sent-in-background";

/** The titles in the text that is kept under `sentKey`. */
export function sentTitlesIn(text: string | undefined): string[] {
  const titles: unknown = JSON.parse(text ?? "[]");
  return Array.isArray(titles) ? titles.filter((title) => typeof title === "string") : [];
}
