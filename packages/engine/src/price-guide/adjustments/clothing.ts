import { adjustment, type AdjustmentGroup } from "./adjustment.ts";

/**
 * What a brand does to the resale price of the same garment, against a mall brand's. Resale follows
 * the new price less than in proportion (its share falls as the price rises), so a brand at ten
 * times the price is worth about four times as much second-hand.
 */
export const clothingBrands: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.55,
  isForUnbranded: true,
  isNarrowing: true,
  adjustments: [
    adjustment(
      5.5,
      "a luxury house's: chanel, hermes, louis vuitton, gucci, prada, dior, christian dior, saint laurent, yves saint laurent, celine, fendi, bottega veneta, balenciaga, valentino, givenchy, brunello cucinelli, loro piana, the row, loewe, alexander mcqueen, undercover, comme des garcons, rick owens, maison margiela, junya watanabe, oscar de la renta, carolina herrera, tom ford, balmain, moncler, goyard, manolo blahnik, christian louboutin, jimmy choo, burberry prorsum, miu miu, chloe, lanvin, akris, chrome hearts",
    ),
    adjustment(
      3.2,
      "a designer's: burberry, versace, dolce and gabbana, d g, missoni, etro, marni, stella mccartney, isabel marant, acne studios, acne, proenza schouler, alexander wang, zimmermann, jil sander, mulberry, moschino, roberto cavalli, emilio pucci, escada, st john, st john collection, marina rinaldi, max mara, maxmara, salvatore ferragamo, tods, canada goose, issey miyake, yohji yamamoto, kenzo, ulla johnson, johanna ortiz, lafayette 148, lafayette 148 new york, wolford, golden goose, a p c, apc, self portrait, cult gaia, nanushka, ganni, jocelyn, initial, simone rocha, vivienne westwood, off white, fear of god, stone island, visvim, kapital, naked and famous, iron heart, supreme, bape, john varvatos, ermenegildo zegna, zegna, canali, belstaff, barbour",
    ),
    adjustment(
      2.1,
      "an upper brand's: theory, vince, rag and bone, helmut lang, diane von furstenberg, dvf, alice and olivia, tory burch, kate spade, marc jacobs, marc by marc jacobs, 3 1 phillip lim, phillip lim, tibi, rebecca taylor, rebecca minkoff, joie, equipment, iro, sandro, maje, the kooples, ba and sh, reformation, staud, veronica beard, l agence, agolde, citizens of humanity, re done, grlfrnd, eileen fisher, vince camuto collection, cinq a sept, jonathan simkhai, elizabeth and james, nicole miller, badgley mischka, herve leger, bcbg runway, shoshanna, lela rose, milly, trina turk, lilly pulitzer, johnny was, lululemon, lululemon athletica, arcteryx, patagonia, frye, stuart weitzman, ugg, ugg australia, mackage, allsaints, faherty, todd snyder, ted baker, ted baker london, reiss, coach, dooney and bourke, longchamp, furla, spanx, alo, alo yoga, peter millar, robert graham, moda operandi, hanna andersson, nili lotan, paige, 7 for all mankind, true religion, diesel black gold, nudie, nudie jeans, a l c, cos, hugo boss, boss hugo boss, the north face, north face, marmot, tumi, cynthia steffe, raquel allegra, monrow, haute hippie, parker, ramy brook, amanda uprichard, faviana, sherri hill, jovani, vera wang, monique lhuillier, watters, pronovias, maggie sottero, essense of australia, hayley paige",
    ),
    adjustment(
      1.4,
      "a better brand's: anthropologie, free people, madewell, sezane, everlane, j brand, joes jeans, hudson, hudson jeans, ag, ag adriano goldschmied, adriano goldschmied, dl 1961, dl1961, current elliott, paige denim, lucky brand premium, bcbgmaxazria, bcbg, michael kors, michael michael kors, club monaco, lk bennett, whistles, white house black market, ann taylor, banana republic, j crew, brooks brothers, ralph lauren, polo ralph lauren, lauren by ralph lauren, calvin klein collection, tommy bahama, vineyard vines, outdoor voices, athleta, sweaty betty, beyond yoga, nike, adidas, girlfriend collective, prana, smartwool, cole haan, sam edelman, dansko, birkenstock, clarks artisan, dr martens, doc martens, sundance, soft surroundings, boden, toad and co, kuhl, evereve, zella, bb dakota, yumi kim, tularosa, lovers and friends, nbd, astr, for love and lemons, show me your mumu, ecote, pilcro, maeve, moulinette soeurs, deletta, postmark, left of center, odille, tabitha, yoana baraschi, tracy reese, plenty by tracy reese, donna karan, dkny, elie tahari, classiques entier, halogen collection, nordstrom signature, cabi, w by worth, doncaster, chaser, wildfox, spiritual gangster, splendid, velvet by graham and spencer, michael stars, james perse, ella moss, sanctuary, bailey 44, rails, cloth and stone, marine layer, ministry of supply, suitsupply, bonobos, indochino, mavi, diesel, levis, fossil, vera bradley, patricia nash, hobo, brahmin",
    ),
    adjustment(
      0.72,
      "a mass brand's: old navy, h and m, forever 21, target, walmart, mossimo, merona, xhilaration, a new day, universal thread, wild fable, who what wear, george, faded glory, no boundaries, time and tru, kmart, jaclyn smith, route 66, sonoma, apt 9, elle, daisy fuentes, croft and barrow, lc lauren conrad, lauren conrad, simply vera, candies, rock and republic, jcpenney, worthington, st johns bay, a n a, arizona, liz claiborne, alfred dunner, kim rogers, white stag, cato, dressbarn, dress barn, rue 21, rue21, charlotte russe, wet seal, papaya, shein, romwe, boohoo, prettylittlething, missguided, fashion nova, primark, asda, f and f, new look, peacocks, matalan, bobeau, cynthia rowley for target, danskin, danskin now, champion, hanes, fruit of the loom, gildan, delta, joe fresh, uniqlo, terra and sky, torrid basic, ava and viv, cherokee, circo, carters, childrens place, the childrens place, justice, gymboree, oshkosh, okie dokie, lularoe, merokeety, amazon essentials, assorted brands, unbranded, no brand, old school, derek heart, mudd, energie, say what, love culture, body central, pink rose, xoxo, iz byer, byer california, my michelle, rampage, bcx, speechless, b smart, hollister, aeropostale, american eagle, abercrombie kids, cotton on, ambiance, zenana, zenana outfitters, c established 1946, chicos off the rack, coldwater creek outlet, style and co, jm collection, karen scott, charter club, ideology, the limited too, apostrophe, covington, basic editions, jessica london, roamans, woman within",
    ),
  ],
};

/** What it is made of moves a garment of one brand by about a fifth. */
export const garmentFabric: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      4,
      "for one great day: communion, bridal, wedding, irish dancing, quinceanera, pageant",
    ),
    adjustment(
      0.55,
      "a child's: girls, boys, kids, child, children, toddler, age 2, age 3, age 4, age 5, age 6, age 7, age 8, age 9, age 10, age 11, yrs, junior",
    ),
    adjustment(1.45, "leather, suede or fur: leather, suede, shearling, fur, sheepskin"),
    adjustment(1.35, "cashmere or silk: cashmere, silk, merino, linen"),
    adjustment(
      1.35,
      "for an occasion: cocktail, formal, gown, maxi, evening, bridal, sequin, bridesmaid",
    ),
    adjustment(
      0.85,
      "a simple piece: tank, t shirt, tee, leggings, camisole, basic, khakis, shorts, bra, bikini",
    ),
    adjustment(1.15, "wool: wool, tweed, trench, down, parka"),
  ],
};

/** Pieces made for a brand's outlet stores are made cheaper, and buyers know. */
export const outletPiece: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.05,
  adjustments: [adjustment(0.8, "from an outlet store: factory store, factory, outlet")],
};
