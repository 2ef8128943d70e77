import { builtInGuide } from "@flipworth/guide/built-in";
import { useGuide } from "../price-guide/guide.ts";

// Tests of a single stage call it themselves, without an engine.
useGuide(builtInGuide());
