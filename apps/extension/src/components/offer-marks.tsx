import { Badge } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import type { Capture } from "../messaging/protocol.ts";
import { offerWords } from "../words/english/analyze.ts";

/** What makes a listing another one than a thing for sale, as its page says; nothing for those. */
export function OfferMarks({ content }: Pick<Capture, "content">) {
  const say = useWords(offerWords);
  const offer = content.kind === "listing" ? content.offer : undefined;
  if (!offer) return null;
  const { state, pricePer } = offer;
  const marks = [
    ...(state === "available" ? [] : [say(`state_${state}`)]),
    ...(pricePer === "item" ? [] : [say(`pricePer_${pricePer}`)]),
  ];
  if (marks.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <Badge key={mark} tone="doubt">
          {mark}
        </Badge>
      ))}
    </p>
  );
}
