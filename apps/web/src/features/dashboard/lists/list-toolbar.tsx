import { buttonClasses, SelectField, TextField } from "@flipworth/ui";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { ListView } from "./use-saved-listings.ts";

const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "profit", label: "Highest profit" },
] as const;

/** Long enough to type a word, short enough to feel at once. */
const typingPauseMs = 300;

type ListToolbarProps = {
  view: ListView;
  onView: (view: ListView) => void;
  fileHref: string;
};

export function ListToolbar({ view, onView, fileHref }: ListToolbarProps) {
  const [words, setWords] = useState(view.search);
  useEffect(() => {
    if (words.trim() === view.search) return undefined;
    const timer = setTimeout(() => onView({ ...view, search: words.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, view, onView]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label="Search by title"
          type="search"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <SelectField
        label="Sort"
        options={sorts}
        value={view.sort}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.target.value);
          if (chosen) onView({ ...view, search: words.trim(), sort: chosen.value });
        }}
      />
      <a href={fileHref} download className={buttonClasses({ look: "quiet" })}>
        <Download aria-hidden className="size-4" />
        <span>
          <span className="max-sm:sr-only">Download </span>CSV
        </span>
      </a>
    </div>
  );
}
