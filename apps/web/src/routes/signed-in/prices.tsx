import { useLocation } from "react-router";
import { CategoryScreen } from "../../features/prices/category-screen.tsx";
import { EntryScreen } from "../../features/prices/entry-screen.tsx";
import { NearScreen } from "../../features/prices/near-screen.tsx";
import { PricesIndex } from "../../features/prices/prices-index.tsx";
import { usePricesInvitation } from "../../features/prices/prices-invitation.ts";
import { PricesSkeleton } from "../../features/prices/prices-skeleton.tsx";
import { ShareQuestion } from "../../features/sharing/share-question.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";

export default function LatePrices() {
  const { pathname, search } = useLocation();
  return (
    <SignedIn skeleton={<PricesSkeleton />} {...usePricesInvitation(`${pathname}${search}`)}>
      {() => (
        <>
          <div className="mx-auto max-w-4xl pb-6 empty:hidden">
            <ShareQuestion />
          </div>
          <Screen pathname={pathname} search={search} />
        </>
      )}
    </SignedIn>
  );
}

function Screen({ pathname, search }: { pathname: string; search: string }) {
  const [, , , first, second] = pathname.split("/").map(decodeURIComponent);
  if (first === "category" && second) return <CategoryScreen category={second} />;
  const title = new URLSearchParams(search).get("title");
  if (first === "near" && title) return <NearScreen title={title} />;
  return first ? <EntryScreen entryId={first} /> : <PricesIndex />;
}
