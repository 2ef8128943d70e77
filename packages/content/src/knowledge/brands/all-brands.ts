import type { BrandSlug } from "../../catalogue/brands.ts";
import type { BrandKnowledge } from "../brand-knowledge.ts";
import { apple } from "./apple.ts";
import { coach } from "./coach.ts";
import { dewalt } from "./dewalt.ts";
import { ikea } from "./ikea.ts";
import { louisVuitton } from "./louis-vuitton.ts";
import { milwaukee } from "./milwaukee.ts";
import { nintendo } from "./nintendo.ts";
import { rolex } from "./rolex.ts";
import { samsung } from "./samsung.ts";
import { sony } from "./sony.ts";
import { specialized } from "./specialized.ts";
import { trek } from "./trek.ts";

/** What is known of each brand; the type demands that none is missing. */
export const brandKnowledge: Readonly<Record<BrandSlug, BrandKnowledge>> = {
  apple,
  samsung,
  nintendo,
  sony,
  ikea,
  dewalt,
  milwaukee,
  trek,
  specialized,
  coach,
  "louis-vuitton": louisVuitton,
  rolex,
};
