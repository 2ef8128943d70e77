import type { CityBearing } from "./bearing.ts";

export const wearBearings = {
  clothing: {
    climate: {
      cold: "coats, boots and wool are bought in spring and sold at the first frost",
      hot: "heavy coats lie for months and have to be mailed to a colder place",
      humid: "smell leather and look at bags for mold in the lining",
      dry: "leather is often dry and needs feeding before the photograph",
      coast: "light layers sell all year and heavy ones hardly ever",
      mountain: "technical shells, fleece and hats with a known label are what people search",
    },
    housing: {
      apartment: "closets are small, and people sell a bag of clothes at once",
      house: "spare-room closets hold decades of one person's labels",
    },
    people: {
      students: "bags of hardly worn labels go for the price of not carrying them",
      families: "clothes of one growing size are sold as a lot",
      tech: "good jackets and sneakers are sold in their boxes",
      music: "stage wear, band shirts and boots have buyers who know the year",
      military: "boots and outdoor layers are plentiful, and real issue is told by its label",
      tourism: "lost wardrobes and resort wear show up after each season",
    },
    areas: {
      money: "look there for bags and coats with the receipt still in the pocket",
      young: "look there for vintage and streetwear, and meet near a cafe",
      families: "look there for outgrown names in children's sizes",
    },
    roads: [
      "ask for label and measurements by picture and let the mail do the driving",
      "visit three closets on one road in one evening",
    ],
    tastes: [
      "pieces of that look sell here without postage",
      "have them washed and listed some weeks before they are worn",
    ],
  },
  jewelry: {
    climate: {
      cold: "gift buying starts with the first dark evenings and ends on the fourteenth of February",
      hot: "bright, light silver and watches with a rubber strap are worn most",
      humid: "look inside watch glasses for mist",
      dry: "opals and old pearls may have crazed and deserve a glass before an offer",
      coast: "look at clasps and watch crowns for salt",
      mountain: "sport watches and turquoise are worn more than diamonds",
    },
    housing: {
      apartment: "meet in a bank or a shop with a scale rather than at a door with a code",
      house: "estate boxes from one drawer mix brass with gold, and it pays to test each piece",
    },
    people: {
      students: "class rings and small chains are sold for rent",
      families: "inherited sets are sold when nobody wants the fashion",
      tech: "smart and mechanical watches are traded like phones",
      music: "silver rings, chains and bold pieces are worn on stage and sold after",
      military: "service watches and rings come with stories that need papers",
      tourism: "tourist silver is plentiful, and the stamp is where to look first",
    },
    areas: {
      money: "look there for signed pieces at estate sales, with a loupe and a magnet",
      young: "expect fashion pieces there, and buy by the bag",
      families: "look there for heirlooms sold by a daughter who does not wear gold",
    },
    roads: [
      "meet at a jeweller who can weigh it, whichever side of town that is",
      "never carry more cash across town than the one piece costs",
    ],
    tastes: [
      "the makers of that kind are known here, and a mark is worth more than a stone",
      "ask who made it before asking what it weighs",
    ],
  },
  beauty: {
    climate: {
      cold: "look for separated creams and burst caps, since liquids may have frozen",
      hot: "leave perfume and cosmetics that were stored without cooling",
      humid: "look for rust on clippers and damp in powder boxes",
      dry: "skin devices and humidifiers sell better than heavy perfume",
      coast: "look at plugs and blades of hair tools for rust",
      mountain: "sun care and lip care sell, if the date on the seal is good",
    },
    housing: {
      apartment: "compact dryers and mirrors with lamps sell to people with one small bathroom",
      house: "salon chairs and hood dryers are kept by people who used to work from home",
    },
    people: {
      students: "hair tools are left in bathrooms and given away in the last week",
      families: "unopened gift sets and spare dryers come out of closets that are cleared",
      tech: "light masks and skin devices are bought on impulse and sold nearly new",
      music: "stage make-up cases, wigs and lamps are sold by people who tour",
      military: "clippers and travel kits sell near the gates the year round",
      tourism: "hotels and spas sell chairs, heaters and dryers when they restyle",
    },
    areas: {
      money: "look there for sealed gift perfume and hardly used dryers",
      young: "sell known hair tools there, cleaned and with the box",
      families: "look there for salon devices bought for one wedding",
    },
    roads: [
      "mail small sealed things and drive only for devices",
      "meet at a shop where a dryer can be plugged in",
    ],
    tastes: [
      "sealed stock for it is worth holding until the date",
      "show the batch code, because these buyers have been cheated before",
    ],
  },
} as const satisfies Record<string, CityBearing>;
