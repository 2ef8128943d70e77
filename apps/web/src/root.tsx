import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, useMatches } from "react-router";
import { ToastProvider } from "@flipworth/ui";
import { VoiceProvider } from "@flipworth/words/react";
import font from "@flipworth/ui/inter-latin.woff2?url";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import siteScript from "./site-script/main.ts?worker&url";
import { BrokenPage, StartingPage } from "./components/frame/no-page.tsx";
import { PageFrame } from "./components/frame/page-frame.tsx";
import { StartedApp } from "./components/frame/started-app.tsx";
import { InlineHead, SpeculationRules } from "./delivery/inline-head.tsx";
import { usePageVoice } from "./lib/language.ts";
import { hasScripts, titleIn } from "./lib/pages/page-handle.ts";

export const links: LinksFunction = () => [
  { rel: "preload", href: font, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle);
  const isHydrated = handles.every(hasScripts);
  const title = titleIn(handles);
  const isSpoken = title !== undefined;
  const voice = usePageVoice(isSpoken);
  return (
    // delivery/theme.js sets data-theme before React looks.
    <html lang={voice.language} suppressHydrationWarning>
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
        <VoiceProvider value={voice}>
          <PageFrame isSpoken={isSpoken}>{children}</PageFrame>
          {isHydrated && <StartedApp title={title} />}
        </VoiceProvider>
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

/** Stands while the fallback document of signed-in addresses starts up. */
export const HydrateFallback = StartingPage;

export const ErrorBoundary = BrokenPage;
