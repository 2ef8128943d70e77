import { formatDollars } from "@flipworth/ui";
import { useId } from "react";
import { placeTowns, type PlacedTown } from "./place-towns.ts";

type MetroMapProps = Parameters<typeof placeTowns>[0] & { center: string };

/** The towns around a city by direction and road miles, with what a round trip to each costs. */
export function MetroMap({ center, towns }: MetroMapProps) {
  const name = useId();
  const { placed, rings } = placeTowns({ towns });
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">What a round trip costs</h2>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the page\'s colors
        role="img"
        aria-labelledby={`${name}t ${name}d`}
        viewBox="0 0 320 320"
        className="mt-3 w-full max-w-lg text-xs"
      >
        <title id={`${name}t`}>{`Distances around ${center}`}</title>
        <desc id={`${name}d`}>{placed.map(describe).join(" ")}</desc>
        <g className="fill-none stroke-line">
          {rings.map(({ miles, radius }) => (
            <circle key={miles} cx="160" cy="160" r={radius} />
          ))}
        </g>
        <g className="fill-soft" textAnchor="middle">
          {rings.map(({ miles, label, labelX, labelY }) => (
            <text key={miles} x={labelX} y={labelY}>
              {label}
            </text>
          ))}
        </g>
        <circle cx="160" cy="160" r="4" className="fill-ink" />
        <g className="fill-accent">
          {placed.map((town) => (
            <circle key={town.name} cx={town.x} cy={town.y} r="3" />
          ))}
        </g>
        <g className="fill-ink" textAnchor="middle">
          {placed.map((town) => (
            <text key={town.name} x={town.labelX} y={town.labelY}>
              {town.label}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="pt-2 text-sm text-pretty text-soft">
        {`Road miles from central ${center}, there and back at 70 cents a mile. Directions are rough.`}
      </figcaption>
    </figure>
  );
}

const describe = ({ name, miles, direction, roundTripCents }: PlacedTown) =>
  `${name}, ${miles} miles ${direction}, ${formatDollars(Math.round(roundTripCents / 100))} there and back.`;
