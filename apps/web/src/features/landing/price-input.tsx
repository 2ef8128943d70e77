import { useEffect, useId, useRef, useState } from "react";

type PriceInputProps = {
  price: number;
  lowest: number;
  highest: number;
  onChange: (price: number) => void;
};

/** An asking price in whole dollars, by slider or by number: the two are one value. */
export function PriceInput({ price, lowest, highest, onChange }: PriceInputProps) {
  const id = useId();
  // What is being typed stands as it is, also while it is no price yet.
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    const dollars = Math.round(Number(text));
    if (dollars >= lowest && dollars <= highest) onChange(dollars);
  };
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The page is there before its framework: what somebody moved or typed by then counts.
  useEffect(() => {
    const early = [slider, field].find((input) => input.current?.value !== String(price));
    if (early?.current) take(early.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what happened before the first render
  }, []);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Asking price, ${lowest} to ${highest}
      </label>
      <div className="flex items-center gap-4">
        <input
          ref={slider}
          type="range"
          aria-label="Asking price, slider"
          aria-valuetext={`$${price}`}
          min={lowest}
          max={highest}
          value={price}
          onChange={(event) => take(event.target.value)}
          className="h-11 min-w-0 grow accent-ink"
        />
        <span className="flex min-h-11 items-center rounded-control border border-edge bg-surface pl-3">
          <span aria-hidden className="text-soft">
            $
          </span>
          <input
            ref={field}
            id={id}
            type="number"
            inputMode="numeric"
            min={lowest}
            max={highest}
            value={typed ?? price}
            onChange={(event) => {
              setTyped(event.target.value);
              take(event.target.value);
            }}
            onBlur={() => setTyped(undefined)}
            className="w-16 bg-transparent px-1.5 py-2 text-base tabular-nums outline-offset-4"
          />
        </span>
      </div>
    </div>
  );
}
