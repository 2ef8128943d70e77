import { buttonClasses, SelectField, TextField } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { dashboardLists } from "../../../words/english/market/dashboard-lists.ts";
import type { ListView } from "./use-saved-listings.ts";

const sorts = ["newest", "oldest", "profit"] as const;

/** Long enough to type a word, short enough to feel at once. */
const typingPauseMs = 300;

type ListToolbarProps = {
  view: ListView;
  onView: (view: ListView) => void;
  fileHref: string;
};

export function ListToolbar({ view, onView, fileHref }: ListToolbarProps) {
  const say = useWords(dashboardLists);
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
          label={say("search")}
          type="search"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <SelectField
        label={say("sort")}
        options={sorts.map((sort) => ({ value: sort, label: say(`sort_${sort}`) }))}
        value={view.sort}
        onChange={(event) => {
          const chosen = sorts.find((sort) => sort === event.target.value);
          if (chosen) onView({ ...view, search: words.trim(), sort: chosen });
        }}
      />
      <a href={fileHref} download className={buttonClasses({ look: "quiet" })}>
        <Download aria-hidden className="size-4" />
        <span>
          <Sentence
            words={dashboardLists}
            id="download"
            tags={{ wide: (content) => <span className="max-sm:sr-only">{content}</span> }}
          />
        </span>
      </a>
    </div>
  );
}
