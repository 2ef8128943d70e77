import { Button, ToastProvider } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { PanelRight, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Standing } from "../../features/account/panel-header.tsx";
import { SignInNotice } from "../../features/account/sign-in-notice.tsx";
import { useAccount } from "../../features/account/use-account.ts";
import { useCredits } from "../../features/account/use-credits.ts";
import { usePanel } from "../../features/analyze/use-panel.ts";
import { useServerAddress } from "../../features/analyze/use-server-address.ts";
import { couldUsePicture } from "../../features/analyze/panel-state.ts";
import type { PictureWanted } from "../../features/capture/ask-for-picture.ts";
import { openPanel } from "../../features/capture/open-panel.ts";
import { PictureOffer } from "../../features/capture/picture-offer.tsx";
import { useSetting } from "../../lib/use-setting.ts";
import type { PageOrder } from "../../messaging/page-protocol.ts";
import { ListingScreen } from "../../screens/listing-screen.tsx";
import { SalesScreen } from "../../screens/sales-screen.tsx";
import { useSaveButton } from "../../screens/use-save-button.tsx";
import type { SalesOfTab } from "../../messaging/protocol.ts";
import { sendingSetting } from "../../storage/items.ts";
import { cardWords } from "../../words/english/card.ts";

/** The card in a page, in a frame of its own: `query` says of which tab and which click it is. */
export function Card({ query }: { query: string }) {
  const say = useWords(cardWords);
  const server = useServerAddress();
  const asked = readQuery(query);
  const tell = (order: "close" | "analyzeAgain") =>
    asked && void tellPage(asked.tabId, { order, card: query });
  useEffect(() => {
    const listener = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === "Escape" && !defaultPrevented && tell("close");
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  });
  if (!server || !asked) return null;
  const { tabId, capture, sales } = asked;
  return (
    <ToastProvider>
      <header className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface py-1 pr-1 pl-4">
        <h1 className="grow font-semibold tracking-tight">{say("name")}</h1>
        <Button look="quiet" size="small" onClick={() => openPanel(tabId)}>
          <PanelRight aria-hidden className="size-4" />
          {say("openPanel")}
        </Button>
        <Button look="quiet" size="small" aria-label={say("close")} onClick={() => tell("close")}>
          <X aria-hidden className="size-4" />
        </Button>
      </header>
      <main className="flex flex-col gap-3 p-3 antialiased">
        {capture && (
          <ListingPart
            tabId={tabId}
            captureId={capture}
            card={query}
            server={server}
            onAgain={() => tell("analyzeAgain")}
          />
        )}
        {sales && <SalesPart by={{ tabId, salesId: sales }} server={server} />}
      </main>
    </ToastProvider>
  );
}

type ListingCardProps = PictureWanted & { server: string; onAgain: () => void };

/** A picture makes a capture of its own, and that one's card takes the place of the first. */
function ListingPart(props: ListingCardProps) {
  const [withPicture, setWithPicture] = useState<string>();
  const captureId = withPicture ?? props.captureId;
  return (
    <ListingCard {...props} key={captureId} captureId={captureId} onPictureTaken={setWithPicture} />
  );
}

type WithPictureProps = ListingCardProps & { onPictureTaken: (captureId: string) => void };

function ListingCard({ server, onAgain, onPictureTaken, ...wanted }: WithPictureProps) {
  const { tabId, captureId } = wanted;
  const sending = useSetting(sendingSetting);
  const { credits, refresh } = useCredits(server);
  const panel = usePanel({ tabId, captureId, onBegin: () => {}, onSettled: refresh });
  const accounts = useAccount(server, refresh);
  const save = useSaveButton(accounts);
  return (
    <>
      {credits && (
        <div className="-mx-3 -mt-3 border-b border-line bg-surface">
          <Standing credits={credits} account={accounts.account} server={server} />
        </div>
      )}
      <SignInNotice account={accounts.account} onSignIn={() => void accounts.signInAgain()} />
      <ListingScreen
        panel={{ ...panel, readAgain: onAgain }}
        server={server}
        save={save}
        onSignIn={() => void accounts.signIn()}
      />
      {sending && couldUsePicture(panel.state, sending) && (
        <PictureOffer wanted={wanted} onTaken={onPictureTaken} />
      )}
    </>
  );
}

function SalesPart(props: { by: SalesOfTab; server: string }) {
  const accounts = useAccount(props.server, () => {});
  const save = useSaveButton(accounts);
  return (
    <>
      <SignInNotice account={accounts.account} onSignIn={() => void accounts.signInAgain()} />
      <SalesScreen {...props} save={save} onSignIn={() => void accounts.signIn()} />
    </>
  );
}

function readQuery(query: string) {
  const asked = new URLSearchParams(query);
  const tab = asked.get("tab") ?? "";
  if (!/^\d+$/.test(tab)) return undefined;
  return { tabId: Number(tab), capture: asked.get("capture"), sales: asked.get("sales") };
}

async function tellPage(tabId: number, order: PageOrder): Promise<void> {
  await chrome.tabs.sendMessage(tabId, order).catch(() => undefined);
}
