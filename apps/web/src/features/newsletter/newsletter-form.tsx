import { buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { newsletterWords } from "../../words/english/account/newsletter.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import signUpScript from "./sign-up.ts?worker&url";

/** Works on a page without framework code: a script of its own sends it and writes the answer. */
export function NewsletterForm() {
  const say = useWords(newsletterWords);
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        <h2 className="text-xl font-semibold tracking-tight">{say("title")}</h2>
        <p className="pt-1 text-pretty text-soft">{say("what")}</p>
      </div>
      <form data-newsletter="" noValidate className="flex max-w-xl flex-col gap-1.5">
        <label htmlFor="newsletter-email" className="text-sm font-medium">
          {say("email")}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={say("placeholder")}
            aria-describedby="newsletter-answer"
            className="min-h-11 min-w-0 grow rounded-control border border-edge bg-surface px-3 text-base text-ink placeholder:text-soft"
          />
          <button type="submit" className={buttonClasses()}>
            {say("subscribe")}
          </button>
        </div>
        <output
          id="newsletter-answer"
          className="min-h-9 text-sm data-failed:text-loss"
          data-say-stored={say("stored")}
          data-say-asked={say("asked")}
          data-say-bad-address={say("badAddress")}
          data-say-too-many={say("tooMany")}
          data-say-failed={say("failed")}
        />
        <noscript>
          <p className="text-sm text-soft">{say("needsJavaScript")}</p>
        </noscript>
      </form>
      <script src={signUpScript} defer />
    </section>
  );
}
