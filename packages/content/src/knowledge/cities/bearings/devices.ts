import type { CityBearing } from "./bearing.ts";

export const deviceBearings = {
  electronics: {
    climate: {
      cold: "let a console from a cold garage warm up for some hours before you switch it on",
      hot: "look for swollen batteries in phones and laptops that stayed in a car",
      humid: "look into ports and battery bays for green crust",
      dry: "blow the fans free of dust and listen to them under load",
      coast: "look at the contacts of speakers and receivers for a white bloom",
      mountain: "judge screens in the shade, because strong light hides burn-in",
    },
    housing: {
      apartment: "soundbars and middle-sized screens sell better than towers and projectors",
      house: "receivers, big screens and old consoles are found in spare rooms and dens",
    },
    people: {
      students:
        "monitors, small televisions and consoles are sold in the last days before the flight home",
      families: "tablets and consoles come up when a child gets the next one",
      tech: "recent laptops and monitors are sold because they were replaced, not because they failed",
      music: "interfaces, studio headphones and monitors have buyers who know the model numbers",
      military:
        "gaming sets and big televisions are sold fast when the weight allowance is used up",
      tourism: "televisions come by the dozen, and you have to ask for remotes and menu codes",
    },
    areas: {
      money: "look there for hi-fi and cameras that were bought new and kept in their boxes",
      young: "meet there for phones and consoles, in a lobby with a socket",
      families: "search there for consoles sold with all their games",
    },
    roads: [
      "meet halfway for small devices and keep the car for televisions",
      "ask for the serial number and the settings page before you set out",
    ],
    tastes: [
      "name the exact model, because these buyers compare by number",
      "test such a device the way its owner would use it before you pay",
    ],
  },
  tools: {
    climate: {
      cold: "charge cordless packs indoors before you judge how long they last",
      hot: "do not trust battery packs that have lived in a truck box through a summer",
      humid: "look down the threads and along saw tables for rust",
      dry: "look for cracked cords and hard rubber grips",
      coast: "wipe a hand tool with oil the day you buy it and look under its paint",
      mountain: "ask whether a compressor or an engine was tuned for the height",
    },
    housing: {
      apartment: "hand tools and compact drill sets sell, while table saws do not",
      house: "whole benches come out of garages, and the drawers are worth more than the bench",
    },
    people: {
      students: "small drill kits and tool boxes are wanted by people in a first apartment",
      families: "ladders and starter sets sell to people who have just become owners of a house",
      tech: "soldering stations, meters and 3D printers show up among the drills",
      music: "stagehands and builders of amplifiers look for good hand tools and cases",
      military: "mechanics on base know their sockets and sell what weighs too much",
      tourism: "maintenance crews buy by the set and want the same battery on every tool",
    },
    areas: {
      money: "look there for barely used machines from owners who hired somebody after all",
      young: "sell cheap starter kits there with a charger that works",
      families: "look there for garages that are emptied when a house is sold",
    },
    roads: [
      "buy tools by the box, so that one drive pays for itself",
      "ask for a picture of every label before you cross the metro for a lot",
    ],
    tastes: [
      "know the brands that trade prefers and leave the rest",
      "ask the same seller what else hangs on the wall",
    ],
  },
  "musical-instruments": {
    climate: {
      cold: "leave a guitar in its case for a few hours after it comes in from the car",
      hot: "sight along the neck of anything that was kept in a car or an attic",
      humid: "smell the case and look at strings, frets and pads for corrosion and mold",
      dry: "look for hairline cracks in tops and fret ends that stick out of the neck",
      coast: "look at tuners, pickups and brass lacquer for pitting",
      mountain: "ask whether the instrument was kept with a humidifier",
    },
    housing: {
      apartment: "digital pianos, small amplifiers and electronic drums are what neighbors allow",
      house: "uprights and drum kits have room there and are yours if you carry them",
    },
    people: {
      students: "keyboards and starter guitars are sold before the summer and bought in September",
      families: "band instruments are outgrown at the end of a school year",
      tech: "synthesizers and boutique pedals are hobbies with a salary behind them",
      music: "buyers will play before they pay, and a fair price is known to everyone",
      military: "guitars and keyboards are sold quickly at a good price before a posting abroad",
      tourism: "bars and resorts sell speakers and keyboards when a season ends",
    },
    areas: {
      money: "look there for violins, flutes and good acoustics rather than the grand piano",
      young: "look there for pedals and interfaces, and meet where there is an amplifier",
      families: "look there for rental-return clarinets and trumpets in hard cases",
    },
    roads: [
      "ask the seller to play it over the phone before you drive",
      "never leave an instrument in the car between two pickups",
    ],
    tastes: [
      "players search by maker and year, and the serial number belongs in the listing",
      "let such buyers try it through their own amplifier",
    ],
  },
} as const satisfies Record<string, CityBearing>;
