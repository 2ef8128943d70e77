import { logDiagnosis } from "./log-diagnosis.ts";

type Call = (...words: readonly unknown[]) => void;
/** As Reddit's own script takes it over: calls made before it has loaded wait in the queue. */
type Pixel = Call & { sendEvent?: Call; callQueue: unknown[] };

declare global {
  interface Window {
    rdt?: Pixel;
    /** Another network's pixel; only told of the visit where something else has put it there. */
    fbq?: Call;
  }
}

const checkAfterMs = 2000;

/** Tells Reddit of the visit, and of each press of a store button. */
export function startPixel(page: Window, pixelId: string): void {
  const pixel = page.rdt ?? loadPixel(page);
  pixel("init", pixelId);
  pixel("track", "PageVisit");
  page.fbq?.("track", "PageView");
  for (const link of page.document.querySelectorAll("a[data-campaign-link]")) {
    link.addEventListener("click", () => pixel("track", "SignUp"));
  }
  page.setTimeout(() => {
    if (!pixel.sendEvent) logDiagnosis("Reddit pixel failed to load");
  }, checkAfterMs);
}

function loadPixel(page: Window): Pixel {
  const pixel: Pixel = Object.assign(
    (...words: readonly unknown[]) => {
      if (pixel.sendEvent) pixel.sendEvent(...words);
      else pixel.callQueue.push(words);
    },
    { callQueue: [] },
  );
  page.rdt = pixel;
  const script = page.document.createElement("script");
  script.async = true;
  script.src = "https://www.redditstatic.com/ads/pixel.js";
  page.document.head.append(script);
  return pixel;
}
