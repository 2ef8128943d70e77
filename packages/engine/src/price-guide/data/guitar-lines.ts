import type { GuideEntry, GuideSection } from "../entry.ts";

/** Names with the maker's in front; `~` marks those that mean it among guitars without the maker too. */
type Line = readonly [model: string, usedMedianUsd: number, names: string];

/**
 * Series and signature models that a maker's name alone does not tell: between its cheapest and its
 * dearest lie factors of ten. Medians are for one in good condition with its case where it came
 * with one; the finish moves nothing, left-handed ones bring about the same.
 */
const linesByBrand: Readonly<Record<string, readonly Line[]>> = {
  Fender: [
    ["Eric Clapton Stratocaster", 1350, "~eric clapton, ~clapton stratocaster, ~clapton strat"],
    ["Jeff Beck Stratocaster", 1350, "~jeff beck"],
    ["Yngwie Malmsteen Stratocaster", 1450, "~yngwie, ~malmsteen"],
    ["Eric Johnson Stratocaster", 1550, "~eric johnson"],
    ["John Mayer Stratocaster", 2600, "~john mayer"],
    ["Stevie Ray Vaughan Stratocaster", 1450, "~stevie ray vaughan, ~srv"],
    ["Jimi Hendrix Stratocaster", 950, "~jimi hendrix, ~hendrix"],
    ["David Gilmour Stratocaster", 3600, "~david gilmour, ~gilmour"],
    ["Dave Murray Stratocaster", 1050, "~dave murray"],
    ["Ritchie Blackmore Stratocaster", 900, "~ritchie blackmore, ~blackmore"],
    ["Tom Morello Stratocaster", 950, "~tom morello"],
    ["Tom DeLonge Stratocaster", 1300, "~tom delonge, ~delonge"],
    ["Jim Root guitar", 950, "~jim root"],
    ["Robert Cray Stratocaster", 850, "~robert cray"],
    ["Robin Trower Stratocaster", 1800, "~robin trower"],
    ["Rory Gallagher Stratocaster", 3300, "~rory gallagher"],
    ["Mark Knopfler Stratocaster", 1700, "~mark knopfler"],
    ["Buddy Guy Stratocaster", 950, "~buddy guy"],
    ["Kurt Cobain guitar", 1200, "~kurt cobain"],
    ["Johnny Marr Jaguar", 1500, "~johnny marr"],
    ["James Burton Telecaster", 1200, "~james burton"],
    ["Jimmy Page Telecaster", 1500, "jimmy page"],
    ["Brad Paisley Telecaster", 950, "~brad paisley"],
    ["George Harrison Telecaster", 2300, "~george harrison"],
    ["Jerry Donahue Telecaster", 1500, "~jerry donahue"],
    ["Johnny Hallyday Telecaster", 1500, "~johnny hallyday, johnny halladay"],
    ["Strat Plus", 1250, "~strat plus, ~strat ultra, stratocaster plus"],
    [
      "Lone Star or Roadhouse Stratocaster",
      900,
      "lone star, lonestar, roadhouse, big apple, ~fat strat",
    ],
    ["Hot Rod Stratocaster", 1200, "american hot rod, vintage hot rod, hot rodded"],
    ["Highway One", 750, "highway, highway 1, highway one"],
    ["Rarities", 1650, "rarities"],
    ["Parallel Universe", 1450, "parallel universe"],
    ["California series", 750, "california series, california strat"],
    ["Classic Player", 700, "classic player"],
    ["Blacktop, Pawn Shop or Modern Player", 450, "blacktop, pawn shop, modern player"],
    ["Aerodyne", 800, "aerodyne"],
    ["Showmaster", 520, "showmaster"],
    ["HM Strat", 850, "~hm strat, heavy metal strat"],
    [
      "Japanese Contemporary",
      650,
      "contemporary stratocaster, contemporary strat, contemporary telecaster, contemporary series",
    ],
    ["Cabronita", 800, "cabronita"],
    ["Nashville Telecaster", 600, "nashville, deluxe nashville, tex mex"],
    ["Tele-bration", 1300, "tele bration, telebration"],
    [
      "anniversary model",
      1150,
      "60th anniversary, 50th anniversary, 40th anniversary, 70th anniversary",
    ],
    ["25th Anniversary Stratocaster of 1979", 1900, "25th anniversary"],
    ["Lead", 950, "lead i, lead ii, lead iii, lead 2"],
    ["Bullet of the 1980s", 650, "fender bullet, bullet s 1, bullet s1"],
    ["Musicmaster or Bronco", 1150, "musicmaster, bronco, music master"],
    ["Swinger", 950, "swinger"],
    ["Electric XII", 4000, "electric xii"],
    ["Jag-Stang", 850, "~jag stang, ~jagstang"],
    ["Cyclone or Toronado", 600, "cyclone, toronado"],
    ["TC-90", 750, "tc 90, tc90"],
    ["Esprit or Robben Ford", 1500, "esprit, robben ford"],
    ["Prodigy", 550, "prodigy"],
    ["Acoustasonic", 1300, "~acoustasonic"],
    ["Nocaster", 3000, "~nocaster"],
    ["Broadcaster", 3300, "broadcaster"],
    [
      "Made in Japan Traditional or Hybrid",
      850,
      "hybrid, traditional 60s, traditional 50s, traditional 70s",
    ],
    [
      "ST or TL model from Japan",
      750,
      "st 57, st57, st 62, st62, st 72, st 38, st 43, tl 62, tl 72, tl62, tl52, st 54, jm66",
    ],
    ["JV or early Squier model from Japan", 1300, "jv serial, jv"],
  ],
  Gibson: [
    ["Slash Les Paul", 2600, "slash les paul, les paul slash, slash signature, slash goldtop"],
    ["Jimmy Page Les Paul", 5500, "jimmy page, les paul jimmy page"],
    ["Zakk Wylde Les Paul", 4200, "zakk wylde"],
    ["Gary Moore Les Paul", 1700, "gary moore"],
    ["Joe Bonamassa Les Paul", 2600, "joe bonamassa, bonamassa"],
    [
      "aged reissue of a known guitar",
      6000,
      "collector s choice, collectors choice, collector choice, murphy aged, mike mccready, michael bloomfield, rick nielsen, lee roy parnell, duane allman, billy gibbons",
    ],
    ["Les Paul Dark Fire", 1500, "dark fire"],
    ["Les Paul LPJ, LPM or Gothic", 700, "lpj, lpm, les paul gothic, gothic"],
    ["Les Paul Class 5 or Elegant", 3000, "class 5, les paul elegant, les paul ultima"],
    [
      "goldtop of the 1950s",
      22000,
      "les paul goldtop 1952, les paul 1952, les paul goldtop 1953, les paul 1954, les paul goldtop 1954, les paul goldtop 1956",
    ],
    ["Joe Perry Les Paul", 1800, "joe perry"],
    ["Ace Frehley Les Paul", 5200, "ace frehley"],
    ["Peter Frampton Les Paul", 4200, "peter frampton"],
    ["Alex Lifeson guitar", 2600, "alex lifeson"],
    ["Les Paul Supreme or Axcess", 2900, "les paul supreme, les paul axcess, axcess"],
    [
      "Les Paul BFG, Menace or Vixen",
      950,
      "bfg, les paul menace, les paul vixen, goddess, smartwood, futura",
    ],
    ["Les Paul Double Cut", 1400, "double cut, doublecut, les paul dc"],
    ["Robot or Dusk Tiger", 1200, "robot, dusk tiger, firebird x"],
    [
      "Les Paul Recording, Personal or Signature",
      2600,
      "les paul recording, les paul personal, les paul signature",
    ],
    ["Les Paul Deluxe of the 1970s", 2600, "les paul deluxe"],
    ["The Paul, Firebrand or Sonex", 850, "the paul, firebrand, sonex, sonex 180, sg firebrand"],
    ["Marauder or S-1", 850, "marauder, s1, gibson s 1"],
    ["L6-S", 1250, "l6 s, l6s, l6"],
    ["RD", 1700, "rd artist, rd standard, gibson rd"],
    ["Corvus, Victory, Challenger or Invader", 950, "corvus, victory, challenger, invader, spirit"],
    ["Nighthawk or Blueshawk", 1050, "~gibson nighthawk, ~gibson blueshawk, ~gibson night hawk"],
    ["Melody Maker", 800, "melody maker, ~melody maker"],
    ["EDS-1275", 3600, "~eds 1275, double neck, doubleneck"],
    ["M-III", 750, "m iii, m3"],
    ["Moderne", 1600, "moderne"],
  ],
  Gretsch: [
    [
      "Professional or Players Edition",
      1850,
      "~g6118, ~g6119, ~g6120t, ~g6121, ~g6122, ~g6128, ~g6128t, ~g6129, ~g6129t, ~g6130, ~g6131, ~g6131t, ~g6134, ~g6136, ~g6137, ~g6139, ~g6199, ~g6228, ~g6229, ~g6659, 6128, 6129, 6131, 6120, 6136, 6134, players edition, duo jet, silver jet, sparkle jet, white penguin, black penguin",
    ],
    [
      "Electromatic Jet or Corvette",
      420,
      "~g5220, ~g5222, ~g5230, ~g5230t, ~g5237, ~g5232t, ~g5435, ~g5210, ~g5260, electromatic jet, electromatic corvette, electromatic pro jet",
    ],
  ],
  Ibanez: [
    [
      "Jem",
      1900,
      "~ibanez jem, ~jem7v, ~jem 77, ~jem77, ~jem777, jem777, jem7v, jem7, jem77, jem 77b, jem 7v, jem7vwh",
    ],
    ["Jem Junior or 555", 550, "~jem jr, jemjr, jem junior, ~jemjr, jem555, jem 555"],
    ["Universe", 1500, "universe, uv777, uv7, uv7pwh, uv777p, uv77"],
    ["Universe Premium", 850, "uv70p, uv71p"],
    [
      "JS (Joe Satriani) from Japan",
      1250,
      "js1000, js1200, js1600, js2400, js2410, js2450, js2480, js6, js 1000, js 1200, js1 cr, js20s, js25",
    ],
    ["JS (Joe Satriani)", 450, "js100, js140, js 100, js140m"],
    ["JS Premium", 850, "js24p, js240ps"],
    [
      "Paul Gilbert PGM or Fireman",
      1200,
      "pgm, pgm30, pgm301, pgm300, pgm333, pgm3, pgm500, pgm800, pgm 800, pgm 30, frm",
    ],
    [
      "PGM Mikro or Fireman from China",
      480,
      "pgmm, pgmm31, pgm80p, frm100, frm150, frm200, frm250, frm100gb, frm250mf",
    ],
    ["K7 or APEX", 1000, "k7, apex, apex1, apex2, apex200"],
    ["Iceman", 450, "ic400, ic300, icb200, ict700, psm10, ic200"],
    [
      "Artist of the 1970s or 1980s",
      1250,
      "ibanez artist, artist 2617, artist 2618, artist 2619, artist 2622, artist 2640, ar100, ar300, ar305, ar500, ar50",
    ],
    ["Professional of the 1970s", 1800, "ibanez professional, pro 2680, 2680, 2681"],
    [
      "copy of the 1970s",
      750,
      "2350, 2351, 2352, 2354, 2356, 2380, 2387, 2393, 2397, 2398, 2399, 2335, 2365, 2375, 2377, 2386, 2402, les paul, lawsuit",
    ],
    [
      "Concert, Studio, Blazer, Performer or Roadstar",
      480,
      "concert, studio, blazer, performer, roadstar, roadstar ii, rs100, rs405, rs430, rs440, rs520, rs530, rs1000, pf200, pf100, pf300, st50, st55, st100, bl300, bl400, cn100, cn200, cn250, pl2550, rs420, rs135, rs130, rs140, rs315",
    ],
    ["Destroyer of the 1980s", 950, "destroyer ii, dt350, dt400, dt50, dt555, dt500"],
    [
      "SA, S or SZ",
      320,
      "sa, sa120, sa160, sa160qm, sa260, sa260fm, sa360, sa360qm, sa460, sa960, s470, s420, s421, s520, s521, s570, s320, s370, s390, sz320, sz520, sz520qm, sz720, sv420, s5470",
    ],
    [
      "S Premium",
      650,
      "s970, s1070, s1070pbz, s770, s770pb, s870, s920, sew761, sew761mcw, sew761cw, sew761fm, s671, s7420, s5520",
    ],
    [
      "S Prestige",
      900,
      "s1540, s1540fm, s1625, s1670, s1670fm, s2020, s2020x, s2075, s2120, s2170, s2540, s5570, s5470q, s6570, s6570q, s6521, s540, s540ltd, s5470 prestige, sz2020, sz4020",
    ],
    [
      "RC, AX, ART, ARZ or TM",
      330,
      "rc220, rc320, rc330, rc330t, rc365, ax120, ax110, ax125, art100, art120, art300, arz200, arz300, arz307, arz400, arz700, ar220, ar420, ar325, tm302, tm330, tm71, xp300, dt200, dn300, dn500, gax, gax70, gax50, mtm",
    ],
    [
      "RGD or Iron Label",
      520,
      "rgd, rgd320, rgd321, rgd420, rgd421, rgd61, rgd61al, rgd61ala, rgd71, rgd71al, rgd71alms, rgdim6, rgdim6fm, rgdim7, rgdix6, rgdix6mrw, rgdix7, rgdir6, rgdir6m, rgdir7, rgir20, rgir20e, rgir20fe, rgir20bfe, rgir27, rgir28, rgir30, rgir30bfe, rgir37, rgix6, rgix20, rgib6, rgib21, iron label, axion, axion label",
    ],
    [
      "RGA standard",
      350,
      "rga42, rga42fm, rga42ex, rga32, rga71, rga72, rga72tqm, rga72tqmz, rga7, rga8, rga220, rga420z, rga742",
    ],
    ["RGA Prestige", 800, "rga121, rga220z, rga321, rga321f, rga622xh, rga742fm"],
    ["H. R. Giger model", 500, "giger, rghrg1, rgthrg1"],
    ["Andy Timmons", 1700, "at100, at100cl, at200, at300, andy timmons"],
    ["Andy Timmons Premium", 950, "at10p, at10rp"],
    ["Talman", 350, "talman, tm"],
    ["Xiphos, Glaive or other X", 500, "xiphos, xpt700, xpt1000, glaive, falchion, x ing"],
  ],
  Yamaha: [
    [
      "SG2000 or SG1500",
      1300,
      "~sg2000, ~sg1500, ~sg 2000, ~sg1802, ~sg 1500, sg2100, sg3000, ~sg1800, sg1000, ~sg1000, sbg1000, sbg2000, sg1820, ~sg1820",
    ],
    [
      "SG of the 1970s and 1980s",
      650,
      "sg500, sg700, sg800, sg800s, sg600, sg 700, sbg500, sg510, sg30, sg30a, sg35, sg40, sg45, sg60, sg85, sg90, sg175, sg450, sg300, sbg200, sbg1300ts, sg1300ts",
    ],
    [
      "Studio Lord, Super Flighter, SX or SR",
      550,
      "studio lord, super flighter, sl500, sl550, sl550s, sl700, sf500, sf 500, sf700, sf1000, sf3000, sf5000, sf7000, sx60, sx 60, sx80, sx125, sr400, sr500, sr500s, sr700, super r nroller, sc1200, sc600, sc400, sj500, sj800",
    ],
    [
      "AES, RGX, MG or SSC",
      420,
      "aes, aes 620, aes620, aes 800, aes 920, aes920, aes420, aes500, aes fg, rgx121z, rgx, rgx612, rgx612j, rgx820, rgxtt, rgx a2, rgxa2, rgx 420, mg, mg kii, mg m, ssc500, se700, se1203, 421d, erg121",
    ],
    ["Revstar RS720B and up", 620, "rs720b, rs720bx, rs620, rs820, rs502, rs502t"],
  ],
  Jackson: [
    [
      "JS series",
      180,
      "js, js1, js11, js12, js20, js22, js30, js32, js32t, js34, js22 7, js32 7, dinky js, rhoads js32, kelly js32",
    ],
    [
      "Performer, DX, X or PS series",
      330,
      "performer, ps1, ps2, ps4, dx10, dx10d, dmx, dxmg, dkmg, dkmgt, kexmg, rx10d, dinky dk2, sl3x, slx, slat, slathx, x series, ke3, dr5, dr3, dr7, ds",
    ],
    [
      "MG or Japanese Professional",
      550,
      "dk2, dk2m, dk2s, rr3, rr5, ke2, wrmg, swxtmg, dkxt, rr24, rr24xt, sl3, sls3, dr2, professional, stealth, fusion, dinky reverse, soloist professional, rrmg, kvx10",
    ],
    [
      "USA",
      1500,
      "usa select, sl1, sl2h, sl2, rr1, ke1, rr1t, dk1, pc1, phil collen, custom shop, san dimas, adrian smith, usa soloist",
    ],
  ],
  "ESP / Edwards": [
    ["Grass Roots", 250, "~grass roots, ~grassroots"],
    [
      "ESP original or custom order",
      1600,
      "esp horizon, esp eclipse, esp m ii, esp m2, esp viper, esp kh 2, esp kh2, esp mirage, esp custom shop, esp forest, esp alexi, esp random star, esp truckster, esp ex, esp original",
    ],
  ],
  LTD: [
    [
      "10, 50 or 100 series",
      170,
      "ec 10, ec10, ec 50, ec50, ec 100, ec100, m 10, m 15, m 17, m 50, m50, m 53, m 55, m 100, m100, m 103, f 50, f50, f 100, ex 50, ex50, viper 50, viper 100, viper 10, mh 50, mh 100, mh 103, h 50, h 51, h 100, b 50, v 50, kh 202, te 50",
    ],
    [
      "200, 250 or 300 series",
      300,
      "ec 200, ec 256, ec256, ec 250, ec 300, ec 330, ec 331, m 200, m200, m 207, m 250, mh 200, mh 250, mh 207, mh 203, h 200, h 207, h 250, h 300, h 301, h 308, viper 250, viper 256, viper 200, viper 300, viper 301, f 200, f 250, f 300, sc 207, sc 208, ex 260, v 250, v 300, te 200, te 212, st 213, xtone, max 200, kh 203",
    ],
    [
      "400, 500 or 600 series",
      450,
      "ec 400, ec 401, ec401, ec 407, ec 500, m 400, m 401, m 500, mh 400, mh 401, mh 417, mh 301, mh 350, h 400, h 401, h 500, viper 400, viper 407, viper 500, v 401, v 500, ex 400, ex 401, ex 500, te 401, alexi 200, alexi 600, sc 500, ns 7, gus 200, max 200rpr",
    ],
    [
      "1000 or signature series",
      750,
      "ec 1000, ec1000, ec 1000t, ec 1007, m 1000, m1000, m 1001, mh 1000, mh1000, mh 1001, mh 1007, h 1000, h1000, h 1001, h 1007, viper 1000, v 1000, ex 1000, te 1000, kh 602, kh602, gus 600, sc 600, sc 607, sc 608, sc 607b, sc 20, snakebyte, iron cross, truckster, black metal, arrow 1000, phoenix 1000, eclipse, deluxe",
    ],
  ],
  Epiphone: [
    ["SG G-400", 280, "~g 400, ~g400, sg g 400, faded g 400, sg standard"],
    [
      "SG or Les Paul Special",
      130,
      "special sg, sg special, g310, les paul special ii, special ii",
    ],
    [
      "signature Les Paul",
      520,
      "zakk wylde, slash, joe bonamassa, bonamassa, jerry cantrell, matt heafy, gary clark, joan jett, tommy thayer, marcus king, jared james nichols, adam jones, brendon small, tony iommi, jeff waters, nancy wilson, lee malia, james bay",
    ],
    ["Elitist, Elite or Japanese model", 1000, "elitist, elite, terada, fujigen, made in japan"],
    [
      "of the 1960s",
      2200,
      "1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, crestwood, coronet, wilshire",
    ],
  ],
  Washburn: [
    ["N4", 1100, "n4, nuno bettencourt n4"],
    ["N1 or N2", 260, "n1, n2"],
    ["Dime", 430, "dime, dime 333, dime333, dimebag"],
    ["P series or Custom Shop from Chicago", 750, "p2, p3, p4, d3, wi 80, idol custom"],
  ],
  Squier: [
    [
      "JV or SQ from Japan",
      950,
      "~squier jv, squier sq, jv squier, jv serial, ~jv stratocaster, squier mij, squier japan, made in japan, e serial",
    ],
    ["Paranormal or Contemporary", 290, "paranormal, contemporary, 40th anniversary, fsr"],
    ["J Mascis or signature", 430, "j mascis, jim root, chris shiflett, john 5, jagmaster"],
    ["Pro Tone", 480, "pro tone, protone"],
    [
      "Deluxe or Vintage Modified",
      240,
      "deluxe jazzmaster, vista, venus, super sonic, supersonic, cyclone",
    ],
  ],
  Schecter: [
    [
      "Diamond series, middle",
      420,
      "c 1, c1, c 7, omen, demon, avenger, tempest, solo 6, solo 2, synyster, ultra, s 1, corsair, pt fastback, pt, banshee",
    ],
    [
      "Hellraiser, Blackjack, SLS or KM",
      620,
      "hellraiser, blackjack, sls, km 7, km 6, banshee elite, reaper, apocalypse, nick johnston, sun valley, super shredder, e 1, sunset",
    ],
    ["USA Custom Shop", 2000, "usa, custom shop, traditional usa, usa production, masterworks"],
  ],
  Charvel: [
    [
      "Pro-Mod",
      720,
      "pro mod, dk24, dk22, so cal, socal, so cal style 1, san dimas style 1, guthrie govan, marco sfogli, angel vivaldi",
    ],
    [
      "Model series or Fusion from Japan",
      620,
      "model 1, model 2, model 3, model 4, model 5, model 6, model 7, model 8, fusion, 275, 375, 475, 575, 650, 750, predator, spectrum, surfcaster, st deluxe, st custom",
    ],
  ],
  "Dean / B.C. Rich": [
    [
      "USA or vintage B.C. Rich",
      2000,
      "bich usa, mockingbird usa, nj series 1980s, seagull, eagle supreme, handmade, usa bich, b c rich handmade",
    ],
    [
      "B.C. Rich Pro or NJ",
      550,
      "nj series, nj, asm pro, asm, mockingbird st, gunslinger, ironbird, kerry king, stealth",
    ],
  ],
};

const excludes = [
  "bass",
  "acoustic guitar",
  "amp",
  "amplifier",
  "pedal",
  "pickups only",
  "neck only",
  "body only",
  "case only",
  "pickguard only",
  "strap",
  "poster",
  "miniature",
  "ukulele",
  "book",
];

/** Entries that price a maker's similar products together scatter more than one product does. */
const severalProducts = / or |,|series|of the|USA|original|signature|aged|anniversary/;

const keyFrom = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, " ")
    .trim();

function lineEntry(brand: string, [model, usedMedianUsd, names]: Line): GuideEntry {
  const makers = brand.split(" / ").map(keyFrom);
  const all = names.split(", ");
  const aliases = all
    .map((name) => name.replace("~", ""))
    .flatMap((name) =>
      makers.some((maker) => name.startsWith(`${maker} `))
        ? [name]
        : makers.map((maker) => `${maker} ${name}`),
    );
  const bare = all.filter((name) => name.startsWith("~")).map((name) => name.slice(1));
  return {
    id: `${keyFrom(`${brand} ${model}`).replaceAll(" ", "-")}`,
    category: "musical-instruments",
    specificity: "model",
    brand,
    model,
    aliases: [...new Set(aliases)],
    ...(bare.length === 0 ? {} : { bareNames: { among: "guitars" as const, names: bare } }),
    excludes,
    usedMedianUsd,
    scatter: severalProducts.test(model) ? 0.4 : 0.3,
    adjustedBy: ["guitar_features"],
    shipPounds: 20,
    feeClass: "guitars_and_basses",
    sellsIn: "weeks",
  };
}

/** The numbers of Ibanez' RG tell its class: a hundred to four hundred, five to nine, thousands. */
const ibanezRg: readonly Line[] = [
  [
    "RG standard",
    300,
    rg(
      "120 140 150 170 220 240 250 260 270 280 320 321 330 331 340 350 360 365 370 380 391 411 420 421 430 440 441 450 460 465 471 473 7321 7421 8 9 7 420ex 421hpah 320dx 465m",
    ),
  ],
  [
    "RG from Japan or Premium",
    700,
    rg(
      "470 505 507 520 521 540 550 560 565 570 580 587 620 621 631 640 655 657 660 670 721 730 740 750 755 760 770 780 820 827 870 880 919 920 921 927 970 1070 1120 7620 7621 7420 7570 6 premium",
    ),
  ],
  [
    "RG Prestige",
    900,
    rg(
      "652 752 852 1077 1080 1121 1127 1200 1201 1270 1308 1420 1421 1451 1520 1527 1550 1570 1620 1820 1920 2011 2020 2027 2120 2228 2320 2550 2560 2570 2610 2620 2627 2770 3020 3120 3250 3521 3550 3570 3620 3727 5120 5121 5170 prestige",
    ),
  ],
  ["RG J.Custom", 1900, `${rg("8420 8470 8520 8527 8540 8570 8670")}, jcrg, jcrg1404, j custom`],
  [
    "Gio",
    130,
    "grg, grg121, grg121dx, grg131, grg140, grg150, grg170, grg170dx, grg20, grg7221, grx, grx20, grx40, grx40z, grx70, grx55, gsa, gsa60, gax30, gio, gio grg, grga, grgr",
  ],
];

function rg(numbers: string): string {
  return numbers
    .split(" ")
    .map((number) => `rg${number}`)
    .join(", ");
}

export const guitarLines: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of each series' new price and of what used ones bring, not taken from a record of sales",
  entries: [
    ...Object.entries(linesByBrand).flatMap(([brand, lines]) =>
      lines.map((line) => lineEntry(brand, line)),
    ),
    ...ibanezRg.map((line) => lineEntry("Ibanez", line)),
  ],
};
