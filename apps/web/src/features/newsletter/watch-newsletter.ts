/** Where the form keeps what to say, in its language: catalogs would be most of what this script weighs. */
const sayings = {
  stored: "sayStored",
  asked: "sayAsked",
  badAddress: "sayBadAddress",
  tooMany: "sayTooMany",
  failed: "sayFailed",
} as const;
type Outcome = keyof typeof sayings;

const isWell = (outcome: Outcome) => outcome === "stored" || outcome === "asked";

/** Sends the form's address when it is submitted, and says under the field what came of it. */
export function watchNewsletter(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  const answer = form.querySelector("output");
  if (!field || !answer) return;
  const say = (outcome: Outcome) => {
    answer.textContent = answer.dataset[sayings[outcome]] ?? "";
    answer.toggleAttribute("data-failed", !isWell(outcome));
    field.setAttribute("aria-invalid", String(outcome === "badAddress"));
    if (isWell(outcome)) field.value = "";
    if (outcome === "badAddress") field.focus();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const email = field.value.trim();
    if (!looksLikeAddress(email)) return say("badAddress");
    void send(email).then(say);
  });
}

/** Only what a slip of the finger gets wrong: the server has the last word. */
const looksLikeAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email);

const outcomeOfStatus: Partial<Record<number, Outcome>> = { 400: "badAddress", 429: "tooMany" };

async function send(email: string): Promise<Outcome> {
  try {
    const reply = await fetch("/api/newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    if (reply.ok) return needsConfirmation(await reply.json()) ? "asked" : "stored";
    return outcomeOfStatus[reply.status] ?? "failed";
  } catch {
    return "failed";
  }
}

// By hand: a schema library would be most of what this script weighs.
const needsConfirmation = (body: unknown) =>
  typeof body === "object" && body !== null && "needsConfirmation" in body;
