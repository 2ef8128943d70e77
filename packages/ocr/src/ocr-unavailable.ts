/** The picture may be fine but cannot be read now: the queue is full, or a worker hung or died. */
export class OcrUnavailable extends Error {
  override name = "OcrUnavailable" as const;
}
