import { html } from "hono/html";
import { z } from "zod";
import { htmlPage } from "../../../http/site/html-page.ts";

/** What the form asks for. */
export const SignInForm = z.object({
  name: z.string().trim().min(1, "Enter a name.").max(100, "That name is too long."),
  email: z
    .string()
    .trim()
    .max(200, "That address is too long.")
    .regex(/^[^\s@]+@[^\s@]+$/, "Enter an email address, such as ana@example.com."),
});

type Filled = { name?: string; email?: string; fault?: string };

/** Asks who is there. It believes the answer, which is why production never shows it. */
export function signInPage({ name = "", email = "", fault }: Filled = {}): Promise<Response> {
  return htmlPage({
    title: "Sign in to try Flipworth",
    status: fault === undefined ? 200 : 400,
    body: html`<p class="soft">
        This server has its own sign-in for testing. You don't need a password. The same email
        always opens the same account.
      </p>
      ${fault === undefined ? "" : html`<p role="alert">${fault}</p>`}
      <form method="post">
        <label
          >Name
          <input
            name="name"
            value="${name}"
            required
            maxlength="100"
            autocomplete="name"
            autofocus
          />
        </label>
        <label
          >Email
          <input
            name="email"
            type="email"
            value="${email}"
            required
            maxlength="200"
            autocomplete="email"
          />
        </label>
        <button>Sign in</button>
      </form>`,
  });
}

/** The way back for somebody whose sign-in is over: an old tab, the Back button. */
export const overPage = {
  title: "This sign-in has expired",
  body: html`<p>
    This sign-in link expired or was already used. <a href="/api/login">Sign in again</a>.
  </p>`,
};
