import { buildDemo } from "../features/landing/build-demo.ts";

/** Runs when the site is built, and its answer becomes a file. */
export const loader = () => Response.json(buildDemo());
