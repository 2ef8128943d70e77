import { useWords } from "@flipworth/words/react";
import { Checkbox } from "../../components/checkbox.tsx";
import { Choice } from "../../components/choice.tsx";
import { useSetting } from "../../lib/use-setting.ts";
import { Sending, sendingSetting } from "../../storage/items.ts";
import { previewWords, sendingWords } from "../../words/english/preview.ts";

/** What leaves the browser without another question; kept at once. */
export function SendingChoice() {
  const say = useWords(sendingWords);
  const sending = useSetting(sendingSetting);
  if (!sending) return null;
  const keep = (change: Partial<Sending>) => void sendingSetting.write({ ...sending, ...change });
  const pictureChoices = Sending.shape.picture.options.map((value) => ({
    value,
    label: say(`picture_${value}`),
  }));
  return (
    <div className="flex flex-col gap-3">
      <Choice
        legend={say("legend")}
        hint={say("hint")}
        options={pictureChoices}
        chosen={sending.picture}
        onChoose={(picture) => keep({ picture })}
      />
      <Checkbox
        label={say("looksFirst")}
        isChecked={sending.looksFirst}
        onChange={(looksFirst) => keep({ looksFirst })}
      />
    </div>
  );
}

/** For who sends only text, where the text tells nothing. */
export function OnlyPictureTells() {
  const say = useWords(previewWords);
  const sending = useSetting(sendingSetting);
  if (sending?.picture !== "never") return null;
  return <p className="text-sm text-soft">{say("onlyPictureTells")}</p>;
}
