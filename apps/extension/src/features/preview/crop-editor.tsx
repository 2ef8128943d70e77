import { limits } from "@flipworth/contract";
import { joinClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { previewWords } from "../../words/english/preview.ts";
import { type CropBox, type Edge, edges, isSideways, withEdge } from "./crop-box.ts";

const stepShare = 0.02;
const percent = (share: number) => `${share * 100}%`;

type CropEditorProps = { picture: string; box: CropBox; onChange: (box: CropBox) => void };

/** The picture with the part that is sent; each edge is dragged, or moved by the arrow keys. */
export function CropEditor({ picture, box, onChange }: CropEditorProps) {
  const say = useWords(previewWords);
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const put = (edge: Edge, at: number) => {
    const side = isSideways(edge) ? size.width : size.height;
    // The server takes no picture with a shorter side.
    const least = side > 0 ? limits.screenshotMinimumSidePx / side : 0;
    onChange(withEdge(box, edge, { at, least }));
  };
  const drag = (edge: Edge, event: PointerEvent) => {
    const area = frame.current?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    put(
      edge,
      isSideways(edge)
        ? (event.clientX - area.left) / area.width
        : (event.clientY - area.top) / area.height,
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <div ref={frame} className="relative touch-none overflow-clip rounded-control select-none">
        <img
          src={picture}
          alt={say("pictureAlt")}
          draggable={false}
          className="block w-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <div
          aria-hidden
          className="pointer-events-none absolute border-2 border-accent shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)]"
          style={placeOf(box)}
        />
        {edges.map((edge) => (
          <label
            key={edge}
            className={joinClasses(
              "absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full",
              "has-focus-visible:outline-2 has-focus-visible:outline-accent",
              isSideways(edge) ? "cursor-ew-resize" : "cursor-ns-resize",
            )}
            style={handlePlace(box, edge)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(edge, event)}
          >
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(box[edge] * 100)}
              aria-label={say(`edge_${edge}`)}
              aria-describedby={hint}
              aria-valuetext={`${Math.round(box[edge] * 100)}%`}
              className="pointer-events-none absolute size-px opacity-0"
              onChange={(event) => put(edge, Number(event.target.value) / 100)}
              onKeyDown={(event) => {
                const at = keyedPlace(event, box[edge]);
                if (at === undefined) return;
                event.preventDefault();
                put(edge, at);
              }}
            />
            <span className="size-3.5 rounded-full border-2 border-surface bg-accent" />
          </label>
        ))}
      </div>
      <p id={hint} className="text-xs text-soft">
        {say("cropHint")}
      </p>
    </div>
  );
}

// The keys move the edge as it is seen: down is down, though it makes the number larger.
function keyedPlace({ key, shiftKey }: KeyboardEvent, from: number): number | undefined {
  const step = shiftKey ? stepShare * 5 : stepShare;
  if (key === "ArrowRight" || key === "ArrowDown") return from + step;
  if (key === "ArrowLeft" || key === "ArrowUp") return from - step;
  if (key === "Home") return 0;
  if (key === "End") return 1;
  return undefined;
}

function placeOf({ left, top, right, bottom }: CropBox) {
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  };
}

/** In the middle of its edge, and inside the picture also where the edge is the picture's own. */
function handlePlace(box: CropBox, edge: Edge) {
  const inside = (share: number) => `clamp(0.75rem, ${percent(share)}, 100% - 0.75rem)`;
  const across = (box.left + box.right) / 2;
  const down = (box.top + box.bottom) / 2;
  return isSideways(edge)
    ? { left: inside(box[edge]), top: inside(down) }
    : { left: inside(across), top: inside(box[edge]) };
}
