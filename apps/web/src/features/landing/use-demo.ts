import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import type { Demo } from "./demo.ts";

/** The demo as the page comes with it: the answers at other prices are half of what the page weighs. */
export function withoutAnswers(demo: Demo): Demo {
  return { ...demo, sentences: [], answers: [] };
}

/** The demo with all its answers as soon as they are here; `load` asks again where that failed. */
export function useDemo(first: Demo): { demo: Demo; load: () => void } {
  const [demo, setDemo] = useState(first);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchDemo().then(setDemo, () => (isAsked.current = false));
  }, []);
  useEffect(load, [load]);
  return { demo, load };
}

async function fetchDemo(): Promise<Demo> {
  const reply = await fetch(paths.demoAnswers);
  if (!reply.ok) throw new Error(`${reply.status}: no answers for the demo`);
  // Safe because the build that made this script wrote the file.
  return (await reply.json()) as Demo;
}
