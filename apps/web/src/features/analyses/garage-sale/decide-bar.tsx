import { Button, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type ReactNode, useState } from "react";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";

type DecideBarProps = {
  price: string;
  condition: string;
  isBusy: boolean;
  onPrice: (price: string) => void;
  onCondition: (condition: string) => void;
  onBought: (price: string) => void;
  onNext: () => void;
};

/** As they are sent, with what they are called. */
const conditions = [
  { value: "New", name: "conditionNew" },
  { value: "Like new", name: "conditionLikeNew" },
  { value: "Good", name: "conditionGood" },
  { value: "Fair", name: "conditionFair" },
  { value: "For parts", name: "conditionForParts" },
] as const;
const lowerByPercent = [10, 25, 50];

type Panel = "cheaper" | "condition" | "bought" | null;

/** What a thumb does next, at the lower edge of the screen. */
export function DecideBar(props: DecideBarProps) {
  const say = useWords(garageSaleWords);
  const [panel, setPanel] = useState<Panel>(null);
  const toggle = (asked: Panel) => setPanel(panel === asked ? null : asked);
  const choose = (action: () => void) => {
    setPanel(null);
    action();
  };
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-edge bg-surface p-3 sm:mx-0">
      {panel === "cheaper" && <Cheaper {...props} choose={choose} />}
      {panel === "condition" && (
        <Choices name={say("condition")}>
          {conditions.map(({ value, name }) => (
            <Choice
              key={value}
              isChosen={value === props.condition}
              onChoose={() => choose(() => props.onCondition(value))}
            >
              {say(name)}
            </Choice>
          ))}
        </Choices>
      )}
      {panel === "bought" && <Bought {...props} choose={choose} />}
      <div className="grid grid-cols-3 gap-2">
        <BarButton isOpen={panel === "cheaper"} onClick={() => toggle("cheaper")}>
          {say("cheaper")}
        </BarButton>
        <BarButton isOpen={panel === "condition"} onClick={() => toggle("condition")}>
          {say("condition")}
        </BarButton>
        <BarButton isOpen={panel === "bought"} onClick={() => toggle("bought")}>
          {say("bought")}
        </BarButton>
      </div>
      <Button className="mt-2 min-h-14 w-full text-base" onClick={props.onNext}>
        {say("next")}
      </Button>
    </div>
  );
}

type PanelProps = DecideBarProps & { choose: (action: () => void) => void };

function Cheaper({ price, onPrice, choose }: PanelProps) {
  const say = useWords(garageSaleWords);
  const [typed, setTyped] = useState("");
  const dollars = Number(price.replaceAll(/[$,\s]/g, ""));
  const lower = dollars > 0 ? lowerByPercent.map((percent) => lowered(dollars, percent)) : [];
  return (
    <Choices name={say("askingPrice")}>
      {[...new Set(lower)].map((amount) => (
        <Choice key={amount} onChoose={() => choose(() => onPrice(String(amount)))}>
          ${amount}
        </Choice>
      ))}
      <form
        className="flex w-full items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") choose(() => onPrice(typed));
        }}
      >
        <div className="grow">
          <TextField
            label={say("otherPrice")}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" look="quiet">
          {say("use")}
        </Button>
      </form>
    </Choices>
  );
}

/** Whole dollars: nobody haggles for cents. */
const lowered = (dollars: number, percent: number) =>
  Math.max(1, Math.floor((dollars * (100 - percent)) / 100));

function Bought({ price, onBought, choose }: PanelProps) {
  const say = useWords(garageSaleWords);
  const [paid, setPaid] = useState(price);
  return (
    <form
      aria-label={say("bought")}
      className="flex items-end gap-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        choose(() => onBought(paid));
      }}
    >
      <div className="grow">
        <TextField
          label={say("paid")}
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          onChange={(event) => setPaid(event.target.value)}
        />
      </div>
      <Button type="submit" className="whitespace-nowrap">
        {say("addToFinds")}
      </Button>
    </form>
  );
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset aria-label={name} className="flex flex-wrap gap-2 pb-3">
      {children}
    </fieldset>
  );
}

type ChoiceProps = { isChosen?: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen = false, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-12 rounded-control border border-edge bg-surface px-4 text-base font-medium aria-pressed:bg-ink aria-pressed:text-surface"
    >
      {children}
    </button>
  );
}

type BarButtonProps = { isOpen: boolean; onClick: () => void; children: ReactNode };

function BarButton({ isOpen, onClick, children }: BarButtonProps) {
  return (
    <Button
      look="quiet"
      aria-expanded={isOpen}
      className="min-h-14 px-1 text-base whitespace-nowrap max-[359px]:text-sm"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
