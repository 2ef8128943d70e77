import { plans } from "@flipworth/contract";
import { englishVoice, sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { featureWords } from "../../words/english/account/subscribe.ts";
import { featuresOf } from "./plan-features.ts";

test.each(plans.filter(({ pricePerMonth }) => pricePerMonth > 0))(
  "$name holds in English what the table of plans says",
  (plan) => {
    expect(featuresOf(plan, sayIn(featureWords, englishVoice))).toEqual(plan.features);
  },
);
