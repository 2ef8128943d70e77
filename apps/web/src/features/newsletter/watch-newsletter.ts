const words = {
  stored: "Thanks! You’re on the list.",
  badAddress: "Enter an email address like name@example.com.",
  tooMany: "Too many signups came from your network today. Try again tomorrow.",
  failed: "We couldn’t sign you up. Try again in a moment.",
} as const;
type Outcome = keyof typeof words;

/** Sends the form's address when it is submitted, and says under the field what came of it. */
export function watchNewsletter(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  const answer = form.querySelector("output");
  if (!field || !answer) return;
  const say = (outcome: Outcome) => {
    answer.textContent = words[outcome];
    answer.toggleAttribute("data-failed", outcome !== "stored");
    field.setAttribute("aria-invalid", String(outcome === "badAddress"));
    if (outcome === "stored") field.value = "";
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
    if (reply.ok) return "stored";
    return outcomeOfStatus[reply.status] ?? "failed";
  } catch {
    return "failed";
  }
}
