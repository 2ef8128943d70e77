import { buttonClasses } from "@flipworth/ui";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import signUpScript from "./sign-up.ts?worker&url";

/** Works on a page without framework code: a script of its own sends it and writes the answer. */
export function NewsletterForm() {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        <h2 className="text-xl font-semibold tracking-tight">The newsletter</h2>
        <p className="pt-1 text-pretty text-soft">
          What sold, what didn’t, and which fees changed. A short email now and then.
        </p>
      </div>
      <form data-newsletter="" noValidate className="flex max-w-xl flex-col gap-1.5">
        <label htmlFor="newsletter-email" className="text-sm font-medium">
          Email
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="Enter your email"
            aria-describedby="newsletter-answer"
            className="min-h-11 min-w-0 grow rounded-control border border-edge bg-surface px-3 text-base text-ink placeholder:text-soft"
          />
          <button type="submit" className={buttonClasses()}>
            Subscribe Free
          </button>
        </div>
        <output id="newsletter-answer" className="min-h-9 text-sm data-failed:text-loss" />
        <noscript>
          <p className="text-sm text-soft">Subscribing needs JavaScript.</p>
        </noscript>
      </form>
      <script src={signUpScript} defer />
    </section>
  );
}
