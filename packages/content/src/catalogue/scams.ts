import type { RichText } from "../guides/guide-page.ts";

export type Scam = {
  title: string;
  /** How it runs. */
  description: RichText;
  /** What gives it away. */
  warning: RichText;
  /** What stops it. */
  prevention: RichText;
};

export const scams: readonly Scam[] = [
  {
    title: "The payment that never arrived",
    description:
      "A buyer shows a payment screen, or an e-mail says that the money waits until you “upgrade to a business account”. Sometimes it is too much, and a cousin will collect the difference.",
    warning:
      "The proof comes from them and not from your own account. Overpayment, a courier and hurry travel together.",
    prevention:
      "Open your banking app yourself and wait for the booked amount. Refund nothing that you did not receive.",
  },
  {
    title: "The six-digit code",
    description:
      "Someone who is interested wants to be sure that you are real and asks you to read back a code from a text message. With it they register a phone number or take over an account under your name.",
    warning:
      "The message that carries the code says not to share it. The person has not asked one question about the item.",
    prevention:
      "Refuse, report the profile and go on with your day. If you already sent it, change that account's password and its recovery number at once.",
  },
  {
    title: "The deposit for a dream price",
    description:
      "A popular thing at half of its value, a touching reason for the hurry, and a small deposit to hold it against “five others”. The pictures come from an old listing in another state.",
    warning:
      "The seller will not meet, ships only, or has a new profile with nothing else on it. A picture search finds the same sofa under three names.",
    prevention:
      "Ask for the dated photo and pay at the handover. One who loses patience with that was never going to be there.",
  },
  {
    title: "The switch at the handover",
    description:
      "The good one “just sold”, and a cousin of it is here for the same money. Or the box is sealed and heavy, and holds a copy, a locked phone or tiles.",
    warning:
      "You are asked to be quick, to stay in the car, or not to open the packaging. The serial number on the device is not the one in the photo.",
    prevention:
      "Open, switch on and compare numbers before you pay, even if the seal has to go. What differs from the listing is a new negotiation or none at all.",
  },
];
