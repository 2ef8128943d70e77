import type { AccentColor, IconName } from "@flipworth/content";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { foldedProse } from "../../components/content/prose.ts";
import { RichLine } from "../../components/content/rich-text.tsx";

// In the elements and not in the stylesheet, which every page carries. Each reaches 3:1 on a card.
const accents: Record<AccentColor, string> = {
  blue: "light-dark(#2a52be, #9fb9ff)",
  cyan: "light-dark(#0b7285, #66d9e8)",
  indigo: "light-dark(#4338ca, #b4b0ff)",
  pink: "light-dark(#a61e8c, #f39ce0)",
  slate: "light-dark(#475569, #b8c4d6)",
  violet: "light-dark(#6d28d9, #cdb4ff)",
};

/** The rest of a card's tips are folded: on a phone a page of cards is a long way. */
const shownTips = 2;

type TipCardProps = {
  title: string;
  icon: IconName;
  color: AccentColor;
  badge?: ReactNode;
  tips: readonly string[];
};

/** A group of tips under a color of its own, which tells groups apart and means nothing else. */
export function TipCard({ title, icon, color, badge, tips }: TipCardProps) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <span style={{ color: accents[color] }}>
          <Icon name={icon} />
        </span>
        <h2 className="grow text-lg font-semibold">{title}</h2>
        {badge}
      </div>
      <div className={foldedProse}>
        <Tips tips={tips.slice(0, shownTips)} />
        {tips.length > shownTips && (
          <details>
            <summary>{`${tips.length - shownTips} more`}</summary>
            <Tips tips={tips.slice(shownTips)} />
          </details>
        )}
      </div>
    </section>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <ul>
      {tips.map((tip) => (
        <li key={tip}>
          <RichLine text={tip} />
        </li>
      ))}
    </ul>
  );
}
