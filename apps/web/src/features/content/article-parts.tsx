import type { GuideSection } from "@flipworth/content";
import { Check, X } from "lucide-react";
import { Drawing } from "../../components/drawing.tsx";
import { foldedProse, plainProse } from "../../components/content/prose.ts";
import { RichLine, RichText } from "../../components/content/rich-text.tsx";
import { CheckTable } from "./check-table.tsx";

type TextSectionsProps = { sections: readonly GuideSection[]; isFolded?: boolean };

/** Running text under headings, at a readable measure; long lists folded where a page asks for it. */
export function TextSections({ sections, isFolded = false }: TextSectionsProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {sections.map(({ title, content, checks, drawing }) => (
        <section key={title} className={isFolded ? foldedProse : plainProse}>
          <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
          {drawing && <Drawing {...drawing} />}
          {checks && <CheckTable checks={checks} />}
          <RichText text={content} isFolded={isFolded} />
        </section>
      ))}
    </div>
  );
}

/** The same where a page is long: only the headings, which unfold their texts. */
export function FoldedSections({ sections }: Pick<TextSectionsProps, "sections">) {
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {sections.map(({ title, content }) => (
        <details key={title} className="border-t border-line pt-3">
          <summary className="py-1">
            <h2 className="inline text-xl font-semibold tracking-tight">{title}</h2>
          </summary>
          <div className={`${plainProse} pt-2`}>
            <RichText text={content} />
          </div>
        </details>
      ))}
    </div>
  );
}

type NotedPointsProps = { points: readonly { title: string; text: string }[]; isFolded?: boolean };

/** Short texts with a heading each, side by side; folded to their headings where a page is long. */
export function NotedPoints({ points, isFolded = false }: NotedPointsProps) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className={`${plainProse} gap-1`}>
          {isFolded ? (
            <details>
              <summary className="font-semibold">{title}</summary>
              <p className="pt-1 text-soft">
                <RichLine text={text} />
              </p>
            </details>
          ) : (
            <>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-soft">
                <RichLine text={text} />
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type MarkedListProps = { mark: "do" | "dont"; items: readonly string[] };

/** So many points stand open; a list of hardly more is shown whole. */
const openPoints = 2;

export function MarkedList({ mark, items }: MarkedListProps) {
  const isLong = items.length > openPoints + 1;
  const shown = isLong ? items.slice(0, openPoints) : items;
  const folded = isLong ? items.slice(openPoints) : [];
  return (
    <div className="flex flex-col gap-2.5">
      <MarkedItems mark={mark} items={shown} />
      {folded.length > 0 && (
        <details>
          <summary className="py-1 font-semibold">{`${folded.length} more`}</summary>
          <MarkedItems mark={mark} items={folded} />
        </details>
      )}
    </div>
  );
}

function MarkedItems({ mark, items }: MarkedListProps) {
  const Mark = mark === "do" ? Check : X;
  return (
    <ul className="flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 text-pretty">
          <Mark aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {item}
        </li>
      ))}
    </ul>
  );
}
