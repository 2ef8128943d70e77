/** An installed Chromium or Chrome, else one that Playwright downloaded; undefined without any. */
export declare function findBrowser(): Promise<string | undefined>;
/**
 * Finds a browser or brings one: Playwright's download first, then Debian's package when root.
 * Throws with what to do when neither is to be had.
 */
export declare function ensureBrowser(say: (line: string) => void): Promise<string>;
