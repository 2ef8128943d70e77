import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { formWords } from "../../../words/english/analyses/form.ts";
import { barePriceIn, type DraftText } from "./draft.ts";

type BarePriceProps = {
  draft: DraftText;
  /** What stood where a price should and could not be taken for one. */
  unclearPrice: string;
  onTake: (price: string) => void;
};

/** A number alone may be the price or not: whoever pasted it knows. */
export function BarePrice({ draft, unclearPrice, onTake }: BarePriceProps) {
  const say = useWords(formWords);
  const number =
    draft.price.trim() === "" ? (barePriceIn(draft.text) ?? barePriceIn(unclearPrice)) : undefined;
  return (
    <div aria-live="polite" className="contents">
      {number !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-doubt-ground p-3 text-sm">
          {say("isPrice", { price: `$${number}` })}
          <Button look="quiet" size="small" onClick={() => onTake(`$${number}`)}>
            {say("usePrice", { price: `$${number}` })}
          </Button>
        </p>
      )}
    </div>
  );
}
