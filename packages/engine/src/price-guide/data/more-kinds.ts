import type { GuideSection } from "../entry.ts";
import { type RowsByCategory, sectionsFromRows } from "../rows.ts";

/**
 * Kinds and lines that people list and that the larger tables do not have: a median and how far
 * single ones scatter, nothing more. British names stand beside American ones.
 */
const rowsByCategory: RowsByCategory = {
  electronics: [
    [
      "iPhone 3G, 4 or 4S",
      "iphone 4, iphone 4s, iphone 3g, iphone 3gs",
      18,
      { brand: "Apple", is: "line", scatter: 0.6 },
    ],
    [
      "Galaxy S3, S4 or S5",
      "galaxy s3, galaxy s4, galaxy s5, samsung s3, samsung s4, samsung s5",
      25,
      { brand: "Samsung", is: "line", scatter: 0.5 },
    ],
    [
      "Galaxy S6 or S7",
      "galaxy s6, galaxy s6 edge, galaxy s7, galaxy s7 edge, samsung s6, samsung s7, samsung s7 edge, s7 edge",
      50,
      { brand: "Samsung", is: "line", scatter: 0.45 },
    ],
    [
      "Galaxy Note, generation 2 to 5",
      "galaxy note 2, galaxy note 3, galaxy note 4, galaxy note 5, samsung note 2, samsung note 3, samsung note 4, samsung note 5, galaxy note ii",
      45,
      { brand: "Samsung", is: "line", scatter: 0.5 },
    ],
    [
      "older Galaxy J, Core or Grand Prime",
      "galaxy j7, galaxy j3, galaxy core prime, galaxy grand prime, samsung j7, samsung j3, galaxy on5",
      30,
      { brand: "Samsung", is: "line", scatter: 0.5 },
    ],
    [
      "G smartphone, older",
      "lg g5, lg g6, lg v10, lg v20, lg stylo, lg k7, lg leon",
      30,
      { brand: "LG", is: "line", scatter: 0.55 },
    ],
    [
      "Moto G, E or X",
      "moto e, moto x, moto z, moto g play",
      55,
      { brand: "Motorola", is: "line", scatter: 0.5 },
    ],
    [
      "Nexus phone",
      "nexus 5, nexus 5x, nexus 6, nexus 6p, nexus 4",
      35,
      { brand: "Google", is: "line", scatter: 0.5 },
    ],
    [
      "Lumia or feature phone",
      "nokia lumia, nokia 520, nokia phone, nokia 3310, nokia mobile, nokia",
      22,
      { brand: "Nokia", is: "line", scatter: 0.7 },
    ],
    ["phone", "htc one, htc desire, htc phone", 28, { brand: "HTC", is: "line", scatter: 0.5 }],
    [
      "smartphone",
      "huawei p20, huawei p30, huawei mate, huawei p smart, huawei phone",
      70,
      { brand: "Huawei", is: "line", scatter: 0.6 },
    ],
    [
      "smartphone",
      "oneplus 5, oneplus 6, oneplus 7, oneplus 8, one plus 6",
      140,
      { brand: "OnePlus", is: "line", scatter: 0.5 },
    ],
    [
      "phone, older",
      "blackberry curve, blackberry bold, blackberry torch, blackberry priv",
      25,
      { brand: "BlackBerry", is: "line", scatter: 0.7 },
    ],
    ["Fire HD tablet", "fire 7 tablet", 40, { brand: "Amazon", is: "line", scatter: 0.45 }],
    [
      "Forerunner",
      "forerunner 245, forerunner 235",
      110,
      { brand: "Garmin", is: "line", scatter: 0.5 },
    ],
    ["car amplifier", "rockford fosgate, old school amp", 90, { scatter: 0.7 }],
    [
      "USB or HDMI cable",
      "hdmi cable, usb cable, lightning cable, ethernet cable, audio cable, hdmi cables",
      8,
      { scatter: 0.7 },
    ],
    [
      "phone case or cover",
      "phone case, iphone case, otterbox case, lifeproof case, phone cover, otterbox",
      9,
      { scatter: 0.65 },
    ],
    ["wireless keyboard", "bluetooth keyboard", 22, { scatter: 0.6 }],
    ["dash camera", "dash cam, dashcam, dash camera", 40, { scatter: 0.6 }],
    [
      "set of security cameras with recorder",
      "dvr security, cctv system, cctv, nvr",
      110,
      { scatter: 0.7 },
    ],
    ["tripod or selfie stick", "tripod, selfie stick, camera tripod", 22, { scatter: 0.75 }],
    [
      "memory card or flash drive",
      "memory card, sd card, usb stick, flash drive, micro sd",
      14,
      { scatter: 0.7 },
    ],
    ["crypto miner", "antminer, bitcoin miner, hotspot miner, asic miner", 300, { scatter: 0.9 }],
    ["DVD or Blu-ray drive", "cd drive, dvd drive, external dvd", 16, { scatter: 0.6 }],
    [
      "Canon L lens",
      "ef 70 200, ef 24 70, ef 24 105, ef 16 35, canon 16 35, ef 100 400, canon 100 400, canon l lens",
      620,
      { brand: "Canon", is: "line", scatter: 0.5 },
    ],
    ["home phone", "cordless phone, home phone, landline phone", 18, { scatter: 0.6 }],
  ],
  appliances: [
    [
      "electric or gas cooker",
      "cooker, electric cooker, gas cooker, freestanding cooker, range cooker",
      180,
      { scatter: 0.75, not: "rice, slow, pressure, hood, paella" },
    ],
    ["hob", "hob, induction hob, gas hob, ceramic hob", 100, { scatter: 0.7 }],
    ["bread maker", "breadmaker", 35, { scatter: 0.55 }],
    [
      "fireplace or electric fire",
      "electric fire, gas fire, fire surround, fireplace, wood burner, log burner",
      130,
      { scatter: 0.9 },
    ],
    ["boiler", "combi boiler, boiler", 450, { scatter: 0.7, not: "egg" }],
    ["radiator", "radiators, towel rail", 40, { scatter: 0.8, not: "cover, covers, car" }],
    ["tumble dryer", "tumble drier, condenser dryer", 110, { scatter: 0.6 }],
    ["fridge freezer", "american fridge freezer, larder fridge", 150, { scatter: 0.7 }],
    ["small kitchen appliance", "soup maker, bread slicer, milk frother", 25, { scatter: 0.6 }],
  ],
  office: [
    [
      "commercial kitchen equipment",
      "commercial kitchen, commercial fryer, commercial oven, catering equipment, catering, restaurant equipment, restaurant and catering equipment, commercial fridge, hot display, bain marie, chip fryer, pizza oven, deep fryer commercial, dough mixer",
      480,
      { scatter: 1, not: "party, service" },
    ],
    [
      "ice cream or coffee machine for a shop",
      "ice cream machine, soft serve machine, espresso machine commercial, 2 group, 3 group, group coffee machine, coffee machine commercial",
      1700,
      { scatter: 0.8, not: "home" },
    ],
    [
      "till or cash register",
      "epos, pos system, till, cash register, epos system, retail system",
      220,
      { scatter: 0.8 },
    ],
    [
      "shop fittings",
      "display counter, shop counter, display cabinet shop, clothes rail, mannequin torso, slatwall, shop fittings",
      70,
      { scatter: 0.9 },
    ],
  ],
  tools: [
    [
      "doors or windows",
      "upvc door, upvc window, french doors, front door, internal door, interior door, oak door, bifold doors, patio doors, window frame, doors, velux, composite door",
      100,
      { scatter: 0.9, not: "car, shed, cupboard, wardrobe, cabinet, bmw, ford" },
    ],
    [
      "timber or sleepers",
      "timber, decking, sleepers, railway sleepers, plywood, floorboards, scaffold boards, wood flooring, laminate flooring, skirting, cladding",
      30,
      { scatter: 0.85 },
    ],
    [
      "tiles",
      "wall tiles, floor tiles, porcelain tiles, ceramic tiles, roof tiles, tiles",
      60,
      { scatter: 0.85 },
    ],
    [
      "bathroom fittings",
      "bathroom suite, toilet, basin, bath tub, bathtub, shower tray, shower screen, vanity unit, kitchen tap, bathroom sink, kitchen sink, shower enclosure",
      85,
      { scatter: 0.9, not: "seat, paper, roll, brush, potty, portable, doll" },
    ],
    [
      "kitchen units",
      "kitchen units, kitchen unit, kitchen worktop, worktop, kitchen doors",
      200,
      { scatter: 1 },
    ],
    [
      "bricks, slabs or blocks",
      "paving slabs, slabs, concrete blocks, hardcore, sandstone",
      70,
      { scatter: 1 },
    ],
    ["drill press", "pillar drill, bench drill", 150, { scatter: 0.6 }],
    [
      "electrical or plumbing parts",
      "extractor fan, smoke alarm, light switch, consumer unit, copper pipe, insulation, radiator valve",
      30,
      { scatter: 0.9 },
    ],
  ],
  beauty: [
    [
      "mobility walker or rollator",
      "rollator, mobility walker, zimmer frame, walking frame, walker rollator, upright walker",
      50,
      { scatter: 0.7 },
    ],
    ["wheelchair", "wheelchair, wheel chair, transport chair", 110, { scatter: 0.8, not: "ramp" }],
    [
      "bath or toilet aid",
      "commode, shower stool, bath lift, bath seat, toilet frame, raised toilet seat, shower chair",
      35,
      { scatter: 0.7 },
    ],
    [
      "rise-and-recline chair",
      "riser recliner, rise and recline, rise recliner, electric recliner chair",
      200,
      { scatter: 0.7 },
    ],
    ["electric shaver", "shaver", 30, { scatter: 0.6 }],
    ["massager", "massager, foot massager, neck massager, foot spa", 35, { scatter: 0.7 }],
    [
      "soap, lotion or toothpaste",
      "toothpaste, soap, hand cream, body lotion, shampoo, body wash, bath set, gift set toiletries, aloe vera, essential oil, supplements, vitamins, hair dye",
      10,
      { scatter: 0.7 },
    ],
    ["aftershave or perfume", "aftershave, edp, edt", 40, { scatter: 0.6 }],
    ["nail or beauty tool", "pedicure, manicure, eyelash, lash lamp", 16, { scatter: 0.7 }],
    [
      "face mask or glove pack",
      "face masks, face mask, gloves box, covid test, lateral flow",
      12,
      { scatter: 0.8 },
    ],
  ],
  books: [
    [
      "music CD",
      "cd, music cd, cds, cd album",
      5,
      {
        scatter: 0.7,
        not: "player, rack, holder, storage, tower, changer, boombox, stereo, radio, drive, recorder, burner, dvd player, receiver, deck",
      },
    ],
    [
      "several CDs or DVDs",
      "dvds, dvd bundle, dvd collection, blu rays, cd collection, bundle of dvds",
      18,
      { scatter: 0.9, not: "player, rack, storage" },
    ],
    [
      "Blu-ray or DVD",
      "blu ray movies, bluray, dvd, dvd box set, complete series",
      9,
      {
        scatter: 0.7,
        not: "player, recorder, drive, burner, writer, portable, combo, vcr, storage, rack, receiver, sony bdp",
      },
    ],
    [
      "book",
      "book, hardback, hardcover, novel, biography, autobiography",
      7,
      {
        scatter: 0.75,
        not: "macbook, chromebook, notebook, shelf, case, comic, ends, end, stand, light, bag, matching, coloring, colouring, ebook, reader, rack",
      },
    ],
    [
      "several books",
      "books, book bundle, bundle of books, book collection",
      16,
      { scatter: 0.9, not: "shelf, macbook, shelves, case" },
    ],
    [
      "calendar or programme",
      "calendar, programme, football programmes, magazine, magazines",
      9,
      { scatter: 0.8 },
    ],
  ],
  toys: [
    [
      "board or card game",
      "card game, scrabble, cluedo, twister, trivial pursuit",
      16,
      { scatter: 0.65 },
    ],
    ["Playmobil set", "playmobil", 22, { brand: "Playmobil", is: "line", scatter: 0.7 }],
    [
      "electronic learning toy",
      "vtech, leapfrog, learning toy, activity desk",
      16,
      { scatter: 0.6 },
    ],
    [
      "Warhammer figures",
      "warhammer, warhammer 40k, space marines, space marine, games workshop",
      70,
      { brand: "Games Workshop", is: "line", scatter: 0.9 },
    ],
    [
      "radio-controlled car",
      "rc race car, rc buggy, radio controlled car, 1 10 scale",
      80,
      { scatter: 0.85, not: "hot wheels, diecast, body shell" },
    ],
    [
      "die-cast car",
      "diecast car, die cast car, diecast, die cast, nascar diecast, 1 24 diecast, 1 18 diecast, model cars, matchbox, corgi",
      22,
      { scatter: 0.7 },
    ],
    [
      "soft toy",
      "soft toy, soft toys, teddy, plush figure, plush doll, plush bear, plush dog, plush cat, plush lion, plush rabbit, plush monkey",
      13,
      { scatter: 0.65, not: "blanket, slippers, robe" },
    ],
    [
      "toy",
      "toys, kids toys, toy bundle, bundle of toys, baby toys",
      15,
      { scatter: 0.8, not: "box, chest, storage, dog, cat, pet, parrot" },
    ],
  ],
  collectibles: [
    [
      "LP record",
      "double lp, lp vinyl, vinyl single, 7 inch single, 12 inch single",
      14,
      { scatter: 0.8, not: "player, lot, sticker, decal" },
    ],
    ["sign", "enamel sign, wall sign, pub sign", 35, { scatter: 0.9 }],
    [
      "sticker or decal",
      "sticker, decal, stickers, decals, window decal, racing sticker, vinyl decal",
      6,
      { scatter: 0.6 },
    ],
    [
      "ornament or figure",
      "ornament, porcelain figure, cat ornament, china ornament, statue figure",
      18,
      { scatter: 0.85, not: "christmas tree" },
    ],
    ["coin", "50p, 2p coin, commemorative coin, royal mint, penny coin", 20, { scatter: 1 }],
    ["box of old baseball or sports cards", "old baseball cards", 30, { scatter: 1 }],
    ["film poster", "quad poster", 25, { scatter: 0.9 }],
    [
      "cassette tapes",
      "cassette tapes, blank cassettes, audio cassettes",
      20,
      { scatter: 0.8, not: "deck, player" },
    ],
  ],
  clothing: [
    [
      "jumper or fleece",
      "jumper, fleece, pullover jumper, knitwear",
      14,
      { scatter: 0.7, not: "baby, dog, cable, cables" },
    ],
    [
      "shorts",
      "shorts, pe shorts, boys shorts, swim shorts, denim shorts, khaki shorts",
      11,
      { scatter: 0.65 },
    ],
    [
      "top",
      "tank, top, bodysuit, sports bra, active tank, halter top, tube top, active t shirt",
      12,
      {
        scatter: 0.65,
        not: "table, desk, lap, counter, flat, roof, stove, carrier, mattress, loader, load, tool, gas, fish, snare, tank top burner, turn",
      },
    ],
    [
      "children's clothing",
      "school uniform, kids clothes, girls dress, boys jacket, girls jumper",
      10,
      { scatter: 0.8 },
    ],
    [
      "clutch or small bag",
      "wristlet",
      26,
      { scatter: 0.85, not: "pedal, kit, car, honda, bike, diamondback, disc" },
    ],
  ],
  antiques: [
    [
      "reclaimed building piece",
      "reclaimed, victorian tiles, chimney pot, belfast sink, reclaimed bricks, cast iron radiator",
      140,
      { scatter: 0.9 },
    ],
  ],
  "home-decor": [
    [
      "Wusthof knives",
      "wusthof, wusthof knife, wusthof classic, wusthof knife set, wusthof knife block",
      150,
      { brand: "Wusthof", is: "line", scatter: 0.8 },
    ],
    [
      "firewood",
      "logs, seasoned logs, kindling",
      80,
      { scatter: 0.9, not: "burner, basket, store, holder" },
    ],
    [
      "framed picture",
      "picture, pictures, wall plaque, plaque",
      18,
      { scatter: 0.85, not: "book, motion, lego, puzzle" },
    ],
    [
      "curtains or blinds",
      "roman blind, curtain poles, curtain pole, net curtains",
      22,
      { scatter: 0.7 },
    ],
    [
      "kitchen utensils or crockery",
      "crockery, utensils, kitchen bundle, dinner service, kitchenware, storage jars, chopping board, baking tins",
      18,
      { scatter: 0.8 },
    ],
  ],
  furniture: [
    [
      "divan bed",
      "divan, divan bed, divan base, ottoman bed, double bed, single bed, king size bed, small double bed, double divan bed",
      110,
      { scatter: 0.8, not: "linen, sheet, cover, duvet, mattress only, sofa bed, dog, cat" },
    ],
    ["radiator cover", "radiator cover, radiator covers", 45, { scatter: 0.6 }],
    ["trestles or workbench", "trestles", 28, { scatter: 0.7 }],
    ["lockers", "lockers, cubby lockers, school lockers, locker", 110, { scatter: 0.8 }],
    ["stair lift", "stair lift, stairlift", 350, { scatter: 0.7 }],
  ],
  "sporting-goods": [
    [
      "full-suspension mountain bike",
      "full suspension mountain bike, full suspension bike, full suspension mtb, enduro bike, trail bike, downhill bike, xc bike, enduro bicycle, trail bicycle, xc bicycle, dh bicycle, am bicycle, all mountain bike, dual suspension mountain bike",
      1200,
      { scatter: 0.75, not: "kids, huffy, magna, mongoose, next, trek, walmart" },
    ],
    ["golf cart bag or trolley", "cart bag, powakaddy", 70, { scatter: 0.7 }],
    [
      "dumbbells or weights",
      "wrist weights, weights, dumbbells, york weights",
      45,
      { scatter: 0.9, not: "bench, machine, fishing, wheel, scale" },
    ],
    [
      "bats, balls or rackets",
      "cricket bat, tennis balls, soft ball bat, table tennis bat",
      28,
      { scatter: 0.8 },
    ],
    [
      "bicycle handlebar, saddle or pedals",
      "handlebars, handlebar, bicycle saddle, bike tire, bike tyre, bike light, bike chain, bike grips, derailleur",
      28,
      { scatter: 0.8, not: "bag, bike with" },
    ],
  ],
  vehicles: [
    [
      "pit bike or quad, small",
      "pitbike, mini moto, 50cc quad, 110cc quad, 125cc pit bike, quad bike kids",
      450,
      { scatter: 0.7 },
    ],
  ],
  "baby-items": [
    [
      "pushchair or pram",
      "pushchair, oyster pushchair, buggy, icandy, silver cross",
      110,
      { scatter: 0.8, not: "golf, dune, rc, doll, dolls, off road" },
    ],
    ["baby clothing bundle", "babygrows, sleepsuits, baby suit, nappies", 18, { scatter: 0.9 }],
    ["baby chair, walker or gate", "bath seat baby, next to me crib", 35, { scatter: 0.7 }],
  ],
  crafts: [
    [
      "craft supplies",
      "wool, decoupage, craft bundle, ribbon, haberdashery, knitting wool, crochet",
      18,
      {
        scatter: 0.9,
        not: "coat, jacket, suit, blanket, rug, scarf, dress, sweater, blazer, hat, skirt, pants, yarn bowl",
      },
    ],
  ],
  garden: [
    ["garden tools", "litter picker, garden fork, secateurs, shears", 16, { scatter: 0.7 }],
    [
      "greenhouse, shed or summer house",
      "summer house, summerhouse, wendy house, log cabin",
      450,
      { scatter: 0.9, not: "lego, toy" },
    ],
    ["garden furniture", "rattan garden, sun loungers, garden sofa", 110, { scatter: 0.9 }],
    [
      "plants",
      "plants, olive tree, succulents, seeds",
      18,
      { scatter: 0.9, not: "pot, stand, hanger" },
    ],
  ],
  "pet-supplies": [
    [
      "flea treatment or supplement",
      "dog supplement, dog vitamins, hip and joint",
      22,
      { scatter: 0.6 },
    ],
    ["dog clothes or collar", "dog tag, pet tag", 12, { scatter: 0.7 }],
  ],
};

export const moreKinds: readonly GuideSection[] = sectionsFromRows(rowsByCategory);
