// What is measured: the engine and the guide, as one bundle.
export { createEngine, defaultTargets } from "@flipworth/engine";
export { builtInGuide } from "@flipworth/guide/built-in";
