import { pageMeta } from "../components/page-meta.ts";
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
    </div>
  );
}
