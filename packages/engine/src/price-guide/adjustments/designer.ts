import { type Adjustment, adjustment, type AdjustmentGroup } from "./adjustment.ts";

/** Each by its own name, which is what people are shown. */
function pieces(factor: number, names: string): Adjustment[] {
  return names.split(", ").map((name) => ({ name, phrases: [name], factor }));
}

/**
 * The piece, for a designer's or a streetwear maker's entry: against its shirts and trousers. The
 * steps are steeper than those of mall brands: a name is paid for by the printed T-shirt, and
 * leather and down by what they cost.
 */
export const designerPiece: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.3,
  isNarrowing: true,
  adjustments: [
    ...pieces(
      2.7,
      "leather jacket, biker jacket, shearling, shearling jacket, moto jacket, leather coat, leather blazer, leather bomber",
    ),
    ...pieces(
      2.3,
      "coat, overcoat, trench coat, parka, puffer, puffer jacket, down jacket, suit, peacoat, fishtail parka, trench",
    ),
    ...pieces(
      2,
      "boots, boot, chelsea boots, combat boots, backpack, duffle, duffle bag, weekender",
    ),
    ...pieces(
      1.8,
      "jacket, bomber, bomber jacket, blazer, denim jacket, trucker jacket, varsity jacket, track jacket, windbreaker, anorak, chore coat, coach jacket, soft shell, overshirt, field jacket, gown",
    ),
    ...pieces(
      1.55,
      "sneakers, sneaker, shoes, high tops, high top, low top, derby, derbies, loafers, runners, trainers, mules, slides, sandals, heels, pumps, bag, messenger bag, shoulder bag, crossbody, tote, handbag, clutch",
    ),
    ...pieces(1.4, "hoodie, zip hoodie, zip up, hooded sweatshirt, dress, jumpsuit, overalls"),
    ...pieces(1.2, "sweater, knit, cardigan, pullover, turtleneck, jumper, mohair"),
    ...pieces(
      1.05,
      "jeans, sweatshirt, crewneck, crew neck, cargo pants, cargos, fleece, vest, quarter zip",
    ),
    ...pieces(
      0.95,
      "pants, trousers, sweatpants, track pants, trackpants, joggers, chinos, button up, button down, flannel, skirt, sunglasses, glasses, ring, necklace, bracelet, pendant, chain",
    ),
    ...pieces(
      0.8,
      "shirt, jersey, polo, shorts, polo shirt, long sleeve, swim shorts, belt, wallet",
    ),
    ...pieces(
      0.62,
      "t shirt, tee, tshirt, tank, tank top, top, scarf, bandana, card holder, cardholder",
    ),
    ...pieces(
      0.5,
      "hat, cap, beanie, camp cap, snapback, trucker hat, bucket hat, fitted cap, gloves",
    ),
    ...pieces(0.25, "socks, keychain, tie, underwear, boxers, stickers, sticker, mug, patch, pin"),
    // Last, for of two equally long names the first counts: "Denim Tears hoodie".
    ...pieces(1.05, "denim"),
  ],
};

/** What collectors pay for, and what they pay less for. */
export const designerStanding: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.15,
  adjustments: [
    adjustment(
      1.6,
      "an old collection: archive, archival, aw 99, aw 00, aw 01, aw 02, aw 03, aw 04, aw 05, aw 06, fw 02, fw 03, fw 04, fw 05, fw 06, ss 02, ss 03, ss 04, ss 05, ss 06, 1990s, 90s, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005",
    ),
    adjustment(1.25, "shown on a stage or made together: runway, sample, collaboration"),
  ],
};

/** What it is made of, where the piece does not say so already. */
export const designerMaterial: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(0.5, "a child's: kids, youth, toddler, junior, girls"),
    adjustment(1.35, "leather, suede or fur: leather, suede, shearling, fur, sheepskin, lambskin"),
    adjustment(1.2, "cashmere or silk: cashmere, silk, alpaca"),
  ],
};
