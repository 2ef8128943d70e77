// Words that say how a noun stands to the thing beside it. They belong to the language, not to any
// kind of thing; what things have and take stands in the guide's lexicon.

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** From here on a title tells what comes along or what is wanted. */
export const connectors = words(
  "with and plus includes including include incl included has have having in on comes come or no not without free also from by to both w n needs need missing like as",
);
/** The thing itself, whatever it is called. */
export const machineWords = words("console system machine unit complete bundle working setup");
/** Beside a noun these say that it is sold by itself. */
export const apartWords = words(
  "only empty replacement spare genuine oem aftermarket refurbished for fits fit compatible part off single",
);
/** In front of a noun these tell how it is on the thing. */
export const tellingBefore = words(
  "open new newer good great excellent perfect extra upgraded updated fresh cracked broken dead bad working nice dual removable adjustable built weighted",
);
/** … and these behind it. */
export const tellingBehind = words(
  "included installed upgraded updated cracked broken dead bad works working work replaced attached health life runtime good great excellent",
);
/** In front of a noun or behind it these say nothing. */
export const idleWords = words(
  "original oem genuine leather silicone spare set pair kit lot assembly assy used vintage black white silver gray grey red blue green brown clear heavy duty universal pack package full complete small large medium mini pcs pc piece inch mm cm ft lb oz xs s m l xl xxl two piece style the a of x front rear left right side upper lower top bottom inner outer",
);
/** "12.9 inch screen": inches measure these on the thing. */
export const measuredNouns = words(
  "screen display frame wheel tire rim neck blade deck bar drive bowl tank basket pot drum",
);
export const measures = words("cm mm l qt quart liter litre c gal gallon cu ft");
/** "3-wheel tricycle" and "4 pad scale" tell what the thing has. */
export const countedNouns = words(
  "wheel door drawer leg light pad bit head string screen lid shelf burner panel tier key channel speaker tray",
);
