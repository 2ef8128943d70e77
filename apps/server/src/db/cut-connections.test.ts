import { SavedListing } from "@flipworth/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { times } from "../testing/soak.ts";
import { testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./client.ts";

const cuts = times(12, 100);

test(
  `connections that are cut ${cuts} times amid work cost an answer, never a row or the server`,
  { timeout: 120_000 },
  async () => {
    const { pool: bystander } = await testDatabase();
    const own = connect({ ...bystander.options, application_name: "cut" }, () => {});
    onTestFinished(() => own.pool.end());
    const { signedIn } = await testApp({ ...own, mayLog: true });
    const people = Array.from({ length: 6 }, (_, index) => signedIn(`person ${index}`));
    await Promise.all(people.map((person) => person.get("/api/credits")));
    const statuses = new Set<number>();
    let isOver = false;

    const working = people.map(async (person) => {
      const kept: string[] = [];
      for (let round = 0; !isOver; round += 1) {
        const reply = await person.post("/api/saved-listings", { title: `Drill ${round}` });
        statuses.add(reply.status);
        if (reply.status !== 201) continue;
        const { id } = SavedListing.parse(reply.body);
        kept.push(id);
        // The plan has five places.
        const oldest = kept.length > 3 ? kept[0] : undefined;
        if (oldest === undefined) continue;
        // A cut can come after the commit: asked again, it is gone.
        while ((await person.delete(`/api/saved-listings/${oldest}`)).status === 503);
        kept.shift();
      }
      return kept;
    });
    for (let cut = 0; cut < cuts; cut += 1) {
      await sleep(15 + (cut % 7) * 9);
      await bystander.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut'",
      );
    }
    isOver = true;
    const acknowledged = await Promise.all(working);

    expect(statuses).toContain(201);
    expect([...statuses].filter((status) => ![200, 201, 403, 503].includes(status))).toEqual([]);
    for (const [index, person] of people.entries()) {
      const listed = SavedListing.array().parse((await person.get("/api/saved-listings")).body);
      expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged[index] ?? []));
    }
  },
);
