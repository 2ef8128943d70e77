import { Sheet } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { frame } from "../../words/english/site/frame.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** What the bar has no room for on a phone. The site's script closes it when a link is chosen. */
export function MenuSheet({ isSpoken }: { isSpoken: boolean }) {
  const say = useWords(frame);
  return (
    <Sheet
      title={say("menu")}
      trigger={
        <>
          <MenuIcon aria-hidden className="size-5" />
          <span className="sr-only">{say("menu")}</span>
        </>
      }
      triggerClassName="-mr-2 grid size-10 shrink-0 place-items-center rounded-control text-ink md:hidden"
    >
      <nav aria-label={say("menu")} className="flex flex-col px-2 py-3">
        <SheetLink href={paths.analyze}>{say("analyzeListing")}</SheetLink>
        <SheetLink href={paths.features}>{say("features")}</SheetLink>
        <SheetLink href={paths.howItWorks}>{say("howItWorks")}</SheetLink>
        <SheetLink href={paths.pricing}>{say("pricing")}</SheetLink>
        <h3 className="px-3 pt-5 pb-1 text-sm text-soft">{say("resources")}</h3>
        <SheetLink href={paths.guide}>{say("gettingMostShort")}</SheetLink>
        <SheetLink href={paths.extension}>{say("downloadExtension")}</SheetLink>
        <SheetLink href={paths.extensionInstallationGuide}>{say("installationGuide")}</SheetLink>
        <SheetLink href={paths.guides}>{say("guides")}</SheetLink>
        <SheetLink href={paths.prices}>{say("prices")}</SheetLink>
        <SheetLink href={paths.calculator}>{say("calculator")}</SheetLink>
        <SheetLink href={paths.blog}>{say("blog")}</SheetLink>
        <div className="mx-3 my-3 border-t border-line" />
        <div data-when="not-in">
          <SheetLink href={paths.login}>{say("logIn")}</SheetLink>
        </div>
        <div data-when="in">
          <SheetLink href={paths.deals}>{say("deals")}</SheetLink>
          <SheetLink href={paths.home}>{say("dashboard")}</SheetLink>
          <SheetLink href={paths.dashboard}>{say("savedListings")}</SheetLink>
          <SheetLink href={paths.settings}>{say("settings")}</SheetLink>
          <SheetLink href={paths.logout}>{say("signOut")}</SheetLink>
        </div>
        <ThemeSwitch hasLabel className="flex min-h-11 px-3 text-base" />
        {isSpoken && <LanguageChoice className="px-3 py-1" />}
      </nav>
    </Sheet>
  );
}

function SheetLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center rounded-control px-3 text-base hover:bg-sunken"
    >
      {children}
    </a>
  );
}
