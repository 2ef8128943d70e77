import type { PlacePages } from "./place-pages.ts";

export const milwaukeeWi: PlacePages = {
  electronics: {
    lead: "Solid old receivers and speakers come out of basement bars, where they were used on Sundays only.",
    more: "Big televisions sell in the week before a Packers playoff game.",
    check:
      "Koss headphones, made by a local company, carry a lifetime warranty that the ad should mention.",
  },
  furniture: {
    lead: "Sheboygan and other Wisconsin towns made maple and oak bedroom sets that outlast flat-pack.",
    more: "Northwoods cabins absorb log beds and plain pine.",
    find: "Elkhorn's antique market, on a few summer Sundays, brings several hundred dealers.",
    sell: "An upper duplex has a turning back stair, and a dresser goes up with its drawers out.",
  },
  appliances: {
    lead: "Roaster ovens, heavy mixers and chest freezers are cared for and used for decades.",
    more: "A freezer sells before deer season in November.",
    check: "Hold a dollar bill in the freezer door; if it slides out, the gasket is finished.",
  },
  tools: {
    lead: "Milwaukee Tool and Snap-on both have their headquarters in the area, and their workers know every price.",
    more: "Older American-made lines give a better margin.",
    find: "Kenosha and Racine garages hold Snap-on chests bought through the plant.",
    check: "Battery packs left in an unheated garage all winter read full and fade in a minute.",
  },
  "sporting-goods": {
    lead: "Ice augers, tip-ups and portable shanties change hands within days of the first safe ice.",
    more: "Bicycles bring little before May.",
    check: "Run a fingernail along an auger blade, since a new set costs a third of the machine.",
    sell: "List ice gear on the first week of December.",
  },
  vehicles: {
    lead: "Harley-Davidsons are built and serviced here, and low-mileage ones are common.",
    more: "Road salt is the reason car shoppers bring a flashlight.",
    check: "On a truck that carried a plow, look for cracks where the mount meets the frame.",
    sell: "The counties around Milwaukee require an emissions test for many cars.",
  },
  collectibles: {
    lead: "Beer signs, tap handles and Harley dealer pins are the local currency.",
    more: "Framed Packers stock is a keepsake and may not be sold as an investment.",
    find: "Breweriana clubs hold swap days, mostly in fall.",
    check: "Reproduction tin signs are light and flex in two fingers; old ones do not.",
  },
  clothing: {
    lead: "Motorcycle leather, flannel and green-and-gold layers have steady buyers.",
    more: "Formal wear is cheap and stays cheap.",
    check: "Bend a leather jacket at the elbow to see if the finish cracks.",
    sell: "Packers clothing peaks in August and again in a good January.",
  },
  "home-decor": {
    lead: "Back bars, motion beer lamps and German clocks were furniture in basement taverns.",
    more: "Plain modern pieces compete with everything from Chicago.",
    find: "Bay View and West Allis block sales fill early June.",
    check: "Motion lamps stop when the film melts, so let one run until warm.",
  },
  books: {
    lead: "Hunting, brewing and German prayer books turn up in trunks.",
    more: "Scholarly titles go through the two universities.",
    check: "Old German type interests families, yet few prayer books bring more than ten dollars.",
  },
  toys: {
    lead: "Parish rummage sales sell board games with every piece and farm sets with the fences.",
    more: "Sellers count LEGO pieces before they price.",
    find: "Wauwatosa and Brookfield churches hold theirs in April and May.",
    check: "Cast farm tractors lose half for a repaint, which shows inside the wheel wells.",
  },
  "musical-instruments": {
    lead: "Polka bands keep concertinas and button accordions alive, and a good one brings four figures.",
    more: "Polka's players are aging and supply grows.",
    check: "Reeds rust in damp basements; play each button both ways.",
    sell: "Summerfest weeks, late June into July, make a poor time to find musicians at home.",
  },
  jewelry: {
    lead: "Bohemian garnets, lodge rings and railroad watches come from immigrant families.",
    more: "Garnets beat their gold value when the prongs are sound.",
    check: "Look at each garnet cluster with a loupe, because missing stones cannot be matched.",
  },
  art: {
    lead: "Lake Michigan etchings and WPA handicraft dolls and books were made in Milwaukee.",
    more: "The project's stamp doubles the price.",
    check: "Handicraft toys carry a purple stamp inside; unmarked ones stay unsold.",
  },
  antiques: {
    lead: "Cream-brick houses were furnished in golden oak, steins and stained glass.",
    more: "Lidded steins with a regiment's name bring the most.",
    find: "Cedarburg's main street, twenty miles north, is lined with antique shops.",
    check: "Lids and bases get married; the number under the base should match the style.",
  },
  garden: {
    lead: "Briggs and Stratton, Simplicity and Ariens are all Wisconsin names, and parts cost little.",
    more: "A serviced two-stage blower is sold by Thanksgiving.",
    check: "The date code on a Briggs engine gives year, month and day.",
    sell: "List mowers the week lilacs bud, about the end of April.",
  },
  "baby-items": {
    lead: "Sleds, bunting bags and wheels that push through slush are asked for from October.",
    more: "Summer gear has ten good weeks.",
    find: "Rummage Saturdays in New Berlin and Menomonee Falls are the cheapest.",
    check: "Slush leaves salt crystals in stroller hinges; open and close it twice.",
  },
  crafts: {
    lead: "Spinning wheels and fleece sell because the state is full of small sheep farms.",
    more: "Quilting cottons come in estate lots.",
    find: "The sheep and wool festival in Jefferson each September sets wheel prices.",
    check: "Treadle a wheel for a minute; wobble means a warped drive wheel.",
  },
  office: {
    lead: "Insurance towers downtown and engineering offices in Waukesha County retire Steelcase by the floor.",
    more: "Oak rolltops cost nothing and weigh 300 pounds.",
    check: "Chairs from a towers' cleanout have date labels under the seat pan.",
  },
  camping: {
    lead: "Northwoods trips need screen tents, canoes and bug nets.",
    more: "Winter campers buy stoves for wall tents.",
    check: "Mice nest in canvas stored in a cabin; unroll the whole tent.",
    sell: "Opening day of fishing in early May starts the season.",
  },
  beauty: {
    lead: "Home stylists in duplexes buy chairs, dryers and shampoo bowls.",
    more: "Dry indoor heat sells humidifying tools.",
    check: "Shampoo bowls crack at the drain; fill it.",
  },
  "pet-supplies": {
    lead: "Retriever crates, heated bowls and dog boots go in fall.",
    more: "Kennels with insulated kits bring a premium.",
    check: "Heated bowls have a chewed cord more often than not.",
  },
};
