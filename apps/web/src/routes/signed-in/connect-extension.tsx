import { ConnectScreen } from "../../features/connect/connect-screen.tsx";
import { ConnectSkeleton } from "../../features/connect/connect-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";
import { paths } from "../../paths.ts";

export default function LateConnect() {
  return (
    <SignedIn
      skeleton={<ConnectSkeleton />}
      invitation="Sign in to the account that you want to use in the extension."
      signInHref={paths.connectExtensionSignIn}
    >
      {(user) => <ConnectScreen user={user} />}
    </SignedIn>
  );
}
