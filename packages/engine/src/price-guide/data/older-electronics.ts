import type { GuideSection } from "../entry.ts";
import { type Row, sectionsFromRows } from "../rows.ts";

const model = (brand: string, scatter = 0.35) => ({ brand, is: "model", scatter }) as const;

const accessories =
  "case for, case only, keyboard case, folio, screen protector, charger for, box only";
const iPad = { ...model("Apple"), not: accessories };

const tablets: readonly Row[] = [
  ["iPad 4th gen", "ipad 4, ipad 4th gen, ipad 4th generation, ipad fourth generation", 28, iPad],
  ["iPad 3rd gen", "ipad 3, ipad 3rd gen, ipad 3rd generation, ipad third generation", 24, iPad],
  ["iPad 2", "ipad 2, ipad2, ipad 2nd gen, ipad 2nd generation", 20, iPad],
  [
    "iPad, original",
    "ipad 1, ipad 1st gen, ipad 1st generation, original ipad, ipad first generation",
    20,
    iPad,
  ],
  [
    "iPad Air 1",
    "ipad air 1, ipad air 1st gen, ipad air 1st generation, ipad air first generation, ipad air a1474, ipad air a1475, ipad air md785ll, ipad air md786ll, ipad air 2013",
    34,
    iPad,
  ],
  ["iPad mini 3", "ipad mini 3, ipad mini 3rd gen, ipad mini 3rd generation", 42, iPad],
  [
    "iPad mini 2",
    "ipad mini 2, ipad mini 2nd gen, ipad mini 2nd generation, ipad mini retina",
    36,
    iPad,
  ],
  [
    "iPad mini 1",
    "ipad mini 1, ipad mini 1st gen, ipad mini 1st generation, 1st gen ipad mini, ipad mini first generation, original ipad mini",
    25,
    iPad,
  ],
  [
    "Galaxy Tab S2",
    "galaxy tab s2, samsung tab s2, galaxy tab s, samsung tab s",
    55,
    model("Samsung"),
  ],
  [
    "Galaxy Tab 3 or 4",
    "galaxy tab 3, galaxy tab 4, galaxy tab 2, samsung tab 3, samsung tab 4, samsung tab 2, galaxy tab pro, galaxy note 10 1, galaxy note 8 0, galaxy tab e",
    28,
    model("Samsung", 0.45),
  ],
  ["Nexus 7 tablet", "nexus 7, google nexus 7, asus nexus 7", 30, model("Google")],
  [
    "Nexus 10 or 9 tablet",
    "nexus 10, nexus 9, google nexus 9, google nexus 10",
    38,
    model("Google"),
  ],
  [
    "Surface Pro 3",
    "surface pro 3, microsoft surface pro 3, surface pro 2, surface pro 1",
    65,
    { ...model("Microsoft", 0.4), not: accessories },
  ],
  [
    "Surface RT or Surface 2 or 3",
    "surface rt, surface 2, surface 3, microsoft surface rt, microsoft surface 3",
    40,
    { ...model("Microsoft", 0.45), not: accessories },
  ],
  ["Kindle Voyage", "kindle voyage, amazon kindle voyage", 62, model("Amazon")],
];

const computers: readonly Row[] = [
  [
    "MacBook 12 inch Retina",
    "macbook 12, macbook 12 inch, 12 inch macbook, macbook retina 12, 12 macbook, macbook a1534",
    105,
    model("Apple", 0.4),
  ],
  [
    "MacBook, white or black polycarbonate",
    "white macbook, macbook white, black macbook, macbook a1181, macbook a1342, macbook unibody white",
    45,
    model("Apple", 0.45),
  ],
  [
    "iMac 21.5 inch",
    "imac 21 5, imac 21 5 inch, 21 5 imac, imac 21, 21 inch imac, 21 5 inch imac, imac 21 inch, imac a1418, imac a1311",
    105,
    model("Apple", 0.5),
  ],
  [
    "iMac 27 inch, before Retina",
    "imac 27 2009, imac 27 2010, imac 27 2011, imac 27 2012, imac 27 2013, imac a1312, imac a1419, 2009 imac 27, 2010 imac 27, 2011 imac 27, 2012 imac 27, 2013 imac 27",
    125,
    model("Apple", 0.4),
  ],
  [
    "iMac 20 or 24 inch, 2006 to 2009",
    "imac 20, imac 20 inch, 20 inch imac, imac 24 2007, imac 24 2008, imac 24 2009, 2007 imac, 2008 imac, imac 2007, imac 2008, imac g5, imac intel core 2 duo",
    45,
    model("Apple", 0.5),
  ],
  [
    "ThinkPad T460 or older",
    "thinkpad t460, thinkpad t450, thinkpad t440, thinkpad t430, thinkpad t420, thinkpad t410, thinkpad t400, thinkpad t61, thinkpad x220, thinkpad x230, thinkpad x240, thinkpad x250, thinkpad x260, thinkpad x200, thinkpad x201, thinkpad t440s, thinkpad t450s, thinkpad t460s, thinkpad t430s, thinkpad t420s, thinkpad w530, thinkpad w520, thinkpad l430, thinkpad l440, lenovo t430, lenovo t420, lenovo t440, lenovo t450, lenovo t460, lenovo x220, lenovo x230, lenovo x240, lenovo x250",
    85,
    model("Lenovo", 0.4),
  ],
];

const computerParts: readonly Row[] = [
  ["GeForce GTX 980", "gtx 980, geforce gtx 980, nvidia gtx 980", 50, model("NVIDIA", 0.3)],
  ["GeForce GTX 960", "gtx 960, geforce gtx 960, nvidia gtx 960", 34, model("NVIDIA", 0.3)],
  [
    "GeForce GTX 750 Ti",
    "gtx 750 ti, geforce gtx 750 ti, nvidia gtx 750 ti, gtx 750ti, 750ti, 750 ti",
    27,
    model("NVIDIA", 0.3),
  ],
  [
    "Radeon RX Vega 56 or 64",
    "vega 56, vega 64, rx vega 56, rx vega 64, radeon vega",
    85,
    model("AMD", 0.3),
  ],
];

const watches: readonly Row[] = [
  [
    "Watch, original",
    "apple watch series 0, apple watch 1st gen, apple watch 1st generation, apple watch first generation, original apple watch, apple watch sport, 1st gen apple watch",
    16,
    { ...model("Apple", 0.45), not: "band for, band only, strap for" },
  ],
  [
    "Gear S2 or S3",
    "gear s2, gear s3, samsung gear s2, samsung gear s3, gear s3 frontier, gear s3 classic, gear s2 classic, galaxy gear, gear sport, samsung gear sport",
    32,
    model("Samsung", 0.45),
  ],
  [
    "Fenix 3",
    "fenix 3, garmin fenix 3, fenix 3 hr, garmin fenix 3 hr, fenix 2",
    70,
    model("Garmin", 0.35),
  ],
];

const games: readonly Row[] = [
  [
    "Oculus Quest, first",
    "oculus quest 1, oculus quest first generation, quest 1",
    60,
    model("Meta", 0.35),
  ],
  [
    "Oculus Rift or HTC Vive",
    "oculus rift, oculus rift s, oculus rift cv1, htc vive, htc vive pro",
    110,
    model("Meta", 0.45),
  ],
];

const cameras: readonly Row[] = [
  [
    "EOS 7D",
    "canon 7d, eos 7d, canon eos 7d",
    170,
    { ...model("Canon"), not: "battery grip, 7d mark ii" },
  ],
  [
    "EOS 7D Mark II",
    "canon 7d mark ii, eos 7d mark ii, canon 7d mark 2, 7d mark ii, 7d mark 2",
    360,
    model("Canon"),
  ],
  [
    "EOS 60D or 50D",
    "canon 60d, eos 60d, canon eos 60d, canon 50d, eos 50d, canon 40d, eos 40d, canon 30d",
    160,
    { ...model("Canon"), not: "battery grip" },
  ],
  ["D5100 or D5000", "nikon d5100, nikon d5000", 130, { ...model("Nikon"), not: "battery grip" }],
  ["D7000 or D7100", "nikon d7000, nikon d7100", 200, { ...model("Nikon"), not: "battery grip" }],
  [
    "D90 or D80",
    "nikon d90, nikon d80, nikon d70, nikon d60, nikon d50",
    100,
    { ...model("Nikon", 0.4), not: "battery grip" },
  ],
  ["D600 or D610", "nikon d600, nikon d610", 340, { ...model("Nikon"), not: "battery grip" }],
  [
    "D700",
    "nikon d700, nikon d300, nikon d300s",
    260,
    { ...model("Nikon", 0.45), not: "battery grip" },
  ],
  [
    "D800 or D810",
    "nikon d800, nikon d800e, nikon d810",
    480,
    { ...model("Nikon", 0.4), not: "battery grip" },
  ],
  [
    "a7 or a7 II",
    "sony a7, sony a7 ii, sony a7ii, sony alpha a7, sony a7s, sony a7r",
    520,
    model("Sony", 0.4),
  ],
  [
    "a6300 or a6500",
    "sony a6300, sony a6500, sony a6100, sony alpha a6300, sony alpha a6500",
    520,
    model("Sony", 0.3),
  ],
  [
    "X-T1 or X-T2",
    "fujifilm x t1, fuji x t1, fujifilm xt1, fuji xt1, fujifilm x t2, fuji x t2, fujifilm xt2, fuji xt2",
    480,
    model("Fujifilm", 0.35),
  ],
  [
    "Hero 3 or 3+",
    "gopro hero 3, gopro hero3, gopro 3, gopro hero 3 plus, hero 3 black, hero 3 silver, hero3",
    34,
    model("GoPro", 0.4),
  ],
  [
    "Hero 2 or HD Hero",
    "gopro hero 2, gopro hero2, gopro 2, gopro hd hero, gopro hd hero 2, hd hero 2",
    28,
    model("GoPro", 0.4),
  ],
  ["Spark", "dji spark", 140, model("DJI", 0.4)],
  ["Mavic Air, first", "dji mavic air, mavic air", 230, { ...model("DJI", 0.35), not: "air 2" }],
];

const audioAndVideo: readonly Row[] = [
  [
    "QuietComfort 25, 20 or 15",
    "bose qc25, bose qc 25, quietcomfort 25, bose quietcomfort 25, bose qc15, bose qc 15, quietcomfort 15, bose quietcomfort 15, bose qc20, bose qc 20, quietcomfort 20, bose quietcomfort 20, quiet comfort 25, quiet comfort 15, quiet comfort 20",
    52,
    model("Bose", 0.35),
  ],
  [
    "Studio, first or 2.0",
    "beats studio 2, beats studio 2 0, beats by dre studio, beats studio wireless, monster beats studio",
    42,
    model("Beats", 0.45),
  ],
  [
    "Solo or Solo 2",
    "beats solo 2, beats solo hd, solo 2, beats by dre solo, beats solo2, solo hd",
    34,
    model("Beats", 0.45),
  ],
  [
    "Powerbeats 2 or 3",
    "powerbeats 2, powerbeats 3, powerbeats2, powerbeats3, beats powerbeats 2, beats powerbeats 3, powerbeats 2 wireless, powerbeats 3 wireless",
    34,
    model("Beats", 0.4),
  ],
  [
    "Pill",
    "beats pill, beats pill 2, beats pill 2 0, beats by dre pill, beats pill plus, beats pill xl",
    60,
    model("Beats", 0.45),
  ],
];

const kinds: readonly Row[] = [
  [
    "plasma TV",
    "plasma tv, plasma television, plasma hdtv, smart plasma, panasonic viera plasma, viera plasma, panasonic plasma, samsung plasma, lg plasma, pioneer kuro, inch plasma, plasma smart tv, plasma screen tv, plasma flat screen, plasma",
    75,
    {
      scatter: 0.6,
      not: "cutter, ball, globe",
      variants: {
        "over 55 inches: 58 inch, 59 inch, 60 inch, 63 inch, 64 inch, 65 inch, 60, 64, 65": 1.5,
      },
    },
  ],
];

const players: readonly Row[] = [
  [
    "iPod touch 7th gen",
    "ipod touch 7, ipod touch 7th gen, ipod touch 7th generation",
    95,
    model("Apple"),
  ],
  [
    "iPod touch 6th gen",
    "ipod touch 6, ipod touch 6th gen, ipod touch 6th generation",
    55,
    model("Apple"),
  ],
  [
    "iPod touch 5th gen or older",
    "ipod touch 5, ipod touch 5th gen, ipod touch 5th generation, ipod touch 4, ipod touch 4th gen, ipod touch 4th generation, ipod touch 1st gen, ipod touch 1st generation, 1st generation ipod touch, ipod touch 2nd gen, ipod touch 3rd gen",
    36,
    model("Apple", 0.4),
  ],
];

/** What ages and was left out of the larger tables: generations that people still list. */
export const olderElectronics: readonly GuideSection[] = sectionsFromRows({
  electronics: [
    ...tablets,
    ...computers,
    ...computerParts,
    ...watches,
    ...games,
    ...cameras,
    ...audioAndVideo,
    ...players,
    ...kinds,
  ],
});
