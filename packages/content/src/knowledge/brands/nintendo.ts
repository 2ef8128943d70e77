import type { BrandKnowledge } from "../brand-knowledge.ts";
import { facts } from "../fact.ts";

export const nintendo: BrandKnowledge = {
  slug: "nintendo",
  angle:
    "First-party games hardly get cheaper, and every attic may hold a handheld that only needs cleaning.",
  bandIds: [
    "nintendo-joy-con-pair",
    "nintendo-wii",
    "nintendo-ds-or-ds-lite",
    "nintendo-nintendo-64",
    "nintendo-gamecube",
    "nintendo-game-boy-advance-sp",
    "nintendo-switch-lite",
    "nintendo-3ds",
    "nintendo-switch",
    "nintendo-3ds-xl",
    "nintendo-switch-oled",
    "nintendo-new-3ds-xl",
    "nintendo-switch-2",
  ],
  topItems: ["Pokémon cartridges", "3DS handhelds", "Switch consoles"],
  lines: facts(
    "The last two-screen handhelds climbed after their shop closed, above all the large ones with better controls.",
    "Monster-collecting games of the three handheld generations are worth more than the devices they run on.",
    "Kart, island and brawl titles of the Switch sell used for most of their price, year after year.",
    "Cube-shaped consoles with a broadband or game-boy player beneath are worth flipping over.",
    "Boxed consoles of the nineties with foam and papers bring twice the loose ones.",
  ),
  numbers: facts(
    "Early Switch serials of the first letters can be altered by hobbyists, which some buyers pay extra for.",
    "HAC-001 and HAC-001(-01) differ in battery life; the second has the red box and the longer play.",
    "Cartridges carry a stamped two-digit code pressed into the label, which copies print or forget.",
    "Advance SP: AGS-101 has the bright screen and brings half as much again over AGS-001.",
    "Old game-boxes list a model number by region, so read NTSC or USA before you price.",
  ),
  authentication: facts(
    "Open or look through the slot of a cartridge: the board must bear the maker's name above the contacts.",
    "Copied red, blue and emerald labels have pale colors, a wrong seal and lose saves after the first power-off.",
    "Hold gray carts to the light and look at the font of the seal and the shape of the screws.",
    "Counterfeit controllers lack the rumble and shake under the motion test.",
    "A console banned from online play shows an error when you open the shop; ask the seller to open it.",
  ),
  faults: facts(
    "Switch: sticks drift, rails lose their click, and the fan whines when it is full of dust.",
    "Switch Lite: sticks are inside, so drift means opening the whole device.",
    "3DS: check hinge cracks, both cameras, the slider and a yellow tint on the screen.",
    "N64: center sticks wobble when worn, and a jumper or memory pack may be missing from the front.",
    "Game Boy: rows of missing lines can often be soldered back, dark spots cannot.",
    "Wii: a disc that does not load is a laser; a lost sensor bar costs a coffee.",
  ),
  avoid: facts(
    "Dance mats, plastic guitars and balance boards, with which basements are paved.",
    "Lots of sports and fitness discs of the white console.",
    "Cartridges named 500 in 1.",
    "Yellowed top-loaders with a cracked case at the price of a clean one.",
  ),
  extras: facts(
    "The dock, its power brick and the grip make a Switch complete; each is worth a discount.",
    "Styluses, chargers and memory cards are small, so carry a bag of them.",
    "Amiibo figures in the box sell one by one.",
    "Maps, posters and game boxes can be worth more than the loose game.",
  ),
  sourcing: facts(
    'Search "nintedo", "game boys", "old video games", "64 games", "pokeman game" and "switch bundel".',
    "Ask parents for the drawer with the small cases, as they price by the console.",
    "Church sales mix cartridges among cassettes.",
    "Buy Switch bundles with a drifting stick; the part costs little.",
  ),
  selling: facts(
    "Show the game's start screen and a saved file for each cartridge.",
    "Photograph board or stamp for anything above forty dollars.",
    "Split: console with one popular game, other games apart.",
    "Remove the account and format the memory, then film the set-up.",
  ),
};
