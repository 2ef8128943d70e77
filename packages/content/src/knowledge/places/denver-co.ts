import type { PlacePages } from "./place-pages.ts";

export const denverCo: PlacePages = {
  electronics: {
    lead: "Trail cameras, satellite messengers and drones sell beside the usual phones.",
    more: "Laptops from aerospace firms come with locks.",
    check: "Cold nights in a car drain old batteries; charge it from zero while you talk.",
    sell: "The Tech Center and Boulder empty desks in late summer.",
  },
  furniture: {
    lead: "Small rentals around Union Station want narrow sofas, and the suburbs want sectionals.",
    more: "Mid-century walnut sells in Krisana Park and Arapahoe Acres.",
    find: "Antique Row on South Broadway is a mile long, with consignment shops between dealers.",
    check: "Dry air opens joints within two winters; rack each leg.",
  },
  appliances: {
    lead: "Humidifiers and freezers for elk meat are the local extras.",
    more: "Central air is missing in many brick bungalows, and portable units go in one July week.",
    find: "Meat-freezer listings open in January after hunting season.",
    check: "Scale in a humidifier is cheap to clean, a warped tank is not.",
  },
  tools: {
    lead: "Snowblowers and roof-hail repairs keep cordless framing tools busy.",
    more: "Van builders buy Packout boxes.",
    check: "Roofers' guns are worn at the driver; dry-fire it.",
    sell: "Contractors from Aurora pick up before the six o'clock start.",
  },
  "sporting-goods": {
    lead: "Skis, boards and mountain bikes are the first language here.",
    more: "A current-model binding is worth more than the ski under it.",
    find: "Sniagrab, the Labor Day ski sale, resets every used price, and swaps follow in Boulder and Golden.",
    check: "Look for core shots and rust along the edges; then flex a boot heel.",
  },
  vehicles: {
    lead: "Subarus and Tacomas hold price past 150,000 miles.",
    more: "Hail dents decide what any other car brings.",
    check: "Look across hood and roof in low light for dimples.",
    sell: "Boulder and metro counties need an emissions pass at sale.",
  },
  collectibles: {
    lead: "Ski posters and railroad lanterns have buyers in the mountains as well as the city.",
    more: "Mining stock certificates are pretty and cheap.",
    find: "Coin, mineral and rail shows meet at the National Western complex.",
    check: "Stock papers with a signature of a known name are the exception.",
  },
  clothing: {
    lead: "Down, shells and ski pants resell by brand at half of new.",
    more: "Office wear finds few buyers.",
    find: "Outdoor consignment shops post daily prices to compare with.",
    check: "Put a drop of water on a shell; if it soaks in, coating has gone.",
  },
  "home-decor": {
    lead: "Large plants, wool rugs and warm lamps suit brick rooms with dry air.",
    more: "Antler pieces belong up the hill in Evergreen.",
    find: "Estate sales in Park Hill and Cherry Creek open on Fridays.",
    check: "High sun bleaches one side of a rug; fold it over.",
  },
  books: {
    lead: "Mountaineering, railroads and Beat Denver sell.",
    more: "Guidebooks older than ten years do not.",
    find: "The Tattered Cover's customers keep firsts in good jackets.",
    check: "Basement floods leave waves even in this dry air.",
  },
  toys: {
    lead: "Sleds, bikes and balance boards beat indoor plastic.",
    more: "LEGO keeps its price all winter.",
    check: "Plastic sleds crack at the nose at ten below.",
    sell: "List sleds on the first forecast in October.",
  },
  "musical-instruments": {
    lead: "Bluegrass and jam bands keep mandolins, Telecasters and cabinets moving.",
    more: "A crack from dry air lowers the price.",
    find: "Swallow Hill's players trade on its boards.",
    check: "Ask for the humidifier; no humidifier means cracked braces.",
  },
  jewelry: {
    lead: "Rhodochrosite, aquamarine and native silver have mineral fans.",
    more: "Gold nuggets come from dealers, with a receipt.",
    check: "Local stones come with a mine name or no premium.",
    sell: "The mineral show in September fills hotels.",
  },
  art: {
    lead: "Numbered concert posters from Red Rocks sell overnight.",
    more: "Mountain painters sell when the range can be named.",
    check: "Check the edition number and corners, since tubes dent them.",
  },
  antiques: {
    lead: "Victorian oak came with the silver money and is cheap for its weight.",
    more: "Mining lamps and ski-train relics cost less to carry and earn more.",
    find: "Antique Row and the Brass Armadillo in Wheat Ridge.",
    check: "Oak made for the mines has replaced pulls; count the holes.",
  },
  garden: {
    lead: "Spring is short; mowers sell from April to June.",
    more: "Snowblowers sell after the first storm and again in March.",
    check: "Carburetors set for sea level bog here.",
    sell: "October's first storm is the date.",
  },
  "baby-items": {
    lead: "Frame carriers, bike trailers and jogging strollers are used on real trails.",
    more: "Mittens and sun hats sell in the same week.",
    find: "Central Park and Highlands Ranch sell the most.",
    check: "Chariot-type trailers have a hitch recall history; look the model up.",
  },
  crafts: {
    lead: "Knitters and brewers are the two large groups, and leather workers a third.",
    more: "The wool market at Estes Park in June brings out spinning wheels.",
    check: "A spinning wheel should treadle without wobble.",
  },
  office: {
    lead: "Co-working spaces open and close downtown, with sit-stand desks.",
    more: "Freight elevators downtown need a booking.",
    find: "Office liquidators are off Interstate 70, east of downtown.",
    check: "Dry electricity kills desk controllers; test both buttons.",
  },
  camping: {
    lead: "Roof tents, pads and stoves resell within a season.",
    more: "Canopies and stoves sell from February, when group sites are booked.",
    find: "Boulder listings after trips close in September.",
    check: "Elk-season wall tents smell of smoke and sell anyway.",
  },
  beauty: {
    lead: "Skincare for dry air and Dyson tools; perfumes trail.",
    more: "Ski-town spas refit in May.",
    check: "Cream left in a car has frozen and split.",
  },
  "pet-supplies": {
    lead: "Trail dogs need packs, booties and car barriers.",
    more: "Most of them are large, and crates are bought to match.",
    check: "Barrier clips break in the cold.",
  },
};
