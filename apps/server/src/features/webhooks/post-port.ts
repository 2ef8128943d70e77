export type Posting = { url: string; headers: Record<string, string>; body: string };

/** What came of a posting. The sentence is short and for the person whose address it is. */
export type Posted = {
  isDelivered: boolean;
  outcome: string;
  /** The receiver says that it is gone for good. */
  isGone: boolean;
};

/** Posts to an address that a person chose. Never throws. */
export type Post = (posting: Posting) => Promise<Posted>;
