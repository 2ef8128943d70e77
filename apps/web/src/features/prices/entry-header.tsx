import { categoryName } from "@flipworth/ui";
import type { EntryPrices } from "@flipworth/contract";
import { useVoice } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { WatchButton } from "./trends/watch-button.tsx";

type EntryHeaderProps = { prices: Pick<EntryPrices, "entryId" | "name" | "category"> };

/** What the thing is, and whether it is watched. */
export function EntryHeader({ prices: { entryId, name, category } }: EntryHeaderProps) {
  const voice = useVoice();
  return (
    <header className="flex flex-col gap-1">
      <a
        href={paths.categoryPrices(category)}
        className="w-fit text-sm text-soft underline underline-offset-4"
      >
        {categoryName(category, voice)}
      </a>
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{name}</h1>
      <WatchButton entryId={entryId} />
    </header>
  );
}
