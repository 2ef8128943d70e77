/** Where a picture is cut, as shares of its width and height from the top left: 0 to 1. */
export type CropBox = { left: number; top: number; right: number; bottom: number };
export type Edge = keyof CropBox;
type Size = { width: number; height: number };

export const wholePicture: CropBox = { left: 0, top: 0, right: 1, bottom: 1 };
export const edges: readonly Edge[] = ["left", "top", "right", "bottom"];

const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

export function isWhole(box: CropBox): boolean {
  return edges.every((edge) => box[edge] === wholePicture[edge]);
}

export function isSideways(edge: Edge): boolean {
  return edge === "left" || edge === "right";
}

/** Puts one edge there, as far as the picture and the opposite edge allow. `least` is a share. */
export function withEdge(box: CropBox, edge: Edge, { at, least }: { at: number; least: number }) {
  const other = box[opposite[edge]];
  const isFirst = edge === "left" || edge === "top";
  const [from, to] = isFirst ? [0, Math.max(0, other - least)] : [Math.min(1, other + least), 1];
  return { ...box, [edge]: Math.min(to, Math.max(from, at)) };
}

/** The same place in whole pixels of the picture. */
export function pixelsOf(box: CropBox, { width, height }: Size) {
  const [x, y] = [Math.round(box.left * width), Math.round(box.top * height)];
  return {
    x,
    y,
    width: Math.max(1, Math.round(box.right * width) - x),
    height: Math.max(1, Math.round(box.bottom * height) - y),
  };
}
