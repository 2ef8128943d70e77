import type { ThingNotes } from "../thing-notes.ts";

export const electronicsNotes: readonly ThingNotes[] = [
  {
    of: [
      "apple-iphone-16-pro-max",
      "apple-iphone-16-pro",
      "apple-iphone-16",
      "apple-iphone-15-pro-max",
      "apple-iphone-15-pro",
      "apple-iphone-15",
      "apple-iphone-14-pro-max",
      "apple-iphone-14-pro",
      "apple-iphone-14",
      "apple-iphone-13-pro-max",
      "apple-iphone-13-pro",
      "apple-iphone-13",
      "apple-iphone-12",
      "apple-iphone-11",
    ],
    ask: [
      "What does Battery Health say in percent, and was the battery or screen replaced?",
      "Is Find My turned off, and will you erase it in front of me?",
      "Which carrier is it locked to, and is it paid off?",
    ],
    faults: [
      "Open Settings, General, About: unknown parts for screen, battery or camera are listed there and cost about a tenth of the price.",
      "A battery under 80 percent needs a replacement. Take its cost off your offer.",
      "Test Face ID. It does not come back after a bad screen repair.",
      "Run a finger along the frame and look across the glass: a bend or a lifted screen means a swollen battery.",
    ],
    fakes: [
      "Activation Lock makes a phone worth its parts. After the reset, setup must not ask for somebody's Apple Account.",
      "Dial *#06# and check the IMEI with a carrier. A blocked or unpaid phone can be cut off weeks after you buy it.",
    ],
  },
  {
    of: [
      "samsung-galaxy-s24-ultra",
      "samsung-galaxy-s23-ultra",
      "samsung-galaxy-s23",
      "samsung-galaxy-s22-ultra",
      "samsung-galaxy-s21",
      "google-pixel-8-pro",
      "google-pixel-7",
    ],
    ask: [
      "Is it unlocked or tied to a carrier, and is it paid off?",
      "Is your Google account removed, and the maker's account too?",
      "Is there any screen burn-in, a line, or a green tint at low brightness?",
    ],
    faults: [
      "Show a plain gray picture at low brightness: burn-in and tint show there and nowhere else.",
      "Look for a crack in the camera glass on the back. Dust inside spoils every photo.",
      "Plug in a cable and charge without one. A loose USB-C port is the most common repair.",
      "Turn on 5G and make a call. A phone without signal after a reset may be blocked.",
    ],
    fakes: [
      "Factory reset lock: if setup asks for the last owner's Google account, the phone is useless to you.",
      "Copies of the Ultra run an old Android with a painted skin. Check the model number in Settings against the IMEI.",
    ],
  },
  {
    of: ["apple-ipad-9th-gen", "apple-ipad-10th-gen", "apple-ipad-air-5-m1", "apple-ipad-mini-6"],
    ask: [
      "What is the model number on the back, and how much storage does it have?",
      "Is it Wi-Fi only or with cellular?",
      "Is it signed out of the Apple Account, and not managed by a school?",
    ],
    faults: [
      "Lay it face down on a table: one that rocks is bent.",
      "Drag an icon across the whole screen to find dead touch zones.",
      "Look for white spots or a yellow edge on a white page.",
      "Test the charge port and the home button or the Touch ID key.",
    ],
    fakes: [
      "A tablet with Remote Management on the setup screen still belongs to a school or company.",
      "Generations look alike. Only the model number tells a 9th from a 7th generation, which brings far less.",
    ],
  },
  {
    of: [
      "apple-macbook-air-m1",
      "apple-macbook-air-m2",
      "apple-macbook-air-13-m4",
      "apple-macbook-pro-14-m1-pro",
      "apple-mac-mini-m1",
    ],
    ask: [
      "How much memory and storage does it have, by a photo of About This Mac?",
      "What is the battery cycle count and its condition?",
      "Is it erased, signed out and free of management?",
    ],
    faults: [
      "Look at the screen at an angle for a crack under the glass or worn coating.",
      "Press each key once, and check that the trackpad clicks in all corners.",
      "A service message for the battery costs a large share of the profit.",
      "Run a video for five minutes, and plug a drive into each port.",
    ],
    fakes: [
      "Setup must not show Remote Management or Activation Lock; neither can be removed by you.",
      "Compare the serial in About This Mac with the one on the case. Swapped bottoms hide older machines.",
    ],
  },
  {
    of: ["lenovo-thinkpad-t480-or-t470", "any-gaming-pc"],
    ask: [
      "Which processor, memory and graphics card are in it, by a photo of the system page?",
      "How old are the battery, the drive and the power supply?",
      "Is a BIOS or administrator password set?",
    ],
    faults: [
      "Enter the BIOS. One that is locked by a password cannot be sold on.",
      "Run a game or a stress test for ten minutes and listen for a fan that scrapes.",
      "Count the working USB ports and open the lid through its full range.",
      "Look at the drive's health: worn drives are common in office machines.",
    ],
    fakes: [
      "Graphics cards with a changed name exist. Check the card in a hardware tool, not only in the listing.",
      "Asset stickers of a company or school need a proof of sale.",
    ],
  },
  {
    of: ["apple-watch-series-8", "apple-watch-se-2", "apple-watch-ultra"],
    ask: [
      "Is it unpaired from your phone, so that Activation Lock is off?",
      "What is the battery's maximum capacity in Settings?",
      "Which case size is it, and is it GPS or cellular?",
    ],
    faults: [
      "Look for a gap between glass and case, which a swelling battery makes.",
      "Tilt it under a lamp: fine scratches lower aluminum models, chips at the edge lower all.",
      "Start a workout to see that the heart sensor reads.",
    ],
    fakes: [
      "A watch that was only reset asks for the old owner's account. See it unpaired.",
      "Copies pair through an app of their own. A real one pairs in the Watch app.",
    ],
  },
  {
    of: [
      "apple-airpods-pro-2",
      "apple-airpods-max",
      "sony-wh-1000xm4",
      "sony-wh-1000xm5",
      "bose-quietcomfort-35",
    ],
    ask: [
      "Are both sides equally loud, and does noise canceling work on both?",
      "How long do they play on one charge?",
      "Is the case, the cable and a receipt there?",
    ],
    faults: [
      "Play a call and music on each side. A dead microphone is common and hard to repair.",
      "Ear pads that peel cost little. A cracked hinge or headband ends the sale.",
      "Used ear tips must be replaced. Count them as a cost.",
      "Check that the case charges and closes, and that the hinge does not wobble.",
    ],
    fakes: [
      "These are among the most copied products there are. Pair them: a real pair shows its serial and firmware in settings.",
      "A sealed box proves nothing, since copies come sealed too. Buy only what you could test.",
    ],
  },
  {
    of: ["amazon-kindle-paperwhite"],
    ask: [
      "Which generation and storage is it, and is it with or without ads?",
      "Is it deregistered from your account?",
    ],
    faults: [
      "Turn twenty pages and look for lines that stay on the screen.",
      "Check the light for a dark edge and the charge port for wobble.",
    ],
    fakes: ["One that is reported lost cannot be registered. Register it before you pay."],
  },
  {
    of: [
      "sony-playstation-5",
      "sony-playstation-5-slim",
      "sony-playstation-4-pro",
      "sony-playstation-4-slim",
      "microsoft-xbox-series-x",
      "microsoft-xbox-series-s",
      "microsoft-xbox-one-s",
      "sony-dualsense-controller-ps5",
    ],
    ask: [
      "Does it have a disc drive, and may I see a disc start?",
      "Is it signed in to an account, and was it ever banned from online play?",
      "Are the controller and the original cables there?",
    ],
    faults: [
      "Let a game run for 15 minutes. A console that shuts off needs new paste or a fan.",
      "Wiggle the HDMI plug: a loose port is the most common repair.",
      "Move each stick slowly and watch for drift in the controller settings.",
      "Insert and eject a disc twice and listen to the drive.",
    ],
    fakes: [
      "A console bought on credit or reported stolen can be banned from online play. Sign in before you pay.",
      "Copied controllers are light and have no texture of small symbols under a magnifier.",
    ],
  },
  {
    of: [
      "nintendo-switch",
      "nintendo-switch-oled",
      "nintendo-switch-lite",
      "nintendo-switch-2",
      "nintendo-joy-con-pair",
    ],
    ask: [
      "Is the dock, the charger and a pair of controllers included?",
      "Was it ever banned from online play, or modified?",
      "Do the sticks drift?",
    ],
    faults: [
      "Open the controller test in settings and watch both sticks for drift.",
      "Slide the controllers off and on: loose rails cause disconnects in handheld play.",
      "Insert a game card and charge through the bottom port and the dock.",
      "Look along the case for a bend and for a lifted screen on older units.",
    ],
    fakes: [
      "Open the online shop in the menu. A banned console shows an error there.",
      "Copied controllers lack the maker's mark beside the rail and fail the motion test.",
    ],
  },
  {
    of: ["nintendo-wii", "nintendo-gamecube", "nintendo-nintendo-64", "nintendo-3ds-xl"],
    ask: [
      "Which cables and controllers are included, and are they the maker's own?",
      "Does it read discs or cartridges at the first try?",
      "Is the memory pack, pen or sensor bar there?",
    ],
    faults: [
      "Test each controller port and each stick; worn sticks lower the price.",
      "Disc drives wear out. Play a game for ten minutes.",
      "Open the battery door or the expansion bay: leaked batteries and missing packs are common.",
      "Yellowed plastic lowers what collectors pay.",
    ],
    fakes: [
      "Cartridges are copied more than consoles. Compare the label's print and the back's mold marks with a known one.",
    ],
  },
  {
    of: ["valve-steam-deck-lcd", "meta-quest-2", "meta-quest-3"],
    ask: [
      "How much storage does it have, and is the case and charger included?",
      "Is it removed from your account and reset?",
      "Are there scratches on the lenses or the screen?",
    ],
    faults: [
      "Sun through a lens burns spots into a headset. Look at a white screen.",
      "Test both sticks and both triggers, and the tracking of each controller.",
      "Listen for a fan that whines and feel for a bulging battery door.",
    ],
    fakes: ["A device that is still tied to an account asks for it after a reset. See the reset."],
  },
  {
    of: ["nvidia-geforce-rtx-3060", "nvidia-geforce-rtx-3080", "nvidia-geforce-rtx-4070"],
    ask: [
      "Was it used for mining, and for how long?",
      "May I see it run a benchmark for ten minutes?",
      "Is there a receipt, and does the warranty move to a new owner?",
    ],
    faults: [
      "Watch temperature and clock speed under load. A card that drops its clock needs new pads.",
      "Look for a sagging board, a bent slot contact and melted power plugs.",
      "Spin each fan by hand when it is off; one that grinds needs a replacement.",
    ],
    fakes: [
      "Cards with a changed BIOS report a better model. Read memory size and core count in a hardware tool.",
      "A box alone with a stone's weight in it is a known trick: open it before you pay.",
    ],
  },
  {
    of: ["sony-a7-iii", "sony-a6000", "gopro-hero-9", "dji-mini-2"],
    ask: [
      "What is the shutter count, or how many hours has it flown?",
      "Which batteries, lens and charger are included?",
      "Was it ever wet, dropped or repaired?",
    ],
    faults: [
      "Take a photo of a white wall at a small aperture: dots that stay are sensor dust or scratches.",
      "Test every dial, the viewfinder and the card slot.",
      "Look for corrosion in the battery bay, and for sticky rubber on the grip.",
      "For a drone, look for cracked arms and see it hover before you pay.",
    ],
    fakes: [
      "Check the serial with the maker for theft. A drone that is tied to an account cannot be flown.",
    ],
  },
  {
    of: ["samsung-the-frame-tv-55-inch-class", "technics-sl-1200-turntable"],
    ask: [
      "Are the stand, the remote or dust cover, and all boxes and cables there?",
      "How was it stored and moved?",
      "May I see it run for ten minutes?",
    ],
    faults: [
      "A screen that was moved flat may have cracks that show only when it is on.",
      "On a turntable, watch the speed dots stand still and wiggle the tonearm for play.",
      "Missing connection boxes, bezels or headshells cost more than they look.",
    ],
    fakes: ["Compare the serial plate with the model in the listing; look-alike lines bring half."],
  },
];
