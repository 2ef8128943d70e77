/** Sold by nature in sets, so that "set of 4 rims" is one. */
export const soldInSets =
  /\b(?:cufflink|speaker|curtain|drape|plier|scissor|dumbbell|weight|crutch|cymbal|drum|golf|iron|club|tire|rim|(?<!hot )wheel|card|coin|lego|brick|plate|bowl|mug|cup|glass|dish|silverware|flatware|cookware|pan|(?<!plant |planter |flower )pot|sheet|towel|blind|luggage|suitcase|tool|bit|socket|wrench|screwdriver|knife|bead|fabric|yarn|stamp|clothe|clothing|onesie|diaper|toy|figure|car|candle|ornament|tile|paver|plank|panel|board|battery|ink|toner|bulb|air|yeezy|ball|wood|arrow|lure|bundle|lot|set|pair|collection)$/;
/** "A pair" of these is one; thirteen pairs are thirteen. */
export const soldInPairs =
  /\b(?:shoe|boot|sneaker|trainer|sandal|heel|slipper|sock|glove|jeans?|pant|trouser|short|legging|earring|headphone|earbud|airpod|sunglass|binocular|ski|skate|roller|jordan|nike|book|game|record|magazine|comic|doll|cd|dvd|bluray|ray|vinyl|lp|puzzle|charger|disc)$/;
/** Behind a number these measure the thing or count its parts, not the units. */
export const measures = new Set(
  "drawer gal piece pc pcs inch in ft cm mm tier shelf seat seater person man burner speed door string gallon qt quart liter litre l month year yr week day size gb tb mb hz watt w volt v amp hp cc kg lb oz pound k mp x pack light arm leg way panel leaf step gauge string key channel port slot cup slice bulb cube bin foot head stage gear ton btu mil karat carat ct st nd rd th bedroom bed wheel player game movie controller disc ply axle stroke cylinder".split(
    " ",
  ),
);
