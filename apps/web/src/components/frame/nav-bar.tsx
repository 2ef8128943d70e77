import { Brand, buttonClasses, joinClasses, Menu, MenuLink } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ChevronDown } from "lucide-react";
import { paths } from "../../paths.ts";
import { frame } from "../../words/english/site/frame.ts";
import { AccountSlot } from "./account-slot.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { StoreLink } from "../store-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const barLink =
  "flex min-h-10 items-center gap-1 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline";

/**
 * The same on every page, with or without framework code. Its links are plain ones: each page is a
 * file with its answer in it, and the browser scrolls, announces and remembers places by itself.
 */
export function NavBar({ isSpoken = false }: { isSpoken?: boolean }) {
  const say = useWords(frame);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <nav
        aria-label={say("main")}
        className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-3 max-[359px]:gap-0.5 max-[359px]:px-2 sm:gap-4 sm:px-6"
      >
        <a
          href={paths.home}
          className="text-ink max-[359px]:min-w-0 max-[359px]:overflow-hidden max-[359px]:[&>span]:gap-1.5 max-[359px]:[&>span]:text-base md:mr-2"
        >
          <Brand />
        </a>
        <VisitorLinks />
        <div data-when="in" className="hidden items-center gap-6 md:flex">
          <a href={paths.dashboard} className={barLink}>
            {say("dashboard")}
          </a>
          <a href={paths.analyze} className={barLink}>
            {say("analyze")}
          </a>
          <a href={paths.deals} className={barLink}>
            {say("deals")}
          </a>
          <StoreLink className={barLink}>{say("addToChrome")}</StoreLink>
        </div>
        <span className="grow" />
        <ThemeSwitch className="hidden size-10 justify-center md:flex" />
        <AccountSlot isSpoken={isSpoken} />
        <a
          href={paths.extension}
          className={joinClasses(
            buttonClasses({ size: "small" }),
            "whitespace-nowrap max-sm:px-2.5",
            // Phones run no extensions: there it is not the main action.
            "pointer-coarse:border pointer-coarse:border-line pointer-coarse:bg-surface pointer-coarse:text-ink",
          )}
        >
          {say("addToChrome")}
        </a>
        <MenuSheet isSpoken={isSpoken} />
      </nav>
    </header>
  );
}

function VisitorLinks() {
  const say = useWords(frame);
  return (
    <div data-when="not-in" className="hidden items-center gap-6 md:flex">
      <a href={paths.features} className={barLink}>
        {say("features")}
      </a>
      <a href={paths.howItWorks} className={barLink}>
        {say("howItWorks")}
      </a>
      <a href={paths.pricing} className={barLink}>
        {say("pricing")}
      </a>
      <Menu
        className={barLink}
        trigger={
          <>
            {say("resources")} <ChevronDown aria-hidden className="size-4" />
          </>
        }
      >
        <MenuLink href={paths.guide}>{say("gettingMost")}</MenuLink>
        <li>
          <StoreLink className="flex min-h-10 items-center rounded-control px-3 text-sm hover:bg-sunken">
            {say("addToChrome")}
          </StoreLink>
        </li>
        <MenuLink href={paths.installationGuide}>{say("installationGuide")}</MenuLink>
        <MenuLink href={paths.analyze}>{say("analyzeListing")}</MenuLink>
        <MenuLink href={paths.guides}>{say("guides")}</MenuLink>
        <MenuLink href={paths.prices}>{say("prices")}</MenuLink>
        <MenuLink href={paths.calculator}>{say("calculator")}</MenuLink>
        <MenuLink href={paths.blog}>{say("blog")}</MenuLink>
      </Menu>
    </div>
  );
}
