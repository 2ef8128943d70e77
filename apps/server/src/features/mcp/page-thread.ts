import { type AnyPage, readAnyPage } from "@flipworth/readers/outside-a-browser";

/** What a thread of the pool of page readers runs. */
export const readPageInThread = ({ html, url }: { html: string; url: string }): AnyPage =>
  readAnyPage(html, url);
