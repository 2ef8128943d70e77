import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, useMatches } from "react-router";
import { Button, ToastProvider } from "@flipworth/ui";
import font from "@flipworth/ui/inter-latin.woff2?url";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import siteScript from "./site-script/main.ts?worker&url";
import { Footer } from "./components/frame/footer.tsx";
import { NavBar } from "./components/frame/nav-bar.tsx";
import { StartedApp } from "./components/frame/started-app.tsx";
import { InlineHead, SpeculationRules } from "./delivery/inline-head.tsx";
import { hasScripts } from "./lib/pages/page-handle.ts";

export const links: LinksFunction = () => [
  { rel: "preload", href: font, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useMatches().every(({ handle }) => hasScripts(handle));
  return (
    // delivery/theme.js sets data-theme before React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <InlineHead />
        <Links />
        {isHydrated && <link rel="manifest" href="/app.webmanifest" />}
        <script src={siteScript} defer />
        <SpeculationRules />
      </head>
      <body className="flex min-h-dvh flex-col antialiased">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-0 focus:left-0 focus:z-30 focus:bg-surface focus:p-4"
        >
          Skip to content
        </a>
        <NavBar />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 py-8 outline-none sm:px-6 sm:py-12"
        >
          {children}
        </main>
        <Footer />
        {isHydrated && <StartedApp />}
        {isHydrated && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}

/** What stands while the fallback document of signed-in addresses starts up. */
export function HydrateFallback() {
  return <p className="text-soft">Loading…</p>;
}

/** A fault of ours: what it was is in the browser's console, and the way on is here. */
export function ErrorBoundary() {
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-12">
      <h1 className="text-3xl font-semibold tracking-tight">This page isn’t working</h1>
      <p className="text-soft">Something went wrong on our side. Reloading usually helps.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </div>
  );
}
