import { EyeOff, ListChecks, ReceiptText, Scale, ShieldCheck, Target } from "lucide-react";
import { Section } from "./section.tsx";

const features = [
  {
    Icon: EyeOff,
    name: "Blind to the asking price",
    text: "What the seller wants never enters the estimate. Ask ten times more and the resale range stays where it is; only the profit moves.",
  },
  {
    Icon: Scale,
    name: "Ranges you can hold us to",
    text: "The range is where eight in ten sales should fall. When the evidence is too thin, it says so and gives no verdict.",
  },
  {
    Icon: ReceiptText,
    name: "Fees to the cent",
    text: "Selling fees by platform and category, from a table with sources and dates. Shipping and packing are in the bill too.",
  },
  {
    Icon: Target,
    name: "The most you should pay",
    text: "Every answer ends in a number to negotiate with: the highest price at which it would still be a Buy for your targets.",
  },
  {
    Icon: ListChecks,
    name: "It shows its work",
    text: "Which entry of the price guide, which sold listings, which were left out and why. One click leads to sold listings.",
  },
  {
    Icon: ShieldCheck,
    name: "Nothing before you click",
    text: "The extension reads a page only when you ask. Screenshots are read and thrown away, never stored.",
  },
] as const;

export function Features() {
  return (
    <Section
      id="features"
      title="A second opinion that does the arithmetic"
      lead="Not a guess at a percentage off. A range from evidence, a bill with every line, and a verdict you can check."
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
