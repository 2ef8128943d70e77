const young = /\b(?:pupp(?:y|ies)|kittens?|ducklings?|piglets?|foals?|calves)\b/i;
const animal =
  /\b(?:pupp(?:y|ies)|dogs?|kittens?|cats?|rabbits?|bunn(?:y|ies)|chickens?|hens?|roosters?|chicks|pullets|ducks?|ducklings?|goats?|sheep|lambs?|pigs?|piglets?|horses?|pon(?:y|ies)|mares?|geldings?|foals?|parrots?|parakeets?|budgies?|cockatiels?|canar(?:y|ies)|finch(?:es)?|hamsters?|guinea pigs?|gerbils?|ferrets?|geckos?|bearded dragons?|ball pythons?|snakes?|tortoises?|turtles?|goldfish|koi|german shepherds?|labradors?|labradoodles?|goldendoodles?|golden retrievers?|chihuahuas?|yorkies?|pit ?bulls?|bulldogs?|french(?:ie|ies)|huskies|poodles?|shih ?tzus?|dachshunds?|pomeranians?|beagles?|rottweilers?|maltese|cockapoos?|maine coons?|ragdolls?)\b/i;
const breedOrSale =
  /\b(?:akc|ckc|purebred|pure bred|rehom(?:e|ing)|for adoption|adopt(?:ion)?|vaccinated|de-?wormed|house ?trained|litter trained|potty trained|neutered|spayed|(?:first|second|all) shots|shots (?:done|given)|microchipped|(?:\d+|six|seven|eight|nine|ten|twelve) (?:week|wk|month)s? old|ready to go (?:now|home)|males? (?:and|&) females?|(?:parents?|mom|mum|dad) (?:on site|can be seen)|good with (?:kids|other dogs|cats)|laying hens|hatching eggs|loving home|forever home|good home)\b/i;
/** A thing for or about animals. */
const product =
  /\b(?:beds?|crates?|cages?|carriers?|kennels?|collars?|leash(?:es)?|harness(?:es)?|coats?|clothes|clothing|sweaters?|jackets?|costumes?|toys?|plush|stuffed|food|bowls?|feeders?|trees?|towers?|condos?|houses?|hutch(?:es)?|coops?|gates?|pens?|playpens?|pads?|doors?|ramps?|steps|stairs|strollers?|trailers?|blankets?|saddles?|tack|bridles?|boots?|tanks?|aquariums?|terrariums?|enclosures?|vivariums?|litter|pools?|beanie|figurines?|figures?|statues?|paintings?|prints?|posters?|art|lamps?|books?|dvds?|cds?|games?|puzzles?|mugs?|shirts?|hats?|cookie jars?|decor|ornaments?|signs?|pictures?|rockers?|rocking|carousel|ride[- ]on|wall|clippers?|brush(?:es)?|grooming|trainers?|fountains?|box(?:es)?|treats?|chews?|supplies|stands?|bags?|backpacks?|bike|phone|cards?|pillow|rug|slippers?|skates?|bank|planter|ceramic|wooden|porcelain|vintage|antique|doll|animatronic|robot|lego|pokemon|schleich|webkinz|hot dog|hot dogs|cat ?walk|duck ?boots|decoys?|wire|fence|incubator|egg|eggs|nest|jordans?|nike|puma|shoes?|sneakers?|mat|chair|seat|cover|camera|monitor|tag|tags|license|t-?shirt|repellent|shampoo|heater|lead|muzzle|jumper|vest|life|purses?|handbags?|clutch|clickers?|whistles?|tie[- ]?out|training tools?|guide|cables?|stuff|leather|stickers?|decals?|magnets?|calendar|charms?|keychains?)\b/i;

/** The words that show a living animal for sale, null for a thing ("puppy crate", "cat tree"). */
export function findAnimal(listing: {
  title: string;
  description: string;
  category: string;
}): string | null {
  const words = animal.exec(listing.title)?.[0];
  if (words === undefined || product.test(listing.title)) return null;
  const isPetSection = /^\W*(?:pets?|animals|livestock|farm animals)\b/i.test(listing.category);
  const isShown =
    young.test(listing.title) ||
    isPetSection ||
    breedOrSale.test(`${listing.title}\n${listing.description}`);
  // "Bunny rabbit" among the toys, with nothing alive about it, is a toy.
  const isToy = /toy|collect|game|baby|decor|art\b/i.test(listing.category);
  return isShown && !(isToy && !breedOrSale.test(listing.description)) ? words : null;
}
