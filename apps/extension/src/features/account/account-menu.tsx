import type { User } from "@flipworth/contract";
import { Menu, MenuLink } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { UserRound } from "lucide-react";
import { accountWords } from "../../words/english/account.ts";
import type { Account } from "./use-account.ts";

type AccountMenuProps = {
  account: Account;
  server: string;
  onSignIn: () => void;
  onSignOut: () => void;
};

/** Who is here, and the ways to their account and the options. */
export function AccountMenu({ account, server, onSignIn, onSignOut }: AccountMenuProps) {
  const say = useWords(accountWords);
  const user = account.kind === "person" ? account.user : undefined;
  const name = user && nameOf(user, say);
  return (
    <Menu
      align="end"
      aria-label={name ? say("menuOf", { name }) : say("menu")}
      className="grid size-8 place-items-center rounded-full bg-sunken text-sm font-semibold text-ink hover:bg-line"
      trigger={user ? initialOf(user, say) : <UserRound aria-hidden className="size-4" />}
    >
      {user ? (
        <>
          <li className="max-w-60 px-3 py-2 text-sm font-medium wrap-anywhere">{name}</li>
          <MenuLink href={`${server}/dashboard`} target="_blank" rel="noreferrer">
            {say("dashboard")}
          </MenuLink>
        </>
      ) : (
        <>
          <li className="max-w-60 px-3 pt-2 text-sm">
            <p className="font-medium">{say("signedOut")}</p>
            <p className="text-soft">{say("signInHint")}</p>
          </li>
          <MenuButton onPress={onSignIn}>{say("signIn")}</MenuButton>
        </>
      )}
      <MenuButton onPress={() => void chrome.runtime.openOptionsPage()}>
        {say("options")}
      </MenuButton>
      {user && (
        <>
          <MenuButton onPress={onSignOut}>{say("signOut")}</MenuButton>
          <li className="max-w-60 px-3 pb-2 text-xs text-soft">{say("signOutHint")}</li>
        </>
      )}
    </Menu>
  );
}

function MenuButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-10 w-full items-center rounded-control px-3 text-left text-sm hover:bg-sunken"
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
          onPress();
        }}
      >
        {children}
      </button>
    </li>
  );
}

type SayAccount = Say<keyof typeof accountWords.english>;

function nameOf({ firstName, lastName, email }: User, say: SayAccount): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || say("unnamed");
}

/** As on the site: of the first name, else of the address, else "U". */
function initialOf({ firstName, email }: User, say: SayAccount): string {
  return (firstName || email || say("unnamed")).charAt(0).toUpperCase();
}
