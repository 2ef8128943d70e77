import { Checkbox } from "../../components/checkbox.tsx";
import { Choice } from "../../components/choice.tsx";
import { useSetting } from "../../lib/use-setting.ts";
import { Sending, sendingSetting } from "../../storage/items.ts";
import { strings } from "../../strings.ts";

const words = strings.sending;
const pictureChoices = Sending.shape.picture.options.map((value) => ({
  value,
  label: words[value],
}));

/** What leaves the browser without another question; kept at once. */
export function SendingChoice() {
  const sending = useSetting(sendingSetting);
  if (!sending) return null;
  const keep = (change: Partial<Sending>) => void sendingSetting.write({ ...sending, ...change });
  return (
    <div className="flex flex-col gap-3">
      <Choice
        legend={words.legend}
        hint={words.hint}
        options={pictureChoices}
        chosen={sending.picture}
        onChoose={(picture) => keep({ picture })}
      />
      <Checkbox
        label={words.looksFirst}
        isChecked={sending.looksFirst}
        onChange={(looksFirst) => keep({ looksFirst })}
      />
    </div>
  );
}
