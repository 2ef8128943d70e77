import type { Category } from "../category.ts";
import { keysOfPhrase } from "../price-guide/tokens.ts";

/**
 * Common nouns of each category, singular, most of them of one or two words. They only tell the
 * category of a thing that the price guide does not know; they carry no price.
 */
const nounsByCategory: Readonly<Record<Category, string>> = {
  electronics:
    "phone, smartphone, cell phone, iphone, ipad, tablet, laptop, computer, desktop pc, pc, macbook, imac, chromebook, monitor, tv, television, smart tv, roku, speaker, soundbar, subwoofer, receiver, amplifier, stereo, turntable, record player, headphone, earbud, headset, camera, camcorder, lens, drone, console, playstation, xbox, nintendo, video game, controller, router, modem, hard drive, ssd, graphics card, gpu, cpu, motherboard, ram, keyboard, mouse, webcam, microphone, projector, dvd player, blu ray player, vcr, radio, walkman, ipod, mp3 player, smartwatch, smart watch, fitness tracker, apple watch, kindle, e reader, gps, antenna, charger, power bank, security camera, doorbell, server, calculator, scanner, telephone, walkie talkie, vr headset, memory card, usb, flash drive, equalizer, cassette deck, cd player, dvr, remote, home theater, surround sound, 3d glass, antenna, thermostat, walkie",
  furniture:
    "sofa, couch, loveseat, sectional, futon, recliner, armchair, chair, rocking chair, table, coffee table, end table, side table, dining table, desk, dresser, chest of drawers, drawer, nightstand, night stand, bed, bed frame, bedframe, headboard, mattress, box spring, bunk bed, daybed, crib mattress, bookcase, bookshelf, shelf, shelving, shelving unit, cabinet, china cabinet, hutch, buffet, sideboard, credenza, armoire, wardrobe, tv stand, entertainment center, console table, ottoman, bench, stool, bar stool, barstool, vanity, chaise, kitchen island, coat rack, room divider, wall unit, divan, settee, bedroom set, dining set, pouf, bean bag, storage unit, curio, cupboard",
  appliances:
    "washer, dryer, washing machine, washer dryer, refrigerator, fridge, freezer, stove, range, oven, microwave, dishwasher, air conditioner, ac unit, dehumidifier, humidifier, air purifier, vacuum, vacuum cleaner, roomba, blender, mixer, stand mixer, toaster, toaster oven, coffee maker, espresso machine, keurig, air fryer, instant pot, pressure cooker, slow cooker, crock pot, food processor, juicer, rice cooker, kettle, iron, space heater, heater, fan, ceiling fan, water heater, range hood, cooktop, mini fridge, ice maker, water cooler, steamer, waffle maker, grinder, coffee grinder, sewing, wine cooler, fryer, hob, cooker",
  tools:
    "drill, impact driver, saw, table saw, miter saw, circular saw, jigsaw, band saw, chainsaw, sander, router table, planer, jointer, lathe, drill press, grinder, angle grinder, nail gun, nailer, air compressor, compressor, generator, welder, tool box, toolbox, tool chest, wrench, socket set, socket, screwdriver, hammer, plier, clamp, vise, ladder, work bench, workbench, sawhorse, pressure washer, shop vac, multimeter, jack, floor jack, heat gun, soldering iron, tool, level, chisel, impact wrench, concrete mixer, scaffold, hoist, winch, paint sprayer, tile saw",
  "sporting-goods":
    "bike, bicycle, mountain bike, road bike, bmx, cruiser, ebike, treadmill, elliptical, exercise bike, rowing machine, dumbbell, weight, weight bench, barbell, kettlebell, home gym, yoga mat, golf club, golf bag, golf, driver, putter, tennis racket, racquet, baseball bat, baseball glove, glove, basketball, basketball hoop, football, soccer ball, hockey, skate, ice skate, roller blade, skateboard, longboard, scooter, snowboard, ski, ski boot, surfboard, wetsuit, paddle board, paddleboard, kayak, canoe, fishing rod, fishing reel, rod, reel, tackle box, helmet, bike rack, bow, archery, ping pong table, pool table, foosball table, trampoline, punching bag, boxing glove, cricket bat, bike trailer, bike frame, wheelset, fixie, hoverboard, dart board, golf cart bag",
  vehicles:
    "car, truck, suv, van, minivan, sedan, coupe, pickup, pickup truck, motorcycle, moped, atv, dirt bike, quad, utv, boat, jet ski, trailer, rv, motorhome, camper, golf cart, tire, rim, wheel rim, bumper, hitch, tonneau cover, roof rack, car seat cover, car stereo, transmission, engine, tailgate, headlight, outboard motor, mobility scooter, snowmobile, go kart, truck bed, camper shell, car battery",
  collectibles:
    "trading card, pokemon card, baseball card, sport card, coin, stamp, comic, comic book, figurine, funko pop, funko, action figure, memorabilia, autograph, hot wheel, diecast, model train, train set, postcard, banknote, bobblehead, vinyl record, record, lp, vinyl, magic card, yugioh card, beer sign, neon sign, patch, pin, ornament, doll collection, precious moment, hummel, beanie baby, collectible, silver coin, knife, pocket knife, lighter, zippo, sword",
  clothing:
    "shirt, t shirt, tshirt, jacket, coat, hoodie, sweater, sweatshirt, jean, pant, trouser, short, dress, skirt, suit, blazer, blouse, shoe, sneaker, trainer, boot, heel, sandal, slipper, hat, cap, scarf, belt, handbag, purse, bag, tote, wallet, backpack, sunglass, legging, jersey, uniform, costume, vest, sock, wedding dress, prom dress, gown, polo, cardigan, clothe, clothing, tie, swimsuit, bikini, jumper, kimono, tuxedo, bra, luggage, suitcase, duffel bag, watch band",
  "home-decor":
    "lamp, table lamp, floor lamp, rug, carpet, mirror, curtain, blind, drape, pillow, throw pillow, blanket, comforter, duvet, bedding, sheet set, vase, candle, candle holder, clock, wall clock, chandelier, light fixture, pendant light, wall decor, wreath, christmas tree, artificial plant, picture frame, frame, dish, dinnerware, plate, bowl, mug, glassware, wine glass, cookware, pan, pot set, silverware, cutlery, tray, basket, storage bin, tapestry, ceiling light, sconce, fireplace, shower curtain, towel, bath mat, serving dish, cutting board, knife set, decor, lantern, quilt, mattress topper",
  books:
    "book, textbook, novel, cookbook, dictionary, encyclopedia, magazine, bible, manga, audiobook, dvd, blu ray, cd, paperback, hardcover, box set dvd, workbook, atlas",
  toys: "toy, lego, doll, barbie, doll house, dollhouse, puzzle, board game, game, play set, playset, playhouse, train table, nerf gun, rc car, ride on, power wheel, stuffed animal, plush, teddy bear, hot wheel track, play kitchen, kid bike, tricycle, swing set, sandbox, water table, building block, card game, jigsaw puzzle, transformer, model kit, kite, yo yo",
  "musical-instruments":
    "guitar, acoustic guitar, electric guitar, bass guitar, ukulele, banjo, mandolin, violin, viola, cello, piano, keyboard piano, digital piano, organ, synthesizer, synth, midi controller, drum, drum set, cymbal, drum kit, trumpet, trombone, saxophone, clarinet, flute, harmonica, accordion, guitar amp, amp, bass amp, pedal, guitar pedal, guitar case, mixer board, dj controller, pa system, audio interface, microphone stand, music stand, harp, french horn, tuba",
  jewelry:
    "ring, necklace, bracelet, earring, pendant, watch, gold chain, chain, diamond ring, engagement ring, wedding band, brooch, cufflink, charm, jewelry, jewellery, anklet, bangle, jewelry box, pearl, gemstone, wristwatch, pocket watch, rolex",
  art: "painting, print, canvas, sculpture, statue, lithograph, watercolor, oil painting, poster, drawing, artwork, art, photograph, framed print, wall art, etching, easel painting, pottery, serigraph",
  antiques:
    "antique, victorian, antique clock, grandfather clock, cuckoo clock, washstand, steamer trunk, trunk, typewriter, butter churn, oil lamp, depression glass, milk glass, china set, tea set, teapot, silver plate, spinning wheel, phonograph, victrola, crock, stoneware, porcelain, antique bottle, sewing table",
  garden:
    "lawn mower, mower, riding mower, weed eater, string trimmer, weed wacker, leaf blower, hedge trimmer, snow blower, snowblower, tiller, wheelbarrow, garden hose, hose, planter, flower pot, plant pot, plant, tree, succulent, patio set, patio furniture, patio table, patio chair, patio umbrella, umbrella, adirondack chair, lounge chair, sun lounger, gazebo, pergola, shed, greenhouse, grill, bbq, bbq grill, barbecue, smoker, fire pit, patio heater, hammock, porch swing, fountain, bird bath, bird feeder, fence, fence panel, paver, brick, mulch, gravel, soil, firewood, garden bench, garden tool, rake, shovel, raised bed, hot tub, pool pump, compost bin, trellis, sprinkler, chipper",
  "baby-items":
    "stroller, car seat, infant car seat, crib, bassinet, high chair, highchair, baby swing, baby bouncer, bouncer, baby walker, walker, changing table, pack n play, playpen, baby monitor, breast pump, diaper bag, diaper, baby gate, baby clothe, onesie, baby carrier, nursing pillow, boppy, exersaucer, jumperoo, baby bottle, booster seat, double stroller, pram, pushchair, cot, moses basket, sippy cup, baby bath, toddler bed, glider, jogging stroller",
  crafts:
    "sewing machine, serger, embroidery machine, cricut, fabric, yarn, bead, scrapbook, scrapbooking, craft supply, art supply, easel, paint set, knitting needle, loom, quilt fabric, heat press, stamp set, sewing kit, mannequin, dress form, pottery wheel, kiln, craft table, sewing cabinet, stencil, glue gun, crochet hook, rubber stamp",
  office:
    "office chair, desk chair, filing cabinet, file cabinet, printer, copier, shredder, paper shredder, whiteboard, white board, dry erase board, conference table, cubicle, label maker, laminator, toner, ink cartridge, paper, stapler, office desk, standing desk, monitor arm, monitor stand, cash register, bulletin board, desk organizer, safe, binder, fax machine, 3d printer, receipt printer, reception desk",
  camping:
    "tent, sleeping bag, camping chair, camp chair, camp stove, camping stove, cooler, hiking backpack, hiking boot, lantern camping, air mattress, canopy, sleeping pad, headlamp, water filter, camping gear, binocular, cot camping, hydration pack, rooftop tent, roof top tent, portable toilet, trekking pole, compass, dutch oven, ice chest, yeti",
  beauty:
    "perfume, cologne, fragrance, eau de toilette, eau de parfum, makeup, make up, lipstick, eyeshadow, palette, foundation, mascara, skincare, skin care, moisturizer, serum, lotion, shampoo, hair dryer, hairdryer, blow dryer, flat iron, hair straightener, straightener, curling iron, hair tong, hair clipper, clipper, trimmer, electric shaver, shaver, razor, nail polish, nail lamp, wig, hair extension, makeup bag, makeup mirror, massager, massage chair, massage table, facial steamer, epilator, electric toothbrush, toothbrush, salon chair",
  "pet-supplies":
    "dog crate, dog bed, dog house, dog kennel, kennel, dog gate, pet gate, dog food, dog toy, dog carrier, pet carrier, cat carrier, cat tree, cat tower, cat condo, litter box, cat litter, cat bed, cat food, cat toy, fish tank, aquarium, terrarium, bird cage, birdcage, rabbit cage, rabbit hutch, hamster cage, guinea pig cage, chicken coop, pet stroller, dog collar, leash, harness, dog harness, pet fence, dog crate pad, puppy crate, puppy pad, puppy pen, dog ramp, dog stroller, pet bed, pet food, aquarium filter, horse saddle, saddle western, reptile tank, dog kennel cover, dog door",
};

const categoryByNoun = new Map<string, Category>();
for (const [category, nouns] of Object.entries(nounsByCategory)) {
  for (const noun of nouns.split(", ")) {
    const keys = keysOfPhrase(noun);
    if (!categoryByNoun.has(keys)) categoryByNoun.set(keys, asCategory(category));
  }
}

// Safe because the table's type has exactly the categories as its keys.
function asCategory(key: string): Category {
  return key as Category;
}

/** The category of a noun given by its keys ("coffee table"), undefined when it is in no list. */
export function findCategoryOfNoun(keys: string): Category | undefined {
  return categoryByNoun.get(keys);
}
