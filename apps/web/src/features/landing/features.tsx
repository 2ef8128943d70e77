import { EyeOff, ListChecks, ReceiptText, Scale, ShieldCheck, Target } from "lucide-react";
import { Section } from "./section.tsx";

const features = [
  {
    Icon: EyeOff,
    name: "The asking price never sways us",
    text: "The seller’s price is never part of the estimate. Ask ten times more, and the resale range stays the same. Only the profit changes.",
  },
  {
    Icon: Scale,
    name: "Ranges you can hold us to",
    text: "Eight in ten sales should fall in the range. When we don’t have enough evidence, we say so and give no verdict.",
  },
  {
    Icon: ReceiptText,
    name: "Fees to the cent",
    text: "Selling fees by platform and category, with sources and dates. We include shipping and packing too.",
  },
  {
    Icon: Target,
    name: "The most you should pay",
    text: "Every analysis gives you a number to negotiate with: the highest price that’s still a Buy for your targets.",
  },
  {
    Icon: ListChecks,
    name: "It shows its work",
    text: "See which price guide entry and sold listings we used, which we left out and why. One click takes you to sold listings.",
  },
  {
    Icon: ShieldCheck,
    name: "We read nothing until you click",
    text: "The extension reads a page only when you ask. We never store screenshots.",
  },
] as const;

export function Features() {
  return (
    <Section
      id="features"
      title="A second opinion that does the math"
      lead="Get a range based on evidence, a bill with every cost, and a verdict you can check."
    >
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ Icon, name, text }) => (
          <li key={name} className="flex flex-col gap-2">
            <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            <h3 className="pt-1 font-semibold">{name}</h3>
            <p className="text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="pt-10 text-sm text-soft">
        Coming soon: an AI listing assistant, profit tracking and market trends.
      </p>
    </Section>
  );
}
