import type { RichText } from "../guides/guide-page.ts";
import type { AccentColor, IconName } from "./look.ts";

export type SafetyGroup = {
  category: string;
  icon: IconName;
  level: "Essential" | "Critical" | "Important";
  color: AccentColor;
  tips: readonly RichText[];
};

export const safetyIntro: RichText = `Most meetings are two polite people and a desk lamp. The rules below cost nothing on those days and save a great deal on the other one.

They fit both sides: you are a buyer in the morning and a seller at night. If you have time for one group only, read the second.`;

export const safetyGroups: readonly SafetyGroup[] = [
  {
    category: "Where you meet",
    icon: "map-pin",
    level: "Essential",
    color: "blue",
    tips: [
      "Many police stations mark an exchange spot with a camera and a light; call the desk and ask for the nearest. A bank lobby or the front of a supermarket at noon is the next best.",
      "Big things have to be seen where they stand. Bring a second person, stay near the door, and let the seller carry it out to the porch or the garage.",
      "Share your live location and the listing's link with somebody who will call at an agreed hour. A text that says “done” takes three seconds.",
      "A change of place in the last ten minutes is a reason to go home. You do not owe anyone an explanation.",
    ],
  },
  {
    category: "How money changes hands",
    icon: "wallet",
    level: "Critical",
    color: "pink",
    tips: [
      "Take cash, or a transfer that you see in your own banking app before the item leaves your hand. A screenshot or an e-mail about a payment is a drawing of money.",
      "Never pay ahead by Zelle, Venmo to friends and family, Cash App, wire or gift card for something you have not seen. Those who ask for it know that none of them comes back.",
      "For sums above a few hundred dollars, meet at the buyer's bank and let the teller count. Bills can be checked there too, and the room has cameras.",
      "Nobody needs a code from your phone to buy a bicycle. Anyone who asks for one is opening an account in your name.",
    ],
  },
  {
    category: "What you tell strangers",
    icon: "lock",
    level: "Important",
    color: "violet",
    tips: [
      "Photograph things against a plain wall. House numbers, school logos, license plates and the view from the window are read by more people than the buyer.",
      "Stay in the site's own messages. The record there is what the platform and the police can see; a chat moved to another app leaves you with pictures of text.",
      "Give cross streets until the buyer is on the way, then the address. For a row of sales from home, use the garage and keep the front door shut.",
      "Sign out, erase and remove the memory card from anything with storage before you sell it. Ask for the same when you buy, and do it together.",
    ],
  },
  {
    category: "What you are buying",
    icon: "eye",
    level: "Essential",
    color: "cyan",
    tips: [
      "Ask for one new photo with today's date on a slip of paper beside the item. It takes an honest owner a minute, and it ends most fake listings there and then.",
      "Look at the profile: the year it began, other listings, friends in the area. A new account with one dream offer is the most common face of a scam.",
      "Compare the serial number with the box and the receipt, and check bikes and phones against a lost-or-stolen register. Selling on what was stolen costs you the item, the money and some hours at a desk.",
      "Plug it in, ride it, open it. Ten minutes on the sidewalk are the only warranty a private sale has.",
    ],
  },
];

export const beforeMeeting: readonly string[] = [
  "The price is agreed in writing, in the site's own messages.",
  "I have seen a photo that was made for me.",
  "Place, hour and what both of us bring are settled.",
  "Someone knows where I am going and when I will be back.",
  "I carry the exact amount and not much more.",
  "My phone is charged and the test kit is in the car.",
];

export const duringMeeting: readonly string[] = [
  "I arrive early and look around before I get out.",
  "I park where I can drive off without turning.",
  "The item is tested before any money is shown.",
  "Serial number and condition match the listing.",
  "Payment is counted or confirmed before the handover.",
  "If it feels wrong, I leave, and the deal can go to someone else.",
];

export const whenSomethingGoesWrong: readonly { title: string; text: RichText }[] = [
  {
    title: "Call emergency services",
    text: "If anybody is threatened or hurt, get to a lit place with people and dial 911. Things can be replaced, so hand them over.",
  },
  {
    title: "Report to the platform",
    text: "Open the listing or the profile and choose Report while it still exists, then save the chat, the photos and the link. Block only afterwards, because blocking can hide the conversation from you.",
  },
  {
    title: "Report fraud to the authorities",
    text: "File at ReportFraud.ftc.gov and, for fraud over the internet, at ic3.gov, and take the number to your local police. If you paid, call your bank in the same hour and use the word fraud: a pending transfer can sometimes be stopped.",
  },
];
