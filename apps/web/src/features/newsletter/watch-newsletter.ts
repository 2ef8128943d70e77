const words = {
  stored: "Thank you, you are on the list.",
  badAddress: "Enter an email address like name@example.com.",
  failed: "That did not get through. Try again in a moment.",
} as const;

/** Sends the form's address when it is submitted, and says under the field what came of it. */
export function watchNewsletter(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  const answer = form.querySelector("output");
  if (!field || !answer) return;
  const say = (outcome: keyof typeof words) => {
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

async function send(email: string): Promise<keyof typeof words> {
  try {
    const reply = await fetch("/api/newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    if (reply.ok) return "stored";
    return reply.status === 400 ? "badAddress" : "failed";
  } catch {
    return "failed";
  }
}
