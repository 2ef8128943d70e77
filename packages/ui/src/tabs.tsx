import { type KeyboardEvent, type ReactNode, useId } from "react";
import { joinClasses } from "./join-classes.ts";

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Tabs after the WAI-ARIA pattern: one stop for the Tab key, arrows and Home and End choose. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props;
  const id = useId();
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const to = destination(event.key, from, tabs.length);
    const target = to === undefined ? undefined : tabs[to];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${id}-${target.id}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-6 border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={choose}
            className={joinClasses(
              "-mb-px min-h-11 border-b-2 text-sm font-medium",
              tab.id === selected
                ? "border-ink text-ink"
                : "border-transparent text-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={-1}
        className="pt-6 outline-none"
      >
        {children}
      </div>
    </div>
  );
}

function destination(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
