import { type Analysis, ApiError, listingToSave } from "@flipworth/contract";
import { type ToastWords, useToast } from "@flipworth/ui";
import { useState } from "react";
import { saveListing } from "../../lib/api.ts";
import { readServerAddress } from "../../storage/items.ts";
import { strings } from "../../strings.ts";

const words = strings.save;

export type Saving = "unsaved" | "saving" | "saved";

/** Saves analyses, and knows which of them are saved as long as the panel is open. */
export function useSaving() {
  const showToast = useToast();
  const [known, setKnown] = useState<Readonly<Record<string, Saving>>>({});
  const save = async (analysis: Analysis) => {
    const { id } = analysis;
    const become = (state: Saving) => setKnown((before) => ({ ...before, [id]: state }));
    become("saving");
    try {
      await saveListing(listingToSave(analysis));
      become("saved");
      showToast({ title: words.savedTitle, description: words.savedSentence });
    } catch (error) {
      become("unsaved");
      showToast(saveFailed(error, await readServerAddress()));
    }
  };
  return { stateOf: (id: string): Saving => known[id] ?? "unsaved", save };
}

/** Where the plan is what stands in the way, a larger one is a press away. */
function saveFailed(error: unknown, server: string): ToastWords {
  const isPlanLimit = error instanceof ApiError && error.body?.code === "plan_limit";
  const viewPlans = {
    label: words.viewPlans,
    // A link would open inside the panel.
    onAction: () => void chrome.tabs.create({ url: `${server}/pricing` }),
  };
  return {
    title: words.error,
    description: words.failed(messageOf(error)),
    ...(isPlanLimit && { action: viewPlans }),
  };
}

function messageOf(error: unknown): string {
  if (error instanceof TypeError) return words.noServer;
  if (!(error instanceof ApiError)) return words.notUnderstood;
  const { message, errors = {} } = error.body ?? {
    message: strings.failure.unfinished(error.status),
  };
  const problems = Object.entries(errors).map(([field, problem]) => `${field} ${problem}`);
  return problems.join(", ") || message;
}
