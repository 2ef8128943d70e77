import { type Adjustment, adjustment, type AdjustmentGroup } from "./adjustment.ts";

/** A brand of this level makes clothes of one price; a luxury house's span a factor of ten. */
const level = (factor: number, words: string): Adjustment => ({
  ...adjustment(factor, words),
  isPriceLevel: true,
});

/**
 * What a brand does to the resale price of the same garment, against a mall brand's. Resale follows
 * the new price less than in proportion (its share falls as the price rises), so a brand at ten
 * times the price is worth about four times as much second-hand.
 */
export const clothingBrands: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.65,
  isForUnbranded: true,
  isNarrowing: true,
  adjustments: [
    adjustment(
      5.5,
      "a luxury house's: toteme, sacai, jacquemus, khaite, dries van noten, ann demeulemeester, thom browne, brioni, kiton, hermes paris, roger vivier, gianvito rossi, aquazzura, amina muaddi, mansur gavriel, rochas, nina ricci, giorgio armani, armani prive, j mendel, ralph rucci, alaia, azzedine alaia, gabriela hearst, proenza, chanel, hermes, louis vuitton, gucci, prada, dior, christian dior, saint laurent, yves saint laurent, celine, fendi, bottega veneta, balenciaga, valentino, givenchy, brunello cucinelli, loro piana, the row, loewe, alexander mcqueen, undercover, comme des garcons, rick owens, maison margiela, junya watanabe, oscar de la renta, carolina herrera, tom ford, balmain, moncler, goyard, manolo blahnik, christian louboutin, jimmy choo, burberry prorsum, miu miu, chloe, lanvin, akris, chrome hearts",
    ),
    adjustment(
      3.2,
      "a designer's: tanya taylor, anna sui, derek lam, derek lam 10 crosby, cynthia rowley collection, thakoon, karen walker, acler, essentiel antwerp, laurence dacade, clare v, mz wallace, mm lafleur, ballantyne, les copains, zac posen, halston, halston heritage, rachel comey, ulla, apiece apart, mara hoffman, zadig and voltaire, anine bing, see by chloe, red valentino, love moschino, m missoni, tomas maier, tory sport, cinq a sept, likely, rodebjer, rixo, la double j, brochu walker, smythe, veda, iris and ink, sea new york, sea, stine goya, baum und pferdgarten, vilshenko, saloni, self portrait, ba and sh, alexis, agua bendita, hunza g, eres, la perla, agent provocateur, robert rodriguez, worth, escada sport, st john sport, pauw, annette gortz, rundholz, oska, eskandar, pleats please, burberry, versace, dolce and gabbana, d g, missoni, etro, marni, stella mccartney, isabel marant, acne studios, acne, proenza schouler, alexander wang, zimmermann, jil sander, mulberry, moschino, roberto cavalli, emilio pucci, escada, st john, st john collection, marina rinaldi, max mara, maxmara, salvatore ferragamo, tods, canada goose, issey miyake, yohji yamamoto, kenzo, ulla johnson, johanna ortiz, lafayette 148, lafayette 148 new york, wolford, golden goose, a p c, apc, self portrait, cult gaia, nanushka, ganni, jocelyn, initial, simone rocha, vivienne westwood, off white, fear of god, stone island, visvim, kapital, naked and famous, iron heart, supreme, bape, john varvatos, ermenegildo zegna, zegna, canali, belstaff, barbour",
    ),
    level(
      2.1,
      "an upper brand's: barefoot dreams, j mclaughlin, juicy couture couture, nic and zoe, cabi collection, jungmaven, miaou, lisa todd, house of harlow 1960, onia, intermix, stone cold fox, endless rose, seafolly, vilagallo, de la vali, house of harlow, pam and gela, keepsake, finders keepers, lna, walter baker, catherine malandrino, rachel zoe, tahari asl, etcetera, per se by carlisle, carlisle, doncaster, marie oliver, zulu and zephyr, savage x fenty lingerie, mountain hardwear, outdoor research, fjallraven, cotopaxi, houdini, fp movement, beyond yoga luxe, varley, splits59, ultracor, koral, michi, heroine sport, set active, onzie, wilfred, babaton, aritzia, tna, wilfred free, super puff, mother, frame, r13, amo, slvrlake, boyish, pistola, levi s vintage, madewell vintage, naadam, jenni kayne, vince essential, autumn cashmere, white and warren, magaschoni, minnie rose, repeat cashmere, tocca, anthropologie collection, hutch, love sam, misa, cleobella, spell, spell and the gypsy, arnhem, auguste, faithfull the brand, zara atelier, sam edelman luxe, sorel, blundstone, danner, chaco, hunter, stuart weitzman 5050, aquatalia, vionic premium, loeffler randall, freda salvador, rothys, allbirds, on cloud, apl, brunello, theory, vince, rag and bone, helmut lang, diane von furstenberg, dvf, alice and olivia, tory burch, kate spade, marc jacobs, marc by marc jacobs, 3 1 phillip lim, phillip lim, tibi, rebecca taylor, rebecca minkoff, joie, equipment, iro, sandro, maje, the kooples, ba and sh, reformation, staud, veronica beard, l agence, agolde, citizens of humanity, re done, grlfrnd, eileen fisher, vince camuto collection, cinq a sept, jonathan simkhai, elizabeth and james, nicole miller, badgley mischka, herve leger, bcbg runway, shoshanna, lela rose, milly, trina turk, lilly pulitzer, johnny was, lululemon, lululemon athletica, arcteryx, patagonia, frye, stuart weitzman, ugg, ugg australia, mackage, allsaints, faherty, todd snyder, ted baker, ted baker london, reiss, coach, dooney and bourke, longchamp, furla, spanx, alo, alo yoga, peter millar, robert graham, moda operandi, hanna andersson, nili lotan, paige, 7 for all mankind, true religion, diesel black gold, nudie, nudie jeans, a l c, cos, hugo boss, boss hugo boss, the north face, north face, marmot, tumi, cynthia steffe, raquel allegra, monrow, haute hippie, parker, ramy brook, amanda uprichard, faviana, sherri hill, jovani, vera wang, monique lhuillier, watters, pronovias, maggie sottero, essense of australia, hayley paige",
    ),
    level(
      1.4,
      "a better brand's: j jill, talbots, chicos, we the free, free people movement, french connection, betsey johnson, lulus, donna morgan, laundry by shelli segal, juicy couture, saks fifth avenue, halogen, gianni bini, antonio melani, adrienne vittadini, garnet hill, pure collection, poetry, boston proper, kate spade saturday, cynthia rowley, nautica premium, victoria s secret, victoria s secret pink, pink victoria s secret, slate and willow, everly, davids bridal, bcbgeneration, chelsea28, harve benard, tahari, ellen tracy, lou and grey, 1 state, leith, cupcakes and cashmere, mott and bow, daniel rainn, mud pie, lorna jane, gaiam, modcloth, asos, topshop, reserved, altard state, umgee premium, point sur, abercrombie and fitch, abercrombie, under armour, asics, puma, new balance, reebok, columbia, eddie bauer, ll bean, l l bean, lands end canvas, duluth, duluth trading, carhartt, converse, vans, timberland, keds, dolce vita, steve madden, marc fisher, vince camuto, franco sarto, naturalizer, aerosoles, clarks, born, sofft, keen, merrell, teva, hoka, brooks, saucony, kenneth cole, donald pliner, via spiga, enzo angiolini, nine west, jessica simpson, dockers premium, tommy hilfiger, nautica, perry ellis, izod, chaps, van heusen, calvin klein, guess, bebe, arden b, cache, the limited, express, new york and company, new york company, maurices, christopher and banks, cj banks, torrid, lane bryant, ashley stewart, avenue, eloquii, inc, inc international concepts, alfani, style and co woman, anne klein, nine west apparel, evan picone, kasper, le suit, jones new york, jones studio, leslie fay, connected apparel, robbie bee, sag harbor premium, dress the population, eliza j, maggy london, london times, adrianna papell, alex evenings, betsy and adam, xscape, night way, cachet, calvin klein dresses, gabby skye, taylor dresses, american apparel, urban outfitters, bdg, urban renewal, silence and noise, kimchi blue, out from under, staring at stars, free people intimately, anthropologie, free people, madewell, sezane, everlane, j brand, joes jeans, hudson, hudson jeans, ag, ag adriano goldschmied, adriano goldschmied, dl 1961, dl1961, current elliott, paige denim, lucky brand premium, bcbgmaxazria, bcbg, michael kors, michael michael kors, club monaco, lk bennett, whistles, white house black market, ann taylor, banana republic, j crew, brooks brothers, ralph lauren, polo ralph lauren, lauren by ralph lauren, calvin klein collection, tommy bahama, vineyard vines, outdoor voices, athleta, sweaty betty, beyond yoga, nike, adidas, girlfriend collective, prana, smartwool, cole haan, sam edelman, dansko, birkenstock, clarks artisan, dr martens, doc martens, sundance, soft surroundings, boden, toad and co, kuhl, evereve, zella, bb dakota, yumi kim, tularosa, lovers and friends, nbd, astr, for love and lemons, show me your mumu, ecote, pilcro, maeve, moulinette soeurs, deletta, postmark, left of center, odille, tabitha, yoana baraschi, tracy reese, plenty by tracy reese, donna karan, dkny, elie tahari, classiques entier, halogen collection, nordstrom signature, cabi, w by worth, doncaster, chaser, wildfox, spiritual gangster, splendid, velvet by graham and spencer, michael stars, james perse, ella moss, sanctuary, bailey 44, rails, cloth and stone, marine layer, ministry of supply, suitsupply, bonobos, indochino, mavi, diesel, levis, fossil, vera bradley, patricia nash, hobo, brahmin",
    ),
    level(
      1,
      "a mall brand's: gap, loft, ann taylor loft, banana republic factory, j crew factory, limited, dockers, marled by reunited, seek the label, socialite, monteau, aqua, shade and shore, the works, moth, flying monkey, uniquely, catherine catherine malandrino, logo by lori goldstein, logo, victoria sport, tek gear premium, seven7, vigoss, kut, dg2, susan graver, denim and co, isaac mizrahi live, soft surroundings outlet, quacker factory, bob mackie, linea, belle by kim gravel, open edit, bp, treasure and bond, caslon, lush, abound, tea n rose, all in motion, joylab, yogalicious, rbx, 90 degree, 90 degree by reflex, balance collection, calia, dsg, reebok classic, champion elite, fila, umbro, speedo, tyr, nike team, zyia, zyia active, albion, buffbunny, alphalete, nvgtn, gymshark, carbon38, cherish, entro, umgee, easel, pol, vici, impressions, red dress, pink lily, shop the mint, moral fiber, hollister co, garage, pacsun, la hearts, tillys, zumiez, brandy melville, princess polly, white fox, hello molly, verge girl, showpo, cider, zaful, halara, cupshe, prettygarden, lilly and sid, briggs, alex marie, westbound, investments, daniel cremieux, roundtree and yorke, cremieux, ivanka trump, rachel roy, rachel rachel roy, thalia sodi, bar iii, maison jules, kensie, cable and gauge, premise, august silk, carole little, dressbarn collection, ronni nicole, jessica howard, studio 1, danny and nicole, my michelle, trixxi, b darlin, crystal doll, taylor and sage, japna, hinge, lily star, sienna sky, fortune and ivy, level eight, pink republic, rose and thyme, current air, skies are blue, drew, papermoon, market and spruce, pixley, stitch fix, octavia, 41 hawthorn, tart, collective concepts",
    ),
    level(
      0.72,
      "a mass brand's: tek gear, prologue, venus, avia, athletic works, new directions, cascade sport, windsor, slinky brand, the bikini lab, gloria vanderbilt, poplooks, adiva, jaxson, charter club, nicole by nicole miller, east 5th, decree, city streets, levis strauss signature, signature by levi strauss, bongo, lei, glo, no comment, self esteem, heart soul, say anything, poetry clothing, love and legend, wallflower, ymi, royalty for me, 1822 denim, almost famous, indigo rein, celebrity pink, aeropostale juniors, old navy, h and m, forever 21, target, walmart, mossimo, merona, xhilaration, a new day, universal thread, wild fable, who what wear, george, faded glory, no boundaries, time and tru, kmart, jaclyn smith, route 66, sonoma, apt 9, elle, daisy fuentes, croft and barrow, lc lauren conrad, lauren conrad, simply vera, candies, rock and republic, jcpenney, worthington, st johns bay, a n a, arizona, liz claiborne, alfred dunner, kim rogers, white stag, cato, dressbarn, dress barn, rue 21, rue21, charlotte russe, wet seal, papaya, shein, romwe, boohoo, prettylittlething, missguided, fashion nova, primark, asda, f and f, new look, peacocks, matalan, bobeau, cynthia rowley for target, danskin, danskin now, champion, hanes, fruit of the loom, gildan, delta, joe fresh, uniqlo, terra and sky, torrid basic, ava and viv, cherokee, circo, carters, childrens place, the childrens place, justice, gymboree, oshkosh, okie dokie, lularoe, merokeety, amazon essentials, assorted brands, unbranded, no brand, old school, derek heart, mudd, energie, say what, love culture, body central, pink rose, xoxo, iz byer, byer california, my michelle, rampage, bcx, speechless, b smart, hollister, aeropostale, american eagle, abercrombie kids, cotton on, ambiance, zenana, zenana outfitters, c established 1946, chicos off the rack, coldwater creek outlet, style and co, jm collection, karen scott, charter club, ideology, the limited too, apostrophe, covington, basic editions, jessica london, roamans, woman within",
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
    adjustment(0.85, "a simple piece: tank, t shirt, tee, leggings, camisole, basic, bra, bikini"),
    adjustment(1.15, "wool: wool, tweed, trench, down, parka"),
  ],
};

/** Each by its own name, which is what people are shown. */
function garments(factor: number, names: string): Adjustment[] {
  return names.split(", ").map((name) => ({ name, phrases: [name], factor }));
}

/**
 * The garment, for a maker's entry that prices its clothes together: against the middle of them all
 * a coat costs two and a half times as much new, a tank top half. What an entry's own variant says
 * counts there and not here.
 */
export const garmentKind: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.2,
  isNarrowing: true,
  adjustments: [
    ...garments(2, "coat, trench coat, puffer, parka, down jacket, overcoat"),
    ...garments(1.8, "boots, ankle boots, booties, suit, gown, formal dress"),
    ...garments(
      1.45,
      "jacket, blazer, denim jacket, windbreaker, leather jacket, jumpsuit, overalls",
    ),
    ...garments(
      1.3,
      "dress, casual dress, cocktail dress, maxi dress, heels, sneakers, flats, wedges, loafers, mule, romper, satchel, tote, crossbody bag, shoulder bag, handbag",
    ),
    ...garments(
      1.1,
      "sweater, cardigan, pullover, pullover sweater, jeans, jean, denim, jeggings, hoodie, fleece, turtleneck, poncho, vest",
    ),
    ...garments(
      1,
      "pants, casual pants, dress pants, active pants, trousers, khakis, skirt, casual skirt, leggings, joggers, sweatpants, cords, sweatshirt, button down, button down shirt, kimono, swimsuit",
    ),
    ...garments(
      0.85,
      "blouse, long sleeve blouse, short sleeve blouse, sleeveless blouse, shirt, polo, bodysuit, long sleeve top, long sleeve shirt, skort",
    ),
    ...garments(0.75, "top, tee, t shirt, shorts, halter top, short sleeve top"),
    ...garments(0.6, "tank, tank top, camisole, bra, scarf, beanie, hat, belt, socks"),
  ],
};

/** The fabric alone, where the garment counts by itself. */
export const garmentMaterial: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      0.55,
      "a child's: girls, boys, kids, child, children, toddler, age 2, age 3, age 4, age 5, age 6, age 7, age 8, age 9, age 10, age 11, yrs, junior",
    ),
    adjustment(1.4, "leather, suede or fur: leather, suede, shearling, fur, sheepskin"),
    adjustment(1.3, "cashmere or silk: cashmere, silk, merino"),
    adjustment(1.12, "wool or linen: wool, tweed, linen"),
  ],
};

/** Pieces made for a brand's outlet stores are made cheaper, and buyers know. */
export const outletPiece: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.05,
  adjustments: [adjustment(0.8, "from an outlet store: factory store, factory, outlet")],
};

/** How and when a pair of jeans was made: what collectors of denim ask first. */
export const denimMake: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      1,
      "a fit by this name: vintage straight, vintage bootcut, vintage boot cut, vintage slim, vintage skinny, vintage wash, vintage fit, perfect vintage, vintage relaxed",
    ),
    adjustment(4, "of before 1983: big e, redline, red line selvedge, 1950s, 1960s, 60s, 1970s"),
    adjustment(2, "a copy of the old ones: lvc, levis vintage clothing, levi s vintage clothing"),
    adjustment(
      1.5,
      "made in the USA or Japan: made in usa, usa made, made in japan, mij, japanese",
    ),
    adjustment(1.4, "old: vintage, 80s, 90s, 1980s, 1990s, silver tab, silvertab, y2k, deadstock"),
    adjustment(
      1.3,
      "selvedge: selvedge, selvage, raw denim, raw, dry denim, heavyweight, cone mills",
    ),
    adjustment(0.7, "cut off or made over: cut off, cutoff, cutoffs, altered, hemmed"),
  ],
};
