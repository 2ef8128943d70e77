import { defineWords, type Say } from "@flipworth/words";

/** Pictures of a listing: taking them, what is wrong with them, and what is found on them. */
export const pictureWords = defineWords("analyses.pictures", {
  choose: "Choose pictures",
  add: "Add another picture",
  drop: "Drop the pictures",
  hint: "Screenshots of one listing, or a photo of the item, its label or barcode.",
  dropHint: "Or drop or paste them here.",
  takePhoto: "Take a photo",
  pictures: "Pictures of this listing",
  page: "Page {number} of the listing",
  remove: "Remove picture {number}",

  noPicture: "“{name}” isn’t a PNG, JPEG or WebP picture. Use a screenshot or a photo.",
  tooMany: "You can add up to {count} pictures of one listing.",
  tooLarge:
    "“{name}” is {size} MB; the limit is {limit} MB. Crop it to the listing, or save it as JPEG.",
  tooLargeTogether: "These pictures are {size} MB together; the limit is {limit} MB. Remove one.",

  bookBarcode:
    "ISBN {number}: a book. We price books by kind, so add the title for a closer estimate.",
  otherBarcode: "Barcode {number}. Our price guide doesn’t list barcodes: tell us what it is.",

  shareMissed: "We couldn’t take what you shared. Open Flipworth once, then share it again.",
  onlyLinkShared:
    "That was only a link, and we can’t open links. Share a screenshot of the listing instead, or select its text and share that.",
});

export type SayOfPictures = Say<keyof typeof pictureWords.english>;
