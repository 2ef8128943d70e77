import { buttonClasses } from "@flipworth/ui";
import { pageMeta } from "../../components/content/page-meta.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta("You’re offline | Flipworth", "This page needs a connection.", paths.offline);

/** Shown by the service worker in place of a page that cannot be fetched. */
export default function Offline() {
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-12">
      <h1 className="text-3xl font-semibold tracking-tight">You’re offline</h1>
      <p className="text-soft">
        This page needs a connection. Go back and try again once you have one. You can still check
        an item.
      </p>
      <a href={paths.analyze} className={buttonClasses({})}>
        Analyze a listing
      </a>
    </div>
  );
}
