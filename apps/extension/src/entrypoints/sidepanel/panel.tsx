import type { Analysis } from "@flipworth/contract";
import { ToastProvider } from "@flipworth/ui";
import { useState } from "react";
import { PanelHeader } from "../../features/account/panel-header.tsx";
import { SaveToListings } from "../../features/account/save-to-listings.tsx";
import { SignInNotice } from "../../features/account/sign-in-notice.tsx";
import { useAccount } from "../../features/account/use-account.ts";
import { useCredits } from "../../features/account/use-credits.ts";
import { useSaving } from "../../features/account/use-saving.ts";
import { AnalysisView } from "../../features/analyze/analysis-view.tsx";
import { Answer } from "../../features/analyze/answer.tsx";
import { usePanel } from "../../features/analyze/use-panel.ts";
import { useServerAddress } from "../../features/analyze/use-server-address.ts";
import { VersionNotice } from "../../features/analyze/version-notice.tsx";
import { SoldLinks } from "../../features/comparables/sold-links.tsx";
import { BackButton } from "../../features/history/back-button.tsx";
import { HistoryView } from "../../features/history/history-view.tsx";
import { PageSummary } from "../../features/preview/page-summary.tsx";
import { Review } from "../../features/preview/review.tsx";

type PanelProps = { tabId: number | undefined };
type View = { kind: "tab" } | { kind: "history" } | { kind: "past"; analysis: Analysis };

/** The whole side panel of one tab: the features, wired. */
export function Panel({ tabId }: PanelProps) {
  const server = useServerAddress();
  return <ToastProvider>{server && <PanelOfServer tabId={tabId} server={server} />}</ToastProvider>;
}

function PanelOfServer({ tabId, server }: PanelProps & { server: string }) {
  const { credits, refresh } = useCredits(server);
  const { account, signIn, signOut } = useAccount(server, refresh);
  const saving = useSaving();
  const [view, setView] = useState<View>({ kind: "tab" });
  const toTab = () => setView({ kind: "tab" });
  const toHistory = () => setView({ kind: "history" });
  const panel = usePanel({ tabId, onBegin: toTab, onSettled: refresh });
  const save = (analysis: Analysis) => (
    <SaveToListings
      account={account}
      saving={saving.stateOf(analysis.id)}
      onSave={() => void saving.save(analysis)}
      onSignIn={() => void signIn()}
    />
  );
  const isPerson = account.kind === "person";
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
        <SignInNotice account={account} onSignIn={() => void signIn()} />
        {view.kind === "tab" && (
          <SoldLinks answer={panel.state.kind === "done" ? panel.state : undefined}>
            <AnalysisView
              panel={panel}
              server={server}
              slots={{
                summary: (capture, isAnswered) => (
                  <PageSummary capture={capture} server={server} isAnswered={isAnswered} />
                ),
                review: (capture) => (
                  <Review
                    key={capture.id}
                    capture={capture}
                    server={server}
                    onSend={(reviewed) => void panel.sendReviewed(reviewed)}
                  />
                ),
                save,
              }}
            />
          </SoldLinks>
        )}
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
