import stylesheet from "../app.css?inline";
import { paths } from "../paths.ts";
import { isPrerendering } from "./env.ts";
import themeScript from "./theme.js?raw";

// The browser's bundle leaves both texts out: what was built into the page is read back from it, so
// that React finds what it expects, and keeps the styles if it ever has to draw the document anew.
const theme = isPrerendering ? withoutComments(themeScript) : textInPage("theme-script");
const styles = isPrerendering ? stylesheet : textInPage("styles");

// What acts when it is fetched (sign-out), starts a sign-in, or is large.
const neverAhead = ["/api/*", paths.signIn, paths.signUp, "/downloads/*"];

/** Moderate: a link is fetched when the pointer rests on it or presses it. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: neverAhead } }] },
      eagerness: "moderate",
    },
  ],
});

/** What the first paint needs lies in the page itself: on a slow phone each request costs 150 ms. */
export function InlineHead() {
  return (
    <>
      <script
        id="theme-script"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: theme }}
      />
      <style id="styles" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
    </>
  );
}

/** Lets the browser fetch the next page while a finger or pointer is still on its link. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />;
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, "").replaceAll(/^ +/gm, "");
}

function textInPage(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}
