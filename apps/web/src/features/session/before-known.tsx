import type { ReactNode } from "react";
import { type Invitation, SignInCard } from "./sign-in-card.tsx";

/**
 * What stands until the screen is there: its skeleton. The site's script knows who is signed out long
 * before the framework has come over a slow line, and the page shows them the way to sign in.
 */
export function BeforeKnown({ skeleton, ...invitation }: Invitation & { skeleton: ReactNode }) {
  return (
    <>
      <div data-when="not-out">{skeleton}</div>
      <div data-when="known-out">
        <SignInCard {...invitation} />
      </div>
    </>
  );
}
