import { describe, expect, test } from "vitest";
import { normalisedSentences } from "./similarity.ts";

const placeWords = new Set(["Plano", "Frisco", "Dallas", "Austin", "Round", "Rock", "St", "Clair"]);

describe("sentences made comparable", () => {
  test("are the same when only names, directions and numbers were swapped", () => {
    const one = "The 40 miles to Plano and back cost $28, north of Dallas.";
    const other = "The 1,200 miles to Round Rock and back cost $16.50, southeast of Austin.";

    const [first, second] = [one, other].map((text) => normalisedSentences(text, placeWords));

    expect(first).toEqual(second);
  });

  test("stay different when the words differ", () => {
    const one = normalisedSentences("Look for rust in Plano.", placeWords);
    const other = normalisedSentences("Look for mildew in Plano.", placeWords);

    expect(one).not.toEqual(other);
  });

  test("are told apart in lists and links, and an abbreviated name ends none", () => {
    const text = "Boats lie on Lake St. Clair. More:\n\n- [Tools in Plano](/a/b).\n- Ask first.";

    const sentences = normalisedSentences(text, placeWords);

    expect(sentences).toEqual(["boats lie on lake #.", "more:", "tools in #.", "ask first."]);
  });
});
