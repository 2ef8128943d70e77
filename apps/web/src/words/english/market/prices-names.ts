import type { ConditionGrade } from "@flipworth/guide/entry";
import { defineWords } from "@flipworth/words";

/** The conditions that the server sorts sales by, as it writes them. */
export const pricesConditions = defineWords("prices.conditions", {
  new: "New",
  like_new: "Like new",
  good: "Good",
  fair: "Fair",
  poor: "Poor",
  parts: "Parts",
} satisfies Record<ConditionGrade, string>);

/** By the name of a curve in the price guide's `ageing.json`. */
export const pricesKinds = defineWords("prices.kinds", {
  phones: "Phones",
  tablets: "Tablets",
  computers: "Computers",
  computer_parts: "Computer parts",
  wearables: "Smart watches and trackers",
  consoles: "Consoles",
  video_games: "Games",
  cameras: "Cameras",
  action_cameras: "Action cameras and drones",
  televisions: "Televisions",
  headphones: "Headphones",
  speakers: "Speakers",
});
