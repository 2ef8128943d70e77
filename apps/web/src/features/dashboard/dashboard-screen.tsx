import type { User } from "@flipworth/contract";
import { Tabs } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useSearchParams } from "react-router";
import { dashboardScreen } from "../../words/english/market/dashboard-screen.ts";
import { DealsCard } from "./deals-card.tsx";
import { TrendsCard } from "./trends-card.tsx";
import { HistoryTab } from "./lists/history-tab.tsx";
import { isFreeTier } from "./person-name.ts";
import { SavedTab } from "./lists/saved-tab.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UpsellCard, Welcome } from "./welcome.tsx";

/** What a signed-in person has: the month's credits, saved listings, and what was analyzed. */
export function DashboardScreen({ user }: { user: User }) {
  const say = useWords(dashboardScreen);
  const [address, setAddress] = useSearchParams();
  const selected = address.get("tab") === "history" ? "history" : "saved";
  const tabs = [
    { id: "saved", label: say("savedTab") },
    { id: "history", label: say("historyTab") },
  ] as const;
  const select = (id: typeof selected) =>
    setAddress(id === "saved" ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-8">
      <Welcome user={user} />
      <StatCards subscription={user.subscription} />
      <DealsCard />
      <TrendsCard />
      <section aria-labelledby="deals">
        <h2 id="deals" className="sr-only">
          {say("lists")}
        </h2>
        <Tabs label={say("lists")} tabs={tabs} selected={selected} onSelect={select}>
          {selected === "saved" ? <SavedTab /> : <HistoryTab />}
        </Tabs>
      </section>
      {isFreeTier(user.subscription.tier) && <UpsellCard />}
    </div>
  );
}
