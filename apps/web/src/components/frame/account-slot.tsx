import { Menu, MenuLink } from "@flipworth/ui";
import { paths } from "../../paths.ts";

/**
 * Who is here, at the right of the bar. All three states are in the page and one is shown: the
 * site's script writes which on the root element (app.css), with or without React. The slot keeps
 * its width, so nothing moves when the answer comes.
 */
export function AccountSlot() {
  return (
    <div className="flex w-8 shrink-0 justify-end sm:w-16">
      <output data-when="loading" className="size-8 animate-pulse rounded-full bg-line">
        <span className="sr-only">Loading your account</span>
      </output>
      <a
        data-when="out"
        href={paths.login}
        className="hidden min-h-8 items-center text-sm font-medium whitespace-nowrap text-ink underline-offset-4 hover:underline sm:flex"
      >
        Log In
      </a>
      <div data-when="in">
        <Menu
          align="end"
          aria-label="Account menu"
          className="relative grid size-8 place-items-center rounded-full"
          trigger={<span aria-hidden className="avatar" />}
        >
          <MenuLink href={paths.home}>Dashboard</MenuLink>
          <MenuLink href={paths.dashboard}>Saved Listings</MenuLink>
          <MenuLink href={paths.settings}>Settings</MenuLink>
          <MenuLink href={paths.logout}>Sign Out</MenuLink>
        </Menu>
      </div>
    </div>
  );
}
