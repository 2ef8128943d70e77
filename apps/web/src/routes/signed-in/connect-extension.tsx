import { useWords } from "@flipworth/words/react";
import { ConnectScreen } from "../../features/connect/connect-screen.tsx";
import { ConnectSkeleton } from "../../features/connect/connect-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";
import { paths } from "../../paths.ts";
import { connect } from "../../words/english/site/connect.ts";

export default function LateConnect() {
  const say = useWords(connect);
  return (
    <SignedIn
      skeleton={<ConnectSkeleton />}
      invitation={say("invitation")}
      signInHref={paths.connectExtensionSignIn}
    >
      {(user) => <ConnectScreen user={user} />}
    </SignedIn>
  );
}
