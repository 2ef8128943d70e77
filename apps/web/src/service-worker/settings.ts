type BuiltFile = { url: string; revision: string | null };

declare const __BUILT_FILES__: readonly BuiltFile[];

/** What the app needs to open without a connection; the build writes the list. */
export const builtFiles = __BUILT_FILES__;

export const offlinePage = "/offline";
/** Where the manifest's share target posts to. */
export const shareAddress = "/share";
export const signOutAddress = "/api/logout";
/** Where what was shared is shown, with what became of it. */
export const sharedPage = (outcome: "taken" | "missed") => `/analyze?shared=${outcome}`;
