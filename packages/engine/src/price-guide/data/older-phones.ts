import type { GuideSection } from "../entry.ts";
import { type Row, sectionsFromRows } from "../rows.ts";

/** A listing with these words sells something for a phone, or a phone that nobody can use. */
const notPhone =
  "case for, phone case, case only, hardcase, screen protector, tempered glass, icloud locked, icloud lock, box only, empty box, replacement screen, lcd, otterbox, otter box, lifeproof, charger for, dummy, case iphone, case apple, case samsung, iphone 6 case, iphone 6s case, iphone 6 plus case, iphone 5 case";

const apple = {
  brand: "Apple",
  is: "model",
  scatter: 0.35,
  not: notPhone,
  variants: { "64 GB: 64gb": 1.1, "128 GB: 128gb": 1.2 },
} as const;
const samsung = { brand: "Samsung", is: "model", scatter: 0.35, not: notPhone } as const;
const google = { brand: "Google", is: "model", scatter: 0.35, not: notPhone } as const;
const lg = { brand: "LG", is: "model", scatter: 0.4, not: notPhone } as const;
const htc = { brand: "HTC", is: "model", scatter: 0.4, not: notPhone } as const;
const sony = { brand: "Sony", is: "line", scatter: 0.5, not: notPhone } as const;
const onePlus = { brand: "OnePlus", is: "model", scatter: 0.4, not: notPhone } as const;
const huawei = { brand: "Huawei", is: "model", scatter: 0.4, not: notPhone } as const;
const otherMaker = { is: "line", scatter: 0.6, not: notPhone } as const;

const phones: readonly Row[] = [
  ["iPhone 6s Plus", "iphone 6s plus, i phone 6s plus, iphone6s plus, 6s plus", 38, apple],
  ["iPhone 6s", "iphone 6s, i phone 6s, iphone6s, apple 6s", 28, apple],
  ["iPhone 6 Plus", "iphone 6 plus, i phone 6 plus, iphone6 plus", 28, apple],
  ["iPhone 6", "iphone 6, i phone 6, iphone6, apple 6", 20, apple],
  ["iPhone 5s", "iphone 5s, i phone 5s, iphone5s", 19, apple],
  ["iPhone 5c", "iphone 5c, i phone 5c, iphone5c", 17, apple],
  ["iPhone 5", "iphone 5, i phone 5, iphone5", 17, apple],
  ["iPhone 4s", "iphone 4s, i phone 4s, iphone4s", 16, apple],
  ["iPhone 4", "iphone 4, i phone 4, iphone4", 15, apple],
  ["iPhone 3G or 3GS", "iphone 3g, iphone 3gs, iphone 3s, iphone 3", 22, apple],

  [
    "Galaxy S8",
    "galaxy s8, samsung s8, s8 plus, galaxy s8 plus, samsung galaxy s8, s8 edge",
    46,
    { ...samsung, variants: { "S8+: s8 plus, galaxy s8 plus": 1.12 } },
  ],
  [
    "Galaxy S7 edge",
    "galaxy s7 edge, samsung s7 edge, s7 edge, samsung galaxy s7 edge",
    44,
    samsung,
  ],
  ["Galaxy S7", "galaxy s7, samsung s7, samsung galaxy s7, galaxy s7 active", 38, samsung],
  [
    "Galaxy S6 edge",
    "galaxy s6 edge, samsung s6 edge, s6 edge, galaxy s6 edge plus, s6 edge plus",
    36,
    samsung,
  ],
  ["Galaxy S6", "galaxy s6, samsung s6, samsung galaxy s6, galaxy s6 active", 30, samsung],
  ["Galaxy S5", "galaxy s5, samsung s5, samsung galaxy s5, galaxy s5 active", 28, samsung],
  ["Galaxy S4", "galaxy s4, samsung s4, samsung galaxy s4", 25, samsung],
  ["Galaxy S3", "galaxy s3, samsung s3, samsung galaxy s3, galaxy s iii, galaxy siii", 22, samsung],
  [
    "Galaxy S2",
    "galaxy s2, samsung s2, galaxy s ii, samsung galaxy s2, galaxy s ii skyrocket",
    20,
    samsung,
  ],
  ["Galaxy Note 8", "galaxy note 8, samsung note 8, samsung galaxy note 8", 65, samsung],
  ["Galaxy Note 5", "galaxy note 5, samsung note 5, note 5", 46, samsung],
  ["Galaxy Note 4", "galaxy note 4, samsung note 4, note 4", 42, samsung],
  ["Galaxy Note 3", "galaxy note 3, samsung note 3, note 3", 36, samsung],
  [
    "Galaxy Note 2",
    "galaxy note 2, samsung note 2, note 2, galaxy note ii, samsung note ii, note ii",
    30,
    samsung,
  ],
  [
    "Galaxy Z Fold 3",
    "galaxy z fold 3, z fold 3, galaxy fold 3, samsung fold 3, z fold3, galaxy fold3",
    200,
    samsung,
  ],
  [
    "Galaxy Fold or Z Fold 2",
    "galaxy z fold 2, z fold 2, galaxy fold 2, samsung fold 2, z fold2, galaxy fold, galaxy z fold",
    180,
    samsung,
  ],
  [
    "Galaxy Z Flip 3",
    "galaxy z flip 3, z flip 3, galaxy flip 3, samsung flip 3, z flip3, galaxy flip3",
    95,
    samsung,
  ],
  [
    "Galaxy Z Flip, first",
    "galaxy z flip, galaxy flip, samsung z flip, samsung flip, z flip",
    85,
    samsung,
  ],

  ["Pixel 4 or 4 XL", "pixel 4, pixel 4 xl, google pixel 4", 62, google],
  ["Pixel 3a", "pixel 3a, pixel 3a xl, google pixel 3a", 48, google],
  ["Pixel 3 or 3 XL", "pixel 3, pixel 3 xl, google pixel 3", 48, google],
  ["Pixel 2 or 2 XL", "pixel 2, pixel 2 xl, google pixel 2, pixal 2", 40, google],
  [
    "Pixel, first or XL",
    "pixel xl, pixel 1, google pixel xl, google pixel 1, pixel 1 xl",
    36,
    google,
  ],
  ["Nexus 6P", "nexus 6p, huawei nexus 6p, google nexus 6p", 38, google],
  ["Nexus 6", "nexus 6, motorola nexus 6, google nexus 6", 34, google],
  ["Nexus 5X", "nexus 5x, lg nexus 5x, google nexus 5x", 30, google],
  ["Nexus 5", "nexus 5, lg nexus 5, google nexus 5", 30, google],
  ["Nexus 4", "nexus 4, lg nexus 4, google nexus 4", 25, google],

  ["G7 or V30", "lg g7, lg v30, lg g7 thinq, lg v30 plus, lg v35, lg g8", 48, lg],
  ["G6", "lg g6", 34, lg],
  ["V20", "lg v20", 38, lg],
  ["G5", "lg g5", 26, lg],
  ["V10", "lg v10", 30, lg],
  ["G4 phone", "lg g4", 24, { ...lg, not: `${notPhone}, oled, tv, inch` }],
  ["G3 phone", "lg g3", 24, { ...lg, not: `${notPhone}, oled, tv, inch` }],
  ["G2 phone", "lg g2", 22, { ...lg, not: `${notPhone}, oled, tv, inch` }],
  [
    "Stylo, Optimus or K series",
    "lg stylo, lg stylo 2, lg stylo 3, lg stylo 4, lg stylo 5, lg optimus, lg k7, lg k8, lg k10, lg k20, lg lancet, lg tribute, lg leon, lg phoenix, lg aristo, lg volt, lg g stylo, lg g flex, lg flex",
    24,
    { brand: "LG", ...otherMaker },
  ],

  ["U11", "htc u11, htc bolt, htc u ultra", 40, htc],
  ["10", "htc 10", 34, htc],
  ["One M9", "htc one m9, htc m9", 30, htc],
  ["One M8", "htc one m8, htc m8", 30, htc],
  ["One M7", "htc one m7, htc m7, htc one x", 26, htc],

  [
    "Moto Z or Z Force",
    "moto z, moto z force, moto z play, moto z2, moto z droid",
    42,
    { brand: "Motorola", is: "model", scatter: 0.4, not: notPhone },
  ],
  [
    "Moto X",
    "moto x, moto x pure, moto x play, moto x4",
    32,
    { brand: "Motorola", is: "model", scatter: 0.4, not: notPhone },
  ],
  [
    "Razr flip phone, old",
    "motorola razr v3, razr v3, motorola razr v3i, motorola razr v3m, razr flip phone",
    38,
    { brand: "Motorola", ...otherMaker },
  ],

  [
    "Lumia 920 or 1020",
    "lumia 920, nokia lumia 920, lumia 1020, nokia lumia 1020, lumia 950, lumia 1520, lumia 925, lumia 930",
    32,
    { brand: "Nokia", is: "model", scatter: 0.5, not: notPhone },
  ],

  [
    "Xperia Z series",
    "xperia z, xperia z1, xperia z2, xperia z3, xperia z5, sony xperia z, sony xperia z3",
    36,
    { ...sony, not: `${notPhone}, tablet` },
  ],
  [
    "Xperia X or XZ series",
    "xperia x, xperia xa, xperia xz, xperia xz1, xperia xz2, xperia xa1, xperia xa2, xperia l1",
    48,
    sony,
  ],
  [
    "Xperia 1 or 5",
    "xperia 1, xperia 5, xperia 1 ii, xperia 5 ii, xperia 1 iii, xperia 5 iii, xperia 1 iv, sony xperia 5, sony xperia 1",
    150,
    sony,
  ],
  ["Xperia 10", "xperia 10, xperia 10 ii, xperia 10 iii, xperia 10 iv, xperia l4", 75, sony],
  ["Xperia phone, model not named", "xperia, sony xperia, sony xperia phone", 50, sony],
  [
    "Ericsson phone, old",
    "sony ericsson, sony ericsson phone, sony ericsson walkman phone",
    25,
    sony,
  ],

  ["3 or 3T", "oneplus 3, oneplus 3t, one plus 3, one plus 3t", 45, onePlus],
  ["5 or 5T", "oneplus 5, oneplus 5t, one plus 5, one plus 5t", 55, onePlus],
  ["6 or 6T", "oneplus 6, oneplus 6t, one plus 6, one plus 6t", 72, onePlus],
  [
    "7 or 7 Pro",
    "oneplus 7, oneplus 7 pro, oneplus 7t, one plus 7, one plus 7 pro, one plus 7t",
    92,
    onePlus,
  ],
  [
    "8 or 8 Pro",
    "oneplus 8, oneplus 8 pro, oneplus 8t, one plus 8, one plus 8 pro, one plus 8t",
    125,
    onePlus,
  ],
  ["9 or 9 Pro", "oneplus 9, oneplus 9 pro, one plus 9, one plus 9 pro", 160, onePlus],
  [
    "Nord",
    "oneplus nord, one plus nord, oneplus nord ce, oneplus nord 2, oneplus nord n10, oneplus nord n20",
    90,
    onePlus,
  ],

  ["P20 or P20 Pro", "huawei p20, huawei p20 pro, huawei p20 lite", 60, huawei],
  ["P30 or P30 Pro", "huawei p30, huawei p30 pro, huawei p30 lite", 95, huawei],

  [
    "phone",
    "redmi, redmi note, xiaomi phone, xiaomi mi, xiaomi redmi, poco f3, poco x3, xiaomi poco, xiaomi 11t, xiaomi mi 11, xiaomi 12",
    85,
    { brand: "Xiaomi", ...otherMaker },
  ],
  [
    "phone",
    "oppo phone, oppo reno, oppo find, oppo a53, oppo a54, oppo find x, oppo find x2, oppo find x3",
    90,
    { brand: "Oppo", ...otherMaker },
  ],
  [
    "phone",
    "honor phone, honor 8, honor 9, honor 10, honor 20, honor 50, honor magic",
    70,
    { brand: "Honor", ...otherMaker },
  ],
  [
    "phone",
    "zte phone, zte axon, zte blade, zte zmax, zte sonata, zte max, zte prestige, zte z max",
    25,
    { brand: "ZTE", ...otherMaker },
  ],
  [
    "phone",
    "kyocera phone, kyocera hydro, kyocera event, kyocera rise, kyocera duraforce, kyocera brigadier",
    24,
    { brand: "Kyocera", ...otherMaker },
  ],
  [
    "phone",
    "alcatel phone, alcatel onetouch, alcatel one touch, alcatel idol, alcatel pixi",
    22,
    { brand: "Alcatel", ...otherMaker },
  ],
  [
    "phone",
    "pantech phone, pantech ease, pantech renue, pantech breeze, pantech link",
    18,
    { brand: "Pantech", ...otherMaker },
  ],
  [
    "Galaxy A3 to A5, older",
    "galaxy a3, galaxy a5, samsung a3, samsung a5, galaxy a6, galaxy a7, galaxy a8",
    40,
    { brand: "Samsung", ...otherMaker },
  ],
  [
    "Galaxy A20 to A40",
    "galaxy a20, galaxy a20e, galaxy a21s, galaxy a30, galaxy a30s, galaxy a40, samsung a20e, samsung a21s, samsung a30s, samsung a40",
    55,
    { brand: "Samsung", ...otherMaker },
  ],
  [
    "Galaxy A50 to A72",
    "galaxy a50, galaxy a51, galaxy a52, galaxy a52s, galaxy a70, galaxy a71, galaxy a72, samsung a50, samsung a51, samsung a52, samsung a52s, samsung a70, samsung a71",
    95,
    { brand: "Samsung", ...otherMaker },
  ],
  [
    "Galaxy Express, Stratosphere or Prevail",
    "galaxy express, galaxy express 3, samsung stratosphere, galaxy prevail, galaxy pocket, galaxy ace, galaxy young, samsung fame, galaxy fame, galaxy on5, samsung galaxy express",
    22,
    { brand: "Samsung", ...otherMaker },
  ],
];

/** Telephones of generations that most resellers no longer touch and people still list. */
export const olderPhones: readonly GuideSection[] = sectionsFromRows({ electronics: phones });
