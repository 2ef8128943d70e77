import type { MapTown } from "@flipworth/content";
import { formatDollars } from "@flipworth/ui";

export type PlacedTown = MapTown & {
  x: number;
  y: number;
  label: string;
  labelX: number;
  labelY: number;
};

const center = 160;
const outermost = 118;
/** A letter of the labels is about so wide, a line so high. */
const letterWidth = 6.9;
const lineHeight = 14;
/** The scale stands between two directions of the compass. */
const scaleAngle = (67 * Math.PI) / 180;

const degrees: Readonly<Record<string, number>> = {
  east: 0,
  southeast: 45,
  south: 90,
  southwest: 135,
  west: 180,
  northwest: 225,
  north: 270,
  northeast: 315,
};

/** Where each town and its label go on a map of 320 by 320 whose middle is the city. */
export function placeTowns({ towns }: { towns: readonly MapTown[] }) {
  const farthest = Math.max(...towns.map(({ miles }) => miles));
  const radiusOf = (miles: number) => Math.round((outermost * miles) / farthest);
  const rings = [1, 2, 3]
    .map((times) => times * (farthest > 30 ? 20 : 10))
    .filter((miles) => miles <= farthest)
    .map((miles) => ringOf(miles, radiusOf(miles)));
  const dots: Label[] = [{ label: "", labelX: center, labelY: center + 4 }, ...rings];
  const placed: PlacedTown[] = [];
  for (const town of towns.toSorted((one, other) => one.miles - other.miles)) {
    const angle = angleOf(town, towns);
    const radius = radiusOf(town.miles);
    const x = Math.round(center + radius * Math.cos(angle));
    const y = Math.round(center + radius * Math.sin(angle));
    placed.push(labelled({ ...town, x, y }, [...dots, ...placed]));
  }
  return { placed, rings };
}

type Label = { label: string; labelX: number; labelY: number; x?: number; y?: number };

function ringOf(miles: number, radius: number) {
  const labelX = Math.round(center + radius * Math.cos(scaleAngle));
  const labelY = Math.round(center + radius * Math.sin(scaleAngle));
  return { miles, radius, label: `${miles} mi`, labelX, labelY };
}

/** Towns in one direction fan out a little, so that none hides another. */
function angleOf(town: MapTown, towns: readonly MapTown[]): number {
  const same = towns.filter(({ direction }) => direction === town.direction);
  const place = same.indexOf(town) - (same.length - 1) / 2;
  return (((degrees[town.direction] ?? 0) + place * 16) * Math.PI) / 180;
}

/** From the dot, nearest first: over it, under it, and the same to either side. */
const labelPlaces = [-7, 16, -21, 30, -35, 44].flatMap((down) =>
  [0, 45, -45].map((right) => ({ right, down })),
);

/** The first place near its dot where a label hides nothing. */
function labelled(town: MapTown & { x: number; y: number }, others: readonly Label[]): PlacedTown {
  const { x, y } = town;
  const label = `${town.name} ${formatDollars(Math.round(town.roundTripCents / 100))}`;
  const half = halfWidth(label);
  const within = (middle: number) => Math.round(Math.min(Math.max(middle, half + 2), 318 - half));
  const places = labelPlaces.map(({ right, down }) => ({
    labelX: within(x + right),
    labelY: y + down,
  }));
  const free = places.find((place) =>
    others.every((other) => !overlaps({ label, ...place }, other)),
  );
  return { ...town, label, ...(free ?? { labelX: within(x), labelY: y - 7 }) };
}

const halfWidth = (label: string) => (label.length * letterWidth) / 2;

function overlaps({ label, labelX, labelY }: Label, other: Label): boolean {
  const isBeside = Math.abs(labelX - other.labelX) < halfWidth(label) + halfWidth(other.label) + 5;
  const isLevel = Math.abs(labelY - other.labelY) < lineHeight;
  const { x = other.labelX, y = other.labelY - 4 } = other;
  const isOnDot = Math.abs(labelX - x) < halfWidth(label) + 5 && Math.abs(labelY - 4 - y) < 10;
  return (isBeside && isLevel) || isOnDot;
}
