import type { PlacePages } from "./place-pages.ts";

export const columbusOh: PlacePages = {
  electronics: {
    lead: "Ohio State students leave TVs and printers in two waves, early May and early August.",
    more: "Retro consoles sell at shows all year.",
    check: "Roommate TVs often have a hairline crack at the corner; turn it on to white.",
    sell: "The University District is best driven on the last two days of July.",
  },
  furniture: {
    lead: "Doubles near campus turn over together, and the curb is full of IKEA.",
    more: "German Village houses want narrow Victorian pieces.",
    find: "Springfield's antique extravaganzas, an hour west, are in May and September.",
    check: "Porch couches near campus are never worth it, whatever they cost.",
  },
  appliances: {
    lead: "Whirlpool country knows appliances, and working top-loaders sell for parts knowledge alone.",
    more: "Dorm fridges triple from May to August.",
    check: "Basement washers on a wet floor have rusted feet.",
    sell: "Half the buyers have a van and a cousin.",
  },
  tools: {
    lead: "Honda's plants and their suppliers put toolmakers in every suburb from Marysville south.",
    more: "Metric sets are as good as new.",
    find: "Farm and shop auctions in Delaware and Licking counties list online.",
    check: "Torque wrenches wound tight in storage read low.",
  },
  "sporting-goods": {
    lead: "Campus wants bikes under $150, and Dublin families want lacrosse gear.",
    more: "Tailgate canopies sell in scarlet only.",
    check: "Campus bikes wintered outside have frozen seatposts.",
    sell: "Football Saturdays stop any pickup west of High Street.",
  },
  vehicles: {
    lead: "Hondas are built nearby and fill the listings, and winter salt decides among them.",
    more: "A file of service records is worth more than the trim level.",
    check: "Rear wheel arches of older Hondas bubble first.",
    sell: "Franklin County has no emissions test, and the title must be notarized.",
  },
  collectibles: {
    lead: "Ohio State programs and arcade machines keep their buyers.",
    more: "Longaberger baskets, once hundreds of dollars, now bring about twenty.",
    find: "The Ohio Expo Center hosts toy and card shows most months.",
    check: "Baskets need the brass tag, the date and both protectors.",
  },
  clothing: {
    lead: "Sample and return stock from the fashion head offices in New Albany reaches listings with tags.",
    more: "Scarlet and gray sell in August, before the first home game.",
    find: "Outlet and sample-sale hauls show on Mondays.",
    check: "Sample tags are cut or stamped; say it in the ad.",
  },
  "home-decor": {
    lead: "Candles, throws and catalog lamps come from retail head offices.",
    more: "Vintage glass comes from Ohio's factories.",
    find: "Lancaster and Newark estates hold the glass.",
    check: "Fenton, Heisey and Cambridge glass have acid or mold marks; use a side light.",
  },
  books: {
    lead: "Thurber was from here, and the cartoon library has made comics collectors out of readers.",
    more: "Textbooks have their two weeks in August.",
    find: "The Book Loft's neighbors in German Village sell overflow.",
    sell: "OSU starts in late August; list by the 15th.",
  },
  toys: {
    lead: "Retro games and action figures lead.",
    more: "Plastic kitchens from Hilliard fill minivans.",
    find: "Suburban garage sales are community events in June.",
    check: "Toy kitchens lose their doors; check hinges.",
  },
  "musical-instruments": {
    lead: "Marching brass matters in a city whose band spells the state's name in script.",
    more: "Indie players in Clintonville trade amps.",
    check: "Valve wear shows as side play in the casing.",
    sell: "School shops run rentals from August, when parents compare.",
  },
  jewelry: {
    lead: "Class rings come up every week and go for their gold.",
    more: "Signed costume pieces from the old department stores do better than people expect.",
    check: "OSU rings are ten carat more often than fourteen.",
  },
  art: {
    lead: "Gallery Hop on first Saturdays moves young painters.",
    more: "Pioneer-era portraits surface in Granville.",
    check: "New canvas staples on an old stretcher mean a relined or fake piece.",
  },
  antiques: {
    lead: "Ohio stoneware, pressed glass and farm primitives are dug out of barns an hour in every direction.",
    more: "New Amish furniture keeps about half of its price.",
    find: "Heart of Ohio antique mall outside Springfield opens daily.",
    check: "Amish drawers have maker stamps and soft-close runners; older ones do not.",
  },
  garden: {
    lead: "Mowers sell from April and leaf tools from October in the outer suburbs.",
    more: "Tillers come from Licking County.",
    check: "Winter garages rust cables; work each lever.",
    sell: "Mulch season starts after the last frost in early May.",
  },
  "baby-items": {
    lead: "Insurance and bank families upgrade quickly in Dublin and New Albany.",
    more: "The price is half at most.",
    find: "Mom-to-mom sales fill school gyms in March and October.",
    check: "Check wheels for salt and straps for bleach.",
  },
  crafts: {
    lead: "Paper crafting and yarn have large guilds.",
    more: "Amish quilts are traded as art.",
    check: "Hand quilting has uneven stitches on the back.",
    sell: "Sell machines before the guild shows in fall.",
  },
  office: {
    lead: "State agencies and banks retire matched chairs.",
    more: "Crews from the data centers sell racks and rails.",
    find: "Ohio State's surplus store sells to the public.",
    check: "Ask that asset stickers be canceled.",
  },
  camping: {
    lead: "Hocking Hills, an hour away, keeps hammocks and two-person tents moving.",
    more: "Heavy gear goes to Lake Erie.",
    check: "Hammocks fray where the strap rubs.",
    sell: "Students sell tents in early May.",
  },
  beauty: {
    lead: "Bath and Body Works has its home in the area, and gift sets are resold by the box.",
    more: "Retired scents sell, current ones do not.",
    check: "Wick and wax quality drop in a hot attic.",
  },
  "pet-supplies": {
    lead: "Student apartments ban big dogs and fill with cats.",
    more: "Cat trees and litter robots sell in every building near campus.",
    check: "Cat trees smell of the last cat; ultraviolet light tells.",
  },
};
