import { buttonClasses } from "@flipworth/ui";
import { StoreLink } from "../../components/store-link.tsx";
import { paths } from "../../paths.ts";

export function ClosingCall() {
  return (
    <section className="flex flex-col items-start justify-between gap-6 border-t border-line py-14 sm:py-20 lg:flex-row lg:items-center">
      <div>
        <h2 className="text-3xl font-semibold tracking-tight text-balance">
          Looking at a listing right now?
        </h2>
        <p className="max-w-xl pt-3 text-lg text-pretty text-soft">
          Paste its text or drop a screenshot. It takes seconds, and you don’t need the extension or
          an account.
        </p>
      </div>
      <a href={paths.analyze} className={buttonClasses({ look: "quiet" })}>
        Analyze a listing
      </a>
    </section>
  );
}

export function FinalCall() {
  return (
    <section className="mb-4 flex flex-col items-start gap-6 rounded-card bg-ink px-6 py-12 text-surface sm:items-center sm:px-12 sm:py-16 sm:text-center">
      <h2 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Know your profit before you drive across town.
      </h2>
      <StoreLink className="inline-flex min-h-11 items-center rounded-control bg-surface px-5 text-sm font-medium text-ink outline-offset-4 hover:bg-surface/85 focus-visible:outline-surface">
        Add to Chrome
      </StoreLink>
    </section>
  );
}
