import { InstallLinkRequest } from "@flipworth/contract";
import type { Agent } from "./test-app.ts";

const fromExtension = { origin: "chrome-extension://ourextension" };

/** The extension of an install wants to use the account a person, beside their cookie. */
export async function askToLink(person: Agent, install: Agent) {
  const { secret } = await install.install();
  return person.post("/api/installs/links", { secret }, fromExtension);
}

/** The same, and the person confirms it on the site. */
export async function linkInstall(person: Agent, install: Agent) {
  const asked = await askToLink(person, install);
  if (asked.status !== 200) return asked;
  const { body } = await person.get("/api/installs/links");
  const [request] = InstallLinkRequest.array().parse(body);
  return request ? person.post(`/api/installs/links/${request.id}`) : asked;
}
