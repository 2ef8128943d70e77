import { type Analysis, ApiError, listingToSave } from "@flipworth/contract";
import { type ToastWords, useToast } from "@flipworth/ui";
import { sayIn, type Voice } from "@flipworth/words";
import { useVoice } from "@flipworth/words/react";
import { useState } from "react";
import { saveListing } from "../../lib/api.ts";
import { useSetting } from "../../lib/use-setting.ts";
import { readServerAddress, savedItem, toSaveItem } from "../../storage/items.ts";
import { saveWords } from "../../words/english/account.ts";
import { failureWords } from "../../words/english/failure.ts";

export type Saving = "unsaved" | "saving" | "saved";

/** Saves analyses, and knows which of them are saved, here or in another place. */
export function useSaving() {
  const showToast = useToast();
  const voice = useVoice();
  const saved = useSetting(savedItem) ?? [];
  const [running, setRunning] = useState<readonly string[]>([]);
  const save = async (analysis: Analysis) => {
    const { id } = analysis;
    setRunning((before) => [...before, id]);
    try {
      await saveListing(listingToSave(analysis));
      await savedItem.write([...(await savedItem.readOrInitial()), id]);
      const say = sayIn(saveWords, voice);
      showToast({ title: say("savedTitle"), description: say("savedSentence") });
    } catch (error) {
      showToast(saveFailed(error, await readServerAddress(), voice));
    }
    setRunning((before) => before.filter((one) => one !== id));
  };
  return {
    stateOf: (id: string): Saving => {
      if (saved.includes(id)) return "saved";
      return running.includes(id) ? "saving" : "unsaved";
    },
    save,
    /** What somebody signed in for. The panel and the card may both come here: one saves it. */
    saveWhatWaits: () =>
      navigator.locks.request("what waits to be saved", async () => {
        const analysis = await toSaveItem.read();
        if (!analysis) return;
        await save(analysis);
        await toSaveItem.remove();
      }),
  };
}

/** Where the plan is what stands in the way, a larger one is a press away. */
function saveFailed(error: unknown, server: string, voice: Voice): ToastWords {
  const say = sayIn(saveWords, voice);
  const isPlanLimit = error instanceof ApiError && error.body?.code === "plan_limit";
  const viewPlans = {
    label: say("viewPlans"),
    // A link would open inside the panel.
    onAction: () => void chrome.tabs.create({ url: `${server}/pricing` }),
  };
  return {
    title: say("error"),
    description: say("failed", { message: messageOf(error, voice) }),
    ...(isPlanLimit && { action: viewPlans }),
  };
}

function messageOf(error: unknown, voice: Voice): string {
  const say = sayIn(saveWords, voice);
  if (error instanceof TypeError) return say("noServer");
  if (!(error instanceof ApiError)) return say("notUnderstood");
  const { message, errors = {} } = error.body ?? {
    message: sayIn(failureWords, voice)("unfinished", { status: error.status }),
  };
  const problems = Object.entries(errors).map(([field, problem]) => `${field} ${problem}`);
  return problems.join(", ") || message;
}
