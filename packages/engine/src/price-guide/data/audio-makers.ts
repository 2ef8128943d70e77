import type { GuideSection } from "../entry.ts";
import { type Row, sectionsFromRows } from "../rows.ts";

const line = (brand: string, scatter = 0.6) => ({ brand, is: "line", scatter }) as const;

const speakersBy = (brand: string, scatter = 0.6) =>
  ({
    ...line(brand, scatter),
    not: "speaker cable, speaker stand, speaker stands, grille, grill only",
  }) as const;

/** Loudspeakers of makers whose name says what they are worth; a pair where they come in pairs. */
const speakers: readonly Row[] = [
  [
    "800 series loudspeakers",
    "bowers and wilkins 802, bowers and wilkins 801, bowers and wilkins 803, bowers and wilkins 804, bowers and wilkins 805, bowers wilkins 802, bowers wilkins 803, bowers wilkins 804, bowers wilkins 805, b and w 801, b and w 802, b and w 803, b and w 804, b and w 805",
    2400,
    speakersBy("Bowers & Wilkins", 0.6),
  ],
  [
    "loudspeakers",
    "bowers and wilkins speakers, bowers wilkins speakers, b and w speakers, b and w 600, b and w 602, b and w 603, b and w 601, b and w 685, b and w 683, b and w cm1, b and w cm5, b and w dm",
    380,
    speakersBy("Bowers & Wilkins", 0.65),
  ],
  [
    "loudspeakers",
    "kef speakers, kef q100, kef q300, kef q350, kef q150, kef q500, kef iq9, kef iq3, kef iq7, kef ls50, kef r300",
    420,
    speakersBy("KEF", 0.6),
  ],
  [
    "SDA loudspeakers",
    "polk sda, polk audio sda, polk sda 1, polk sda 2, polk sda srs",
    420,
    speakersBy("Polk", 0.5),
  ],
  [
    "loudspeakers",
    "polk audio speakers, polk speakers, polk audio, polk monitor, polk rti, polk tsi, polk lsi",
    120,
    speakersBy("Polk", 0.65),
  ],
  [
    "loudspeakers",
    "tannoy speakers, tannoy eyris, tannoy mercury, tannoy revolution, tannoy reveal",
    230,
    speakersBy("Tannoy", 0.7),
  ],
  [
    "loudspeakers, old",
    "altec speakers, altec lansing model, altec corona, altec valencia, altec santana, altec voice of the theatre, vintage altec",
    480,
    speakersBy("Altec", 0.75),
  ],
  [
    "loudspeakers, old",
    "klh speakers, klh model, klh 17, klh 23, klh 5, klh 6, klh model 23",
    150,
    speakersBy("KLH", 0.55),
  ],
  [
    "loudspeakers",
    "infinity speakers, infinity primus, infinity interlude, infinity rs, infinity rse, infinity reference, infinity kappa, infinity sm",
    160,
    speakersBy("Infinity", 0.65),
  ],
  [
    "loudspeakers",
    "miller and kreisel speakers, miller kreisel, m and k speakers",
    380,
    speakersBy("Miller & Kreisel", 0.65),
  ],
  [
    "loudspeakers",
    "martin logan, martinlogan, martin logan speakers, martin logan motion, martin logan aerius",
    750,
    speakersBy("MartinLogan", 0.7),
  ],
  [
    "loudspeakers",
    "paradigm speakers, paradigm monitor, paradigm studio, paradigm mini monitor, paradigm titan, paradigm atom",
    210,
    speakersBy("Paradigm", 0.6),
  ],
  [
    "loudspeakers",
    "definitive technology, definitive technology speakers, definitive technology bp, def tech",
    260,
    speakersBy("Definitive Technology", 0.65),
  ],
  [
    "loudspeakers",
    "energy speakers, energy rc, energy take classic, energy c series",
    130,
    speakersBy("Energy", 0.6),
  ],
  ["loudspeakers", "psb speakers, psb alpha, psb image, psb stratus", 190, speakersBy("PSB", 0.6)],
  [
    "loudspeakers",
    "wharfedale speakers, wharfedale diamond, wharfedale linton, wharfedale denton",
    130,
    speakersBy("Wharfedale", 0.7),
  ],
  [
    "loudspeakers",
    "mission speakers, mission 780, mission 770, mission m series, mission lx",
    90,
    speakersBy("Mission", 0.6),
  ],
  [
    "loudspeakers",
    "dali speakers, dali zensor, dali oberon, dali spektor",
    230,
    speakersBy("Dali", 0.5),
  ],
  [
    "loudspeakers",
    "monitor audio, monitor audio bronze, monitor audio silver, monitor audio speakers",
    260,
    speakersBy("Monitor Audio", 0.6),
  ],
  [
    "loudspeakers",
    "boston acoustics, boston acoustics speakers",
    110,
    speakersBy("Boston Acoustics", 0.6),
  ],
  [
    "loudspeakers",
    "cerwin vega, cerwin vega speakers, cerwin vega at, cerwin vega d",
    230,
    speakersBy("Cerwin-Vega", 0.55),
  ],
  [
    "loudspeakers",
    "acoustic research, acoustic research speakers, ar speakers, ar 3a, ar 2ax",
    210,
    speakersBy("Acoustic Research", 0.8),
  ],
  [
    "loudspeakers",
    "advent speakers, advent loudspeaker, large advent, advent heritage",
    170,
    speakersBy("Advent", 0.5),
  ],
  [
    "loudspeakers",
    "magnepan, magneplanar, magnepan 1 6, magnepan mmg, maggies",
    700,
    speakersBy("Magnepan", 0.55),
  ],
  [
    "L100 and other old loudspeakers",
    "jbl l100, jbl l112, jbl l65, jbl 4311, jbl 4312, jbl century",
    950,
    speakersBy("JBL", 0.5),
  ],
  [
    "Studio and Northridge loudspeakers",
    "jbl studio monitor, jbl s38, jbl s38be, jbl northridge, jbl e series, jbl loft, jbl lx, jbl studio series",
    160,
    speakersBy("JBL", 0.55),
  ],
  [
    "loudspeakers",
    "sony sscs3, sony ss cs5, sony ss cs3, sony tower speakers, two sony speakers",
    65,
    speakersBy("Sony", 0.55),
  ],
  [
    "loudspeakers or stereo",
    "bang and olufsen, bang olufsen, beolab, beomaster, beosound, beovox, beogram, b and o",
    330,
    speakersBy("Bang & Olufsen", 0.8),
  ],
  [
    "Z series computer speakers",
    "logitech z623, logitech z906, logitech z506, logitech z5500, logitech z 5500, logitech z2300, logitech z533, logitech z313, logitech z580",
    75,
    speakersBy("Logitech", 0.55),
  ],
  [
    "loudspeakers, old",
    "electro voice speakers, electrovoice, electro voice 12trxb, ev sentry, electro voice patrician",
    260,
    speakersBy("Electro-Voice", 0.75),
  ],
];

const amplifiers: readonly Row[] = [
  [
    "amplifier or preamplifier",
    "mcintosh amplifier, mcintosh ma, mcintosh mc, mcintosh preamp, mcintosh c28, mcintosh stereo",
    1500,
    line("McIntosh", 0.7),
  ],
  [
    "amplifier",
    "parasound, parasound halo, parasound amplifier, parasound hca, parasound zamp",
    520,
    line("Parasound", 0.65),
  ],
  ["amplifier", "adcom, adcom gfa, adcom amplifier, adcom gtp", 230, line("Adcom", 0.5)],
  ["amplifier", "bryston, bryston 4b, bryston 3b, bryston powerpac", 950, line("Bryston", 0.6)],
  [
    "amplifier",
    "rotel amplifier, rotel rb, rotel ra, rotel rmb, rotel preamp",
    270,
    line("Rotel", 0.55),
  ],
  ["amplifier", "emotiva, emotiva xpa, emotiva upa, emotiva amplifier", 350, line("Emotiva", 0.55)],
  [
    "amplifier",
    "nad amplifier, nad 3020, nad c, nad 3140, nad c316, nad receiver, nad integrated",
    180,
    line("NAD", 0.6),
  ],
  [
    "amplifier",
    "cambridge audio, cambridge audio azur, cambridge audio topaz, cambridge audio cxa",
    230,
    line("Cambridge Audio", 0.6),
  ],
  [
    "amplifier",
    "carver amplifier, carver m400, carver tfm, carver receiver, carver m 1 0t",
    270,
    line("Carver", 0.5),
  ],
  [
    "power amplifier of separates",
    "marantz mm8077, marantz mm7055, marantz av7702, marantz av7005, marantz av7703, marantz av8801, marantz mm9000",
    680,
    line("Marantz", 0.45),
  ],
  [
    "receiver",
    "harman kardon receiver, harmon kardon receiver, harman kardon avr, harmon kardon avr",
    85,
    line("Harman Kardon", 0.6),
  ],
  [
    "receiver",
    "yamaha rx v, yamaha htr, yamaha receiver, yamaha av receiver, yamaha aventage, yamaha rx a",
    130,
    line("Yamaha", 0.65),
  ],
  [
    "receiver",
    "onkyo receiver, onkyo tx nr, onkyo tx sr, onkyo txnr, onkyo tx, onkyo ht r",
    115,
    line("Onkyo", 0.6),
  ],
  [
    "receiver",
    "denon receiver, denon avr, denon avr x, denon av receiver",
    150,
    line("Denon", 0.65),
  ],
  [
    "headphone amplifier",
    "headphone amplifier, headphone amp, class a headphone amplifier, schiit magni, headphone dac",
    95,
    { scatter: 0.7 },
  ],
];

/** Sound equipment by makers: the same words, "speakers" or "amplifier", span a factor of fifty. */
export const audioMakers: readonly GuideSection[] = sectionsFromRows({
  electronics: [...speakers, ...amplifiers],
});
