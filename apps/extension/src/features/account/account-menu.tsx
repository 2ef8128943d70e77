import type { User } from "@flipworth/contract";
import { Menu, MenuLink } from "@flipworth/ui";
import { UserRound } from "lucide-react";
import { strings } from "../../strings.ts";
import type { Account } from "./use-account.ts";

const words = strings.account;

type AccountMenuProps = {
  account: Account;
  server: string;
  onSignIn: () => void;
  onSignOut: () => void;
};

/** Who is here, and the ways to their account and the options. */
export function AccountMenu({ account, server, onSignIn, onSignOut }: AccountMenuProps) {
  const user = account.kind === "person" ? account.user : undefined;
  const name = user && nameOf(user);
  return (
    <Menu
      align="end"
      aria-label={name ? words.menuOf(name) : words.menu}
      className="grid size-8 place-items-center rounded-full bg-sunken text-sm font-semibold text-ink hover:bg-line"
      trigger={user ? initialOf(user) : <UserRound aria-hidden className="size-4" />}
    >
      {user ? (
        <>
          <li className="max-w-60 px-3 py-2 text-sm font-medium wrap-anywhere">{name}</li>
          <MenuLink href={`${server}/dashboard`} target="_blank" rel="noreferrer">
            {words.dashboard}
          </MenuLink>
        </>
      ) : (
        <>
          <li className="max-w-60 px-3 pt-2 text-sm">
            <p className="font-medium">{words.signedOut}</p>
            <p className="text-soft">{words.signInHint}</p>
          </li>
          <MenuButton onPress={onSignIn}>{words.signIn}</MenuButton>
        </>
      )}
      <MenuButton onPress={() => void chrome.runtime.openOptionsPage()}>{words.options}</MenuButton>
      {user && (
        <>
          <MenuButton onPress={onSignOut}>{words.signOut}</MenuButton>
          <li className="max-w-60 px-3 pb-2 text-xs text-soft">{words.signOutHint}</li>
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

function nameOf({ firstName, lastName, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || words.unnamed;
}

/** As on the site: of the first name, else of the address, else "U". */
function initialOf({ firstName, email }: User): string {
  return (firstName || email || words.unnamed).charAt(0).toUpperCase();
}
