import type { User } from "@flipworth/contract";
import { Tabs } from "@flipworth/ui";
import { useSearchParams } from "react-router";
import { DealsCard } from "./deals-card.tsx";
import { TrendsCard } from "./trends-card.tsx";
import { HistoryTab } from "./lists/history-tab.tsx";
import { isFreeTier } from "./person-name.ts";
import { SavedTab } from "./lists/saved-tab.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UpsellCard, Welcome } from "./welcome.tsx";

const tabs = [
  { id: "saved", label: "Saved Listings" },
  { id: "history", label: "Analysis History" },
] as const;

/** What a signed-in person has: the month's credits, saved listings, and what was analyzed. */
export function DashboardScreen({ user }: { user: User }) {
  const [address, setAddress] = useSearchParams();
  const selected = address.get("tab") === "history" ? "history" : "saved";
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
          Your deals
        </h2>
        <Tabs label="Your deals" tabs={tabs} selected={selected} onSelect={select}>
          {selected === "saved" ? <SavedTab /> : <HistoryTab />}
        </Tabs>
      </section>
      {isFreeTier(user.subscription.tier) && <UpsellCard />}
    </div>
  );
}
