import type { Category } from "../category.ts";
import { categoryWords } from "./english/names.ts";
import { spoken } from "./voice-in-use.ts";

const say = spoken(categoryWords);

/** As a sentence names it; a guide of one's own may have categories that no language has words for. */
export function categoryName(category: Category): string {
  return category in categoryWords.english ? say(category) : category.replace("-", " ");
}
