import { parentPort } from "node:worker_threads";
import type { PictureCall, PictureReply } from "./picture-messages.ts";
import { readPicture } from "./read-picture.ts";
import { startTesseract } from "./tesseract.ts";

// The whole work on a picture's pixels happens in this thread: whoever started it can end it.

const answer = (reply: PictureReply) => parentPort?.postMessage(reply);
const tesseract = startTesseract();
tesseract.then(
  () => answer({ kind: "ready" }),
  (cause: unknown) => answer({ kind: "failed", id: null, message: String(cause) }),
);

parentPort?.on("message", ({ id, picture, original }: PictureCall) => {
  void tesseract
    .then((recognize) => readPicture(recognize, picture, original))
    .then(
      (outcome) => answer({ kind: "read", id, outcome }),
      (cause: unknown) => answer({ kind: "failed", id, message: String(cause) }),
    );
});
