import { Brand, buttonClasses, joinClasses, Menu, MenuLink } from "@flipworth/ui";
import { ChevronDown } from "lucide-react";
import { paths } from "../../paths.ts";
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
export function NavBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <nav
        aria-label="Main"
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
            Dashboard
          </a>
          <a href={paths.analyze} className={barLink}>
            Analyze
          </a>
          <a href={paths.deals} className={barLink}>
            Deals
          </a>
          <StoreLink className={barLink}>Add to Chrome</StoreLink>
        </div>
        <span className="grow" />
        <ThemeSwitch className="hidden size-10 justify-center md:flex" />
        <AccountSlot />
        <a
          href={paths.extension}
          className={joinClasses(
            buttonClasses({ size: "small" }),
            "whitespace-nowrap max-sm:px-2.5",
            // Phones run no extensions: there it is not the main action.
            "pointer-coarse:border pointer-coarse:border-line pointer-coarse:bg-surface pointer-coarse:text-ink",
          )}
        >
          Add to Chrome
        </a>
        <MenuSheet />
      </nav>
    </header>
  );
}

function VisitorLinks() {
  return (
    <div data-when="not-in" className="hidden items-center gap-6 md:flex">
      <a href={paths.features} className={barLink}>
        Features
      </a>
      <a href={paths.howItWorks} className={barLink}>
        How It Works
      </a>
      <a href={paths.pricing} className={barLink}>
        Pricing
      </a>
      <Menu
        className={barLink}
        trigger={
          <>
            Resources <ChevronDown aria-hidden className="size-4" />
          </>
        }
      >
        <MenuLink href={paths.guide}>Getting the Most from Flipworth</MenuLink>
        <li>
          <StoreLink className="flex min-h-10 items-center rounded-control px-3 text-sm hover:bg-sunken">
            Add to Chrome
          </StoreLink>
        </li>
        <MenuLink href={paths.installationGuide}>Installation Guide</MenuLink>
        <MenuLink href={paths.analyze}>Analyze a listing</MenuLink>
        <MenuLink href={paths.guides}>Guides</MenuLink>
        <MenuLink href={paths.prices}>Prices</MenuLink>
        <MenuLink href={paths.calculator}>Profit Calculator</MenuLink>
        <MenuLink href={paths.blog}>Blog</MenuLink>
      </Menu>
    </div>
  );
}
