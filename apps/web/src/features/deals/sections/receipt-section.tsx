import type { Deal, Receipt } from "@flipworth/contract";
import { Button, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsReceipt } from "../../../words/english/deals/costs.ts";
import { Section } from "../parts.tsx";
import { smallPicture } from "../small-picture.ts";
import { dealKeys, useDealWrite } from "../use-deals.ts";

/** A photo of the receipt, made small enough before it leaves the phone. */
export function ReceiptSection({ deal: { id, hasReceipt } }: { deal: Deal }) {
  const say = useWords(dealsReceipt);
  const field = useId();
  const showToast = useToast();
  const [isShown, setIsShown] = useState(false);
  const keep = useDealWrite((receipt: Receipt) => account.putReceipt(id, receipt), {
    words: say("kept"),
  });
  const remove = useDealWrite(() => account.deleteReceipt(id), { words: say("deleted") });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await smallPicture(file);
    if (picture === null) showToast({ title: say("unreadable") });
    else keep.mutate(picture);
  };
  return (
    <Section title={say("title")}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={field} className="text-sm font-medium">
          {say(hasReceipt ? "replace" : "add")}
        </label>
        <input
          id={field}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="max-w-full text-sm"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      {hasReceipt && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" size="small" onClick={() => setIsShown(!isShown)}>
            {say(isShown ? "hide" : "show")}
          </Button>
          <Button look="bare" size="small" onClick={() => remove.mutate(undefined)}>
            {say("delete")}
          </Button>
        </div>
      )}
      {hasReceipt && isShown && <Photo id={id} />}
    </Section>
  );
}

function Photo({ id }: { id: string }) {
  const say = useWords(dealsReceipt);
  const { data } = useQuery({
    queryKey: [...dealKeys.one(id), "receipt"],
    queryFn: () => account.getReceipt(id),
  });
  if (!data) return <output className="text-sm text-soft">{say("loading")}</output>;
  const source = `data:${data.contentType};base64,${data.base64}`;
  return <img src={source} alt={say("alt")} className="max-h-[40rem] w-full object-contain" />;
}
