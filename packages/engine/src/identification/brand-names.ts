import type { Category } from "../category.ts";

/**
 * Brands that people name in listings, under the category where the word means the brand: "Coach"
 * is one on a handbag and none on a bus. The price guide's own brands come on top of these.
 */
export const brandNames: Readonly<Partial<Record<Category, string>>> = {
  electronics:
    "OtterBox, Uniden, Spigen, Lifeproof, Speck, Mophie, NAD, Rotel, Cambridge Audio, Parasound, JL Audio, Kicker, Rockford Fosgate, Boston Acoustics, Definitive Technology, Bowers & Wilkins, KEF, Martin Logan, Cerwin-Vega, TEAC, Tascam, AKG, Blackmagic, Tektronix, Celestron, Swann, Jawbone, Magellan, ZTE, Huawei, Alcatel, Kyocera, Apple, Samsung, Sony, LG, Vizio, TCL, Hisense, Panasonic, Sharp, Toshiba, Philips, Insignia, JVC, RCA, Magnavox, Dell, HP, Lenovo, Asus, Acer, MSI, Alienware, Razer, Logitech, Corsair, Microsoft, Nintendo, Sega, Atari, Google, Motorola, LG, HTC, OnePlus, Nokia, BlackBerry, Bose, JBL, Sonos, Beats, Sennheiser, Audio-Technica, Klipsch, Polk, Yamaha, Denon, Onkyo, Pioneer, Marantz, Technics, Kenwood, Harman Kardon, Bang & Olufsen, Canon, Nikon, Fujifilm, Olympus, Leica, GoPro, DJI, Garmin, Fitbit, TomTom, Netgear, Linksys, TP-Link, Epson, Brother, Seagate, Western Digital, SanDisk, Kingston, NVIDIA, AMD, Intel, EVGA, Gigabyte, Roku, Amazon, Ring, Arlo, Anker, Belkin, Casio, Texas Instruments, Oculus, Meta, Valve, BenQ, ViewSonic, Sansui, McIntosh, Infinity, Kodak, Polaroid, Sigma, Tamron, Skullcandy, Jabra, Plantronics, Polycom, Cisco",
  furniture:
    "IKEA, Ashley, West Elm, Pottery Barn, Crate & Barrel, CB2, Restoration Hardware, Ethan Allen, La-Z-Boy, Herman Miller, Steelcase, Knoll, Eames, Article, Wayfair, Broyhill, Thomasville, Drexel, Lane, Bassett, Henredon, Baker, Stickley, Room & Board, Joybird, Lovesac, Tempur-Pedic, Sealy, Serta, Simmons, Casper, Sleep Number, Purple, Haworth, Humanscale, HON, Secretlab, World Market, Pier 1, Z Gallerie, Natuzzi, Ercol, Design Within Reach, Flexsteel, Havertys, Rooms To Go, Living Spaces",
  appliances:
    "Vax, Numatic, Henry, Hetty, Karcher, Gtech, Morphy Richards, Panasonic, Sharp, Zanussi, Hisense, Russell Hobbs, Morphy Richards, AEG, Neff, Henny Penny, Hobart, Lincat, Tassimo, Rangemaster, Whirlpool, GE, LG, Samsung, Maytag, Kenmore, Frigidaire, KitchenAid, Bosch, Miele, Electrolux, Amana, Haier, Hotpoint, Speed Queen, Sub-Zero, Viking, Wolf, Thermador, Dyson, Shark, Bissell, Hoover, iRobot, Roomba, Eureka, Ninja, Vitamix, Blendtec, Breville, Cuisinart, Keurig, Nespresso, De'Longhi, Hamilton Beach, Oster, Sunbeam, Crock-Pot, Instant Pot, Black & Decker, Honeywell, Lasko, Vornado, Danby, Magic Chef, Smeg, Beko, Indesit, Tefal, Krups, Zojirushi, Cosori, Rowenta, Kirby, Rainbow",
  tools:
    "DeWalt, Milwaukee, Makita, Ryobi, Ridgid, Bosch, Craftsman, Snap-on, Mac Tools, Matco, Husky, Kobalt, Porter-Cable, Black & Decker, Hitachi, Metabo, Festool, Delta, Jet, Grizzly, Powermatic, Stihl, Husqvarna, Echo, Honda, Generac, Lincoln Electric, Miller, Hobart, Klein, Fluke, Stanley, Dremel, Paslode, Bostitch, Skil, Worx, Rockwell, Hilti, Ego, Greenworks, Harbor Freight, Werner, SawStop, Wen, Campbell Hausfeld",
  "sporting-goods":
    "Burley, Burley Design, Trek, Specialized, Giant, Cannondale, Schwinn, Huffy, Bianchi, Cervelo, Santa Cruz, Surly, Raleigh, GT, Haro, Diamondback, Mongoose, Kona, Scott, Fuji, Felt, Jamis, Marin, Rivendell, Peugeot, Yeti, Salsa, Electra, Rad Power, Brompton, Dahon, Shimano, Thule, Yakima, NordicTrack, ProForm, Bowflex, Peloton, Life Fitness, Precor, Sole, Schwinn, Rogue, Concept2, Callaway, TaylorMade, Titleist, Ping, Cobra, Cleveland, Mizuno, Wilson, Rawlings, Easton, Louisville Slugger, Spalding, Burton, Salomon, Rossignol, K2, Atomic, Volkl, Old Town, Perception, Shakespeare, Penn, Abu Garcia, Ugly Stik, Razor, Segway, Bauer, CCM, Everlast, Spyderco",
  vehicles:
    "Pride, Invacare, Thule, Razor, Segway, Ford, Chevrolet, Chevy, Toyota, Honda, Nissan, Dodge, Ram, Jeep, GMC, BMW, Mercedes, Mercedes-Benz, Audi, Volkswagen, Hyundai, Kia, Subaru, Mazda, Lexus, Acura, Infiniti, Volvo, Buick, Cadillac, Chrysler, Lincoln, Tesla, Porsche, Mini Cooper, Mitsubishi, Harley-Davidson, Yamaha, Kawasaki, Suzuki, Polaris, Can-Am, Ducati, Sea-Doo, Michelin, Goodyear, Bridgestone, BFGoodrich, WeatherTech, Bayliner, Mercury, Evinrude",
  collectibles:
    "Steiff, Lilliput Lane, Funko, Hot Wheels, Pokémon, Topps, Panini, Fleer, Upper Deck, Zippo, Hummel, Lionel, Marvel, DC, Disney, Lenox, Swarovski, Lladro, Precious Moments",
  clothing:
    "Nike, Adidas, Jordan, Air Jordan, Yeezy, New Balance, Converse, Vans, Puma, Reebok, Under Armour, Lululemon, Patagonia, The North Face, North Face, Columbia, Arc'teryx, Carhartt, Levi's, Levis, Wrangler, Dickies, Ralph Lauren, Tommy Hilfiger, Calvin Klein, J.Crew, Gap, Banana Republic, Old Navy, Coach, Michael Kors, Kate Spade, Gucci, Louis Vuitton, Prada, Chanel, Hermes, Burberry, Fendi, Dior, Balenciaga, Versace, Tory Burch, Dooney & Bourke, Vera Bradley, Fossil, Ray-Ban, Oakley, Ugg, Timberland, Dr. Martens, Doc Martens, Birkenstock, Crocs, Clarks, Red Wing, Frye, Hunter, Supreme, Champion, Canada Goose, Moncler, Barbour, Brooks Brothers, Hugo Boss, Zara, H&M, Free People, Anthropologie, Madewell, Diesel, True Religion, Lucky Brand, Eddie Bauer, L.L.Bean, REI, Asics, Brooks, Hoka, Saucony, Skechers, Jansport, Osprey, Samsonite, Tumi",
  "home-decor":
    "IKEA, Le Creuset, Lodge, All-Clad, Pyrex, Corelle, Fiesta, Yankee Candle, Waterford, Pottery Barn, West Elm, Crate & Barrel, Anthropologie, Lenox, Wedgwood, Noritake, Mikasa, Tiffany, Longaberger, Staub, Calphalon, Tupperware, Ralph Lauren",
  toys: "Steiff, Airfix, Hornby, Gund, Fuggler, LEGO, Barbie, Fisher-Price, Little Tikes, Step2, Melissa & Doug, Hasbro, Mattel, Nerf, Playmobil, American Girl, Power Wheels, Hot Wheels, Thomas, VTech, LeapFrog, Ravensburger, Traxxas, Disney, Transformers, Jellycat, Squishmallows, Tamiya, KidKraft, Radio Flyer",
  "musical-instruments":
    "Elixir, D'Addario, Ernie Ball, Fender, Squier, Gibson, Epiphone, Ibanez, Martin, Taylor, PRS, Gretsch, Jackson, ESP, LTD, Schecter, Yamaha, Roland, Korg, Casio, Kawai, Steinway, Baldwin, Pearl, Tama, Ludwig, DW, Zildjian, Sabian, Marshall, Vox, Orange, Peavey, Mesa Boogie, Boss, Akai, Moog, Behringer, Shure, Rickenbacker, Takamine, Alvarez, Harley Benton, Edwards, Danelectro, Guild, Music Man, Line 6, Nord, Novation, Focusrite, Presonus, Selmer, Bach, Hohner, Kala, Cordoba, Charvel, Kramer, BC Rich, Washburn, Tokai, Vintage",
  jewelry:
    "Rolex, Omega, Seiko, Citizen, Casio, Bulova, Tag Heuer, Breitling, Cartier, Tiffany, Pandora, Swarovski, David Yurman, Fossil, Timex, Movado, Tissot, Hamilton, Longines, Tudor, Invicta, Michael Kors, Alex and Ani, James Avery, Kendra Scott, G-Shock",
  garden:
    "Weber, Traeger, Toro, John Deere, Honda, Husqvarna, Craftsman, Cub Cadet, Troy-Bilt, Snapper, Stihl, Echo, Ryobi, Ego, Greenworks, Black & Decker, Char-Broil, Big Green Egg, Blackstone, Kamado Joe, Pit Boss, Ariens, Scotts, Fiskars, Worx, Masterbuilt, Solo Stove, Napoleon",
  "baby-items":
    "Graco, Chicco, Britax, UPPAbaby, Bugaboo, Baby Jogger, BOB, Evenflo, Fisher-Price, Ergobaby, Babybjorn, 4moms, Nuna, Stokke, Maxi-Cosi, Cosco, Medela, Spectra, Halo, Thule, Bumbleride, Doona, Snoo, Delta, Peg Perego, Joovy, Summer Infant, Dockatot, Owlet, Bright Starts, Ingenuity",
  crafts:
    "Singer, Brother, Janome, Bernina, Cricut, Silhouette, Husqvarna Viking, Pfaff, Juki, Baby Lock, Stampin Up, Kenmore, Elna, Gingher",
  office:
    "Herman Miller, Steelcase, HON, HP, Epson, Canon, Brother, Xerox, Dymo, Fellowes, Lexmark, Ricoh, Zebra, Sentry, Humanscale, Swingline",
  camping:
    "Coleman, REI, The North Face, North Face, Yeti, RTIC, Igloo, MSR, Big Agnes, Marmot, Osprey, Kelty, Therm-a-Rest, Jetboil, Hydro Flask, Stanley, Eureka, Nemo, Black Diamond, Gregory, Deuter, Vortex, Bushnell, Pelican, ENO, Helinox, Gerber, Leatherman",
  beauty:
    "Invacare, Pride, Dyson, Chanel, Dior, MAC, Sephora, Clinique, Estee Lauder, Lancome, Jo Malone, Tom Ford, Creed, Versace, Calvin Klein, Revlon, Conair, ghd, T3, Chi, BaByliss, Philips, Braun, Oral-B, Sonicare, NuFace, Foreo, Wahl, Andis, Urban Decay, Olaplex, Tresemme, L'Oreal",
  "pet-supplies":
    "Petkit, Seresto, Frontline, PetArmor, Greenies, Furminator, Country Brook, MidWest, Petmate, Furminator, Kong, Fluval, Aqueon, Tetra, PetSafe, Ruffwear, Kuranda, Frisco, Litter-Robot, Marineland, Zoo Med, Top Fin, Vari Kennel, Petco, Chewy",
  antiques: "Steiff, Gorham, Towle, Reed & Barton, Wallace, Limoges, Meissen",
  art: "Kinkade, Thomas Kinkade, Warhol, Banksy, KAWS, Ansel Adams, Bob Ross",
};
