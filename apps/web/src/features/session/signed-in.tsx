import type { User } from "@flipworth/contract";
import { Button, buttonClasses, Card } from "@flipworth/ui";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { account, claimKeptInstall } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { createQueryClient } from "../../lib/query-client.ts";

type SignedInProps = {
  /** What stands until it is known who is here. */
  skeleton: ReactNode;
  /** What a visitor reads. */
  invitation: string;
  signInHref: string;
  children: (user: User) => ReactNode;
};

/** Shows a screen to whoever is signed in, and the way to sign in to everybody else. */
export function SignedIn(props: SignedInProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Gate {...props} />
    </QueryClientProvider>
  );
}

function Gate({ skeleton, invitation, signInHref, children }: SignedInProps) {
  const { data: user, error, refetch } = useQuery({ queryKey: ["user"], queryFn: readUser });
  if (user) return children(user);
  if (user === undefined && !error) return skeleton;
  return (
    // Lower than the window it would pull up the footer that the skeleton held below.
    <div className="min-h-[calc(100dvh-9.5rem)]">
      <Card className="mx-auto flex max-w-md flex-col items-start gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">
          {error ? "Your account could not be loaded" : "Sign in"}
        </h1>
        <p className="text-pretty text-soft">
          {error ? describeFailure(error).message : invitation}
        </p>
        <div className="flex flex-wrap gap-2">
          {error && <Button onClick={() => void refetch()}>Try again</Button>}
          <a href={signInHref} className={buttonClasses({ look: error ? "quiet" : "primary" })}>
            Sign in
          </a>
        </div>
      </Card>
    </div>
  );
}

async function readUser(): Promise<User | null> {
  const user = await account.getCurrentUser().catch(nobodyIfRefused);
  // History waits for it, the rest of the screen does not.
  if (user) void claimKeptInstall();
  return user;
}

function nobodyIfRefused(error: unknown): null {
  if (describeFailure(error).code === "not_signed_in") return null;
  throw error;
}
