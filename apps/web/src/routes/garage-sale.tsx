import { pageMeta } from "../components/content/page-meta.ts";
import { GarageSaleScreen } from "../features/analyses/garage-sale/garage-sale-screen.tsx";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Garage sale mode | Flipworth",
    "Check one item after another with one hand: what to do, one number, one reason. Works without a connection.",
    paths.garageSale,
  );

export default function GarageSale() {
  return (
    <div className="mx-auto w-full max-w-lg">
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">Garage sale</h1>
      <GarageSaleScreen />
      <HowItWorks />
    </div>
  );
}

function HowItWorks() {
  return (
    <section className="flex flex-col gap-2 pt-8 text-base text-pretty text-ink">
      <h2 className="font-semibold">How it works</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        <li>
          Type what it is, or take a photo of its label, box or barcode. Add the asking price.
        </li>
        <li>Read the verdict: buy, negotiate, skip or not sure, with the profit after fees.</li>
        <li>Press “Bought it” when you pay. Today’s finds add up what you spent.</li>
      </ol>
      <p>
        Without a connection you get an offline estimate, which is free. Photos wait on your phone
        and are sent once you’re online.
      </p>
    </section>
  );
}
