import { defaultServerAddress, installItem } from "../storage/items.ts";
import { type FakeApi, sampleUser } from "./fake-api.ts";
import { answer, openPanel, show } from "./open-panel.tsx";
import { sampleCapture } from "./samples.ts";

/** A panel with an answer, of who signed in before. */
export async function signedInPanel(prepare: (api: FakeApi) => void = () => {}) {
  const opened = await openPanel(sampleCapture());
  opened.api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  prepare(opened.api);
  await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
  show();
  await answer();
  return opened;
}
