import { Sheet } from "@flipworth/ui";
import { Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** What the bar has no room for on a phone. The site's script closes it when a link is chosen. */
export function MenuSheet() {
  return (
    <Sheet
      title="Menu"
      trigger={
        <>
          <MenuIcon aria-hidden className="size-5" />
          <span className="sr-only">Menu</span>
        </>
      }
      triggerClassName="-mr-2 grid size-10 shrink-0 place-items-center rounded-control text-ink md:hidden"
    >
      <nav aria-label="Menu" className="flex flex-col px-2 py-3">
        <SheetLink href={paths.analyze}>Analyze a listing</SheetLink>
        <SheetLink href={paths.features}>Features</SheetLink>
        <SheetLink href={paths.howItWorks}>How It Works</SheetLink>
        <SheetLink href={paths.pricing}>Pricing</SheetLink>
        <h3 className="px-3 pt-5 pb-1 text-sm text-soft">Resources</h3>
        <SheetLink href={paths.guide}>Getting the Most</SheetLink>
        <SheetLink href={paths.extension}>Download Extension</SheetLink>
        <SheetLink href={paths.extensionInstallationGuide}>Installation Guide</SheetLink>
        <SheetLink href={paths.guides}>Guides</SheetLink>
        <SheetLink href={paths.prices}>Prices</SheetLink>
        <SheetLink href={paths.calculator}>Profit Calculator</SheetLink>
        <SheetLink href={paths.blog}>Blog</SheetLink>
        <div className="mx-3 my-3 border-t border-line" />
        <div data-when="not-in">
          <SheetLink href={paths.login}>Log In</SheetLink>
        </div>
        <div data-when="in">
          <SheetLink href={paths.deals}>Deals</SheetLink>
          <SheetLink href={paths.home}>Dashboard</SheetLink>
          <SheetLink href={paths.dashboard}>Saved Listings</SheetLink>
          <SheetLink href={paths.settings}>Settings</SheetLink>
          <SheetLink href={paths.logout}>Sign Out</SheetLink>
        </div>
        <ThemeSwitch hasLabel className="flex min-h-11 px-3 text-base" />
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
