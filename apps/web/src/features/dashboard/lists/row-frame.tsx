import { Card, formatDollars } from "@flipworth/ui";
import type { Say } from "@flipworth/words";
import { type ReactNode, useId } from "react";
import type { dashboardLists } from "../../../words/english/market/dashboard-lists.ts";

type RowFrameProps = {
  title: string;
  /** Shown below where the title is not the listing's own. */
  listingTitle: string | null;
  /** Opens what is known of it; a row without that is words alone. */
  onOpen?: (() => void) | undefined;
  badge?: ReactNode;
  facts: readonly (string | false | null)[];
  /** Two `Fact`s. */
  figures: ReactNode;
  actions: ReactNode;
  note?: ReactNode;
};

/** A row of either list: what it is, what it is worth, what to do with it. */
export function RowFrame(props: RowFrameProps) {
  const { title, listingTitle, onOpen, badge, facts, figures, actions, note } = props;
  const id = useId();
  return (
    <li>
      <Card>
        <article
          aria-labelledby={id}
          className="grid gap-x-6 gap-y-3 p-4 @2xl:min-h-24 @2xl:grid-cols-[minmax(0,1fr)_19rem_auto] @2xl:items-center"
        >
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h3 id={id} className="max-w-full font-semibold wrap-anywhere">
              {onOpen ? (
                <button
                  type="button"
                  onClick={onOpen}
                  className="line-clamp-3 text-left underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
                >
                  {title}
                </button>
              ) : (
                <span className="line-clamp-3">{title}</span>
              )}
            </h3>
            {listingTitle && listingTitle !== title && (
              <p className="line-clamp-2 max-w-full text-sm wrap-anywhere">“{listingTitle}”</p>
            )}
            <p className="max-w-full text-sm wrap-anywhere text-soft tabular-nums">
              {facts.filter(Boolean).join(" · ")}
            </p>
            {note}
            {badge && <div className="pt-1">{badge}</div>}
          </div>
          <dl className="grid grid-cols-2 gap-4">{figures}</dl>
          <div className="flex flex-wrap items-center gap-2 @2xl:w-40 @2xl:flex-col @2xl:items-stretch">
            {actions}
          </div>
        </article>
      </Card>
    </li>
  );
}

export function priceWords(
  price: number | null,
  say: Say<keyof typeof dashboardLists.english>,
): string {
  if (price === null) return say("noPrice");
  return price === 0 ? say("free") : formatDollars(price);
}
