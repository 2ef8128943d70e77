import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing, emptyPage, readerThatSees } from "../../testing/factories.ts";
import type { Mishap } from "../../testing/stand-ins/model-stand-in.ts";
import { times } from "../../testing/soak.ts";
import { listingPicture, visionWorld } from "../../testing/worlds/vision-world.ts";

const { world, formOf } = visionWorld(readerThatSees(emptyPage));
const mishaps: readonly Mishap[] = ["hang", "cut", { says: "Buy it!" }, { status: 403 }];
const rounds = times(1, 50);

test(
  `a model that fails in the middle of ${mishaps.length * rounds} analyses: each is answered, and as many credits are spent as answers are kept`,
  { timeout: 20_000 * rounds },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      // A model that failed five times in a row would be left alone.
      const { ana, mishap, asked } = await world({ timeLimitMs: 300 });
      for (const next of mishaps) {
        mishap(next);

        expect((await ana.upload(formOf(listingPicture, aListing()))).status).toBe(200);
      }
      expect(asked.length).toBeGreaterThanOrEqual(mishaps.length);
      expect((await ana.get("/api/credits")).body).toMatchObject({ used: mishaps.length });
      const kept = Analysis.array().parse((await ana.get("/api/analyses")).body);
      expect(kept).toHaveLength(mishaps.length);
    }
  },
);
