import type { CategorySlug } from "../catalogue/categories.ts";
import type { Drawing } from "../guides/guide-page.ts";

/** The one thing of a category that a drawing shows better than words. */
export const drawings: Readonly<Partial<Record<CategorySlug, Drawing>>> = {
  furniture: {
    id: "dovetail",
    title: "A dovetailed drawer and a stapled one",
    description:
      "Left, the side and front of a drawer lock in flared fingers. Right, a flat side is stapled to the front.",
  },
  antiques: {
    id: "dovetail-age",
    title: "Dovetails by hand and by machine",
    description:
      "Left, a few uneven pins cut by hand. Right, many equal ones cut by a machine after about 1890.",
  },
  appliances: {
    id: "model-plate",
    title: "Where the model plate is",
    description:
      "On a washer under the lid or inside the door rim; in a refrigerator high on the inner left wall; on a range behind the bottom drawer.",
  },
  vehicles: {
    id: "rust",
    title: "Where rust shows first",
    description:
      "Bubbles under the paint at the wheel arch, along the rocker panel below the doors, and at the lower door edge.",
  },
  tools: {
    id: "battery",
    title: "What to read on a battery tool",
    description:
      "The date code on the label below, the fuel gauge on the front, and the rating plate on the side of the tool.",
  },
  "musical-instruments": {
    id: "headstock",
    title: "Where a guitar breaks",
    description: "A hairline runs across the back of the neck just below the nut.",
  },
  "sporting-goods": {
    id: "frame",
    title: "Where a bicycle frame cracks",
    description:
      "Behind the head tube, under the down tube, and around the bottom bracket, where the serial number is too.",
  },
  jewelry: {
    id: "hallmark",
    title: "Where a ring is stamped",
    description: "Inside the band: 14K or 585 is gold; GF, GP, HGE and RGP are a skin of gold.",
  },
  art: {
    id: "dots",
    title: "A print and a painting under a loupe",
    description: "Left, rosettes of dots: a print. Right, ridges that throw shadows: paint.",
  },
  office: {
    id: "chair",
    title: "Where a task chair says what it is",
    description:
      "The label under the seat has maker, model and date; an Aeron has one to three dots under the top rim of its back.",
  },
};
