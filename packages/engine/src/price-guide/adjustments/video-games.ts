import { adjustment, type AdjustmentGroup } from "./adjustment.ts";

/** What was printed in numbers again is cheaper; what came in a big box once is dearer. */
export const gameEdition: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      0.8,
      "a cheap reprint: greatest hits, platinum hits, players choice, player s choice, nintendo selects, million seller, best seller, platinum",
    ),
    adjustment(
      2,
      "a collector's edition: collectors edition, collector s edition, collector edition, limited run, premium edition, treasure box",
    ),
    adjustment(
      1.4,
      "a special edition: limited edition, special edition, steelbook, steel book, gold cart, gold cartridge, black label, not for resale, big box",
    ),
  ],
};

/** Most buyers in America want what they can read, and what runs in their console. */
export const gameRegion: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      0.6,
      "from abroad: japan, japanese, jpn, jp, ntsc j, famicom, super famicom, import, pal, korean, japan import",
    ),
  ],
};
