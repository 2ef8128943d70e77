import { Button, TextArea, TextField, useToast } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Copy } from "lucide-react";
import { useState } from "react";
import { dealsDrafts } from "../../words/english/deals/drafts.ts";

type CopyFieldProps = { label: string; value: string; rows?: number; hint?: string };

/** A text to change and copy. It is never sent from here. */
export function CopyField({ label, value, rows, hint }: CopyFieldProps) {
  const say = useWords(dealsDrafts);
  const showToast = useToast();
  const [text, setText] = useState(value);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: say("copied", { label }) });
    } catch {
      showToast({ title: say("copyFailed") });
    }
  };
  const words = { label, ...(hint === undefined ? {} : { hint }) };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <div className="w-full">
        {rows === undefined ? (
          <TextField {...words} value={text} onChange={({ target }) => setText(target.value)} />
        ) : (
          <TextArea
            {...words}
            rows={rows}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </div>
      <Button look="bare" size="small" onClick={() => void copy()}>
        <Copy aria-hidden className="size-3.5" />
        <Sentence
          words={dealsDrafts}
          id="copy"
          values={{ label }}
          tags={{ hidden: (content) => <span className="sr-only">{content}</span> }}
        />
      </Button>
    </div>
  );
}
