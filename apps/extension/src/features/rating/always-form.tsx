import { Problem } from "@flipworth/ui";
import type { OffersSite } from "@flipworth/readers";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { Checkbox } from "../../components/checkbox.tsx";
import { useSetting } from "../../lib/use-setting.ts";
import { ratedSites } from "../../rated-sites.ts";
import { alwaysRatedSetting, notifySetting } from "../../storage/rating-items.ts";
import { ratingWords } from "../../words/english/rating.ts";

type AlwaysFormProps = { site: OffersSite; onAllowed: () => Promise<void> };

/** Both are off until the person turns them on, and Chrome asks for what each needs. */
export function AlwaysForm({ site, onAllowed }: AlwaysFormProps) {
  const say = useWords(ratingWords);
  const always = useSetting(alwaysRatedSetting);
  const isNotified = useSetting(notifySetting);
  const [isRefused, setIsRefused] = useState(false);
  if (always === undefined || isNotified === undefined) return null;
  const others = always.filter((one) => one !== site);
  const turn = async (isOn: boolean) => {
    if (!isOn) return alwaysRatedSetting.write(others);
    const isAllowed = await allow({ origins: [...ratedSites[site]] });
    setIsRefused(!isAllowed);
    if (!isAllowed) return;
    await alwaysRatedSetting.write([...others, site]);
    await onAllowed();
  };
  const turnNotices = async (isOn: boolean) => {
    const isAllowed = !isOn || (await allow({ permissions: ["notifications"] }));
    setIsRefused(!isAllowed);
    if (isAllowed) await notifySetting.write(isOn);
  };
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <Checkbox
        label={say("always", { site: say(`site_${site}`) })}
        hint={say("alwaysHint")}
        isChecked={always.includes(site)}
        onChange={(isOn) => void turn(isOn)}
      />
      <Checkbox
        label={say("notify")}
        hint={say("notifyHint")}
        isChecked={isNotified}
        onChange={(isOn) => void turnNotices(isOn)}
      />
      {isRefused && <Problem>{say("notAllowed")}</Problem>}
    </div>
  );
}

/** Asks Chrome, which shows nothing where it stands allowed already. */
function allow(wanted: chrome.permissions.Permissions): Promise<boolean> {
  return chrome.permissions.request(wanted).catch(() => false);
}
