import { paths } from "../../paths.ts";
import { Section } from "./section.tsx";

const steps = [
  {
    name: "Install the extension",
    text: "It works in Chrome on a desktop. You don’t need an account for your first ten analyses each month.",
  },
  {
    name: "Click “Analyze Deal” on a listing page",
    text: "It reads the title, price, condition and description of the listing you have open.",
  },
  {
    name: "Get the insights",
    text: "Resale range, profit after fees, confidence, flip score, reasons and a Buy or Skip, in under 30 seconds.",
  },
] as const;

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="flex flex-col gap-2 border-t-2 border-ink pt-4">
            <span aria-hidden className="text-sm font-semibold text-soft tabular-nums">
              {index + 1}
            </span>
            <h3 className="font-semibold">{name}</h3>
            <p className="text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="pt-10 text-soft">
        Step by step, with pictures:{" "}
        <a
          href={paths.installationGuide}
          className="font-medium text-ink underline underline-offset-4"
        >
          Installation Guide
        </a>
      </p>
    </Section>
  );
}
