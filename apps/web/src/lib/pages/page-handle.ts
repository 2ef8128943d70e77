import type { screenTitles } from "../../words/english/site/screen-titles.ts";

/** A route that only informs exports this as its `handle`: its page carries no framework code. */
export const plainPage = { scripts: false } as const;

type ScreenHandle = { title: keyof (typeof screenTitles)["english"] };

/** The `handle` of a screen of the app, which is in the language of its reader, the title too. */
export const appScreen = (title: ScreenHandle["title"]): ScreenHandle => ({ title });

export function hasScripts(handle: unknown): boolean {
  return handle !== plainPage;
}

/** undefined for pages that are English for everybody. */
export function titleIn(handles: readonly unknown[]): ScreenHandle["title"] | undefined {
  return handles.find(isScreenHandle)?.title;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
