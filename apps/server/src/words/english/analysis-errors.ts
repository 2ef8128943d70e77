import { defineWords } from "@flipworth/words";

/** Why a listing could not be taken, and what to do. */
export const analysisErrors = defineWords("server.analysis-errors", {
  whatIsIt: "What is it? The picture alone doesn't say.",
  quota:
    "You've used all {total} analyses this month. You get more on {day}. See /pricing for plans with more.",
  refinedMissing: "The analysis to refine doesn't exist.",
  refinedOther: "The analysis to refine is for another listing.",
  noSuchAnalysis: "This analysis doesn't exist.",
  saving: "We're saving this result. Send the request again.",
  canceled: "The request was canceled.",
  keyOfOther:
    "This Idempotency-Key was used for another request. Send a new key with a new request.",
  stillWorking: "We're still working on the first request with this key.",
  tookTooLong:
    "This analysis took too long. Try again with fewer comparables or a shorter description.",
  readerAway:
    "We can't read screenshots right now. Try again in a few seconds, or paste the listing's text.",
  wrongType: "We can't read this type of request body. {howToSend}",
  noBody: "The request has no body. {howToSend}",
  badForm: "We couldn't read the form. {howToSend}",
  howToSend:
    'Send a listing as application/json, such as {example}, or as multipart/form-data with a file "screenshot".',
  nothingToRead:
    "There's nothing to read. Send a title, a description, the listing's text or a screenshot.",
  formFields: 'The form takes only "screenshot" and "listing".',
  tooManyParts: "Send at most {count} screenshots and one listing.",
  listingTooLong: "The listing is too long.",
  noFile: 'The form has no file "screenshot". Attach a PNG, JPEG or WebP picture.',
  emptyFile: "The screenshot file is empty. Take the screenshot again.",
  tooLarge:
    "The screenshot is over {megabytes} MB. Send a smaller one, or capture just the listing.",
  not_a_picture: "This file isn't a picture. Send a screenshot as PNG, JPEG or WebP.",
  damaged: "This picture is damaged or cut off. Take the screenshot again and send the new file.",
  too_small: "This picture is too small to read. Each side needs at least 80 pixels.",
  too_many_pixels: "This picture has too many pixels. Send one of at most 40 megapixels.",
  too_long:
    "This picture is too long. Send one of at most 16,000 pixels a side and 25 times as long as wide.",
  animated: "This picture is animated. Send a still screenshot as PNG, JPEG or WebP.",
  unsupported_type:
    "We don't support this kind of picture. Send a screenshot as PNG, JPEG or WebP.",
});
