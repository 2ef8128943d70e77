import type { Analysis } from "@flipworth/contract";
import { ToastProvider } from "@flipworth/ui";
import { useState } from "react";
import { PanelHeader } from "../../features/account/panel-header.tsx";
import { SignInNotice } from "../../features/account/sign-in-notice.tsx";
import { useAccount } from "../../features/account/use-account.ts";
import { useCredits } from "../../features/account/use-credits.ts";
import { Answer } from "../../features/analyze/answer.tsx";
import { usePanel } from "../../features/analyze/use-panel.ts";
import { useServerAddress } from "../../features/analyze/use-server-address.ts";
import { VersionNotice } from "../../features/analyze/version-notice.tsx";
import { useSalesOfTab } from "../../features/comparables/use-sales-of-tab.ts";
import { BackButton } from "../../features/history/back-button.tsx";
import { HistoryView } from "../../features/history/history-view.tsx";
import { RatingCard } from "../../features/rating/rating-card.tsx";
import { useRating } from "../../features/rating/use-rating.ts";
import { ShareQuestion } from "../../features/sharing/share-question.tsx";
import type { SalesOfTab } from "../../messaging/protocol.ts";
import { ListingScreen } from "../../screens/listing-screen.tsx";
import { SalesScreen } from "../../screens/sales-screen.tsx";
import { useSaveButton } from "../../screens/use-save-button.tsx";

type PanelProps = { tabId: number | undefined };
/** Where listings stand beside each other, these only say that none of them was read. */
const tellsNothing: ReadonlySet<string> = new Set(["empty", "refused", "moved"]);

type View = { kind: "tab" } | { kind: "history" } | { kind: "past"; analysis: Analysis };

/** The whole side panel of one tab: the features, wired. */
export function Panel({ tabId }: PanelProps) {
  const server = useServerAddress();
  return <ToastProvider>{server && <PanelOfServer tabId={tabId} server={server} />}</ToastProvider>;
}

function PanelOfServer({ tabId, server }: PanelProps & { server: string }) {
  const { credits, refresh } = useCredits(server);
  const accounts = useAccount(server, refresh);
  const { account, signIn, signInAgain, signOut } = accounts;
  const save = useSaveButton(accounts);
  const [view, setView] = useState<View>({ kind: "tab" });
  const toTab = () => setView({ kind: "tab" });
  const toHistory = () => setView({ kind: "history" });
  const panel = usePanel({ tabId, onBegin: toTab, onSettled: refresh });
  const sales = useSalesOfTab(tabId);
  const rated = useRating(tabId);
  const isRateable = rated.site !== undefined || rated.rating !== undefined;
  const isOfMany = isRateable && panel.state.kind !== "done" && panel.state.kind !== "running";
  const isPerson = account.kind === "person";
  // In the panel alone: no page can cover it or put its own words around the question.
  const belowSales = ({ salesId }: SalesOfTab) =>
    isPerson && <ShareQuestion key={`${server} ${salesId}`} server={server} />;
  return (
    <div className="flex min-h-dvh flex-col antialiased">
      <PanelHeader
        credits={credits}
        account={account}
        server={server}
        onHistory={toHistory}
        onSignIn={() => void signIn()}
        onSignOut={() => void signOut()}
      />
      <main className="flex grow flex-col gap-3 p-3">
        <VersionNotice server={server} />
        <SignInNotice account={account} onSignIn={() => void signInAgain()} />
        {view.kind === "tab" && isOfMany && tabId !== undefined && (
          <RatingCard tabId={tabId} {...rated} />
        )}
        {view.kind === "tab" &&
          !(isOfMany && tellsNothing.has(panel.state.kind)) &&
          (sales && panel.state.kind === "empty" ? (
            <SalesScreen
              key={sales.salesId}
              by={sales}
              server={server}
              save={save}
              onSignIn={() => void signIn()}
              belowSales={belowSales}
            />
          ) : (
            <ListingScreen
              panel={panel}
              server={server}
              save={save}
              onSignIn={() => void signIn()}
              belowSales={belowSales}
            />
          ))}
        {view.kind === "history" && (
          <HistoryView
            key={account.kind}
            siteAddress={isPerson ? `${server}/dashboard?tab=history` : undefined}
            onOpen={(analysis) => setView({ kind: "past", analysis })}
            onBack={toTab}
          />
        )}
        {view.kind === "past" && (
          <>
            <BackButton onPress={toHistory} />
            <Answer analysis={view.analysis} server={server} save={save(view.analysis)} />
          </>
        )}
      </main>
    </div>
  );
}
