import { Menu, MenuLink } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { frame } from "../../words/english/site/frame.ts";
import { LanguageChoice } from "./language-choice.tsx";

/**
 * Who is here, at the right of the bar. All three states are in the page and one is shown: the
 * site's script writes which on the root element (app.css), with or without React. The slot keeps
 * its width, so nothing moves when the answer comes.
 */
export function AccountSlot({ isSpoken }: { isSpoken: boolean }) {
  const say = useWords(frame);
  return (
    <div className="flex w-8 shrink-0 justify-end sm:w-16">
      <output data-when="loading" className="size-8 animate-pulse rounded-full bg-line">
        <span className="sr-only">{say("loadingAccount")}</span>
      </output>
      <a
        data-when="out"
        href={paths.login}
        className="hidden min-h-8 items-center text-sm font-medium whitespace-nowrap text-ink underline-offset-4 hover:underline sm:flex"
      >
        {say("logIn")}
      </a>
      <div data-when="in">
        <Menu
          align="end"
          aria-label={say("accountMenu")}
          className="relative grid size-8 place-items-center rounded-full"
          trigger={<span aria-hidden className="avatar" />}
        >
          <MenuLink href={paths.home}>{say("dashboard")}</MenuLink>
          <MenuLink href={paths.dashboard}>{say("savedListings")}</MenuLink>
          <MenuLink href={paths.settings}>{say("settings")}</MenuLink>
          <MenuLink href={paths.logout}>{say("signOut")}</MenuLink>
          {isSpoken && (
            <li className="mt-1.5 border-t border-line px-3 pt-2 pb-1">
              <LanguageChoice />
            </li>
          )}
        </Menu>
      </div>
    </div>
  );
}
