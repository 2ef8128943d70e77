/** "busy": nothing was tried. "failed": a reader worked on this picture, and took too long or died. */
type UnavailableReason = "busy" | "failed";

/** The picture may be fine but cannot be read now. */
export class OcrUnavailable extends Error {
  override name = "OcrUnavailable" as const;
  readonly reason: UnavailableReason;

  constructor(message: string, { reason = "busy", cause }: OcrUnavailableOptions = {}) {
    super(message, { cause });
    this.reason = reason;
  }
}

type OcrUnavailableOptions = { reason?: UnavailableReason; cause?: unknown };
