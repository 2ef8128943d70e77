import { SavedListing } from "@flipworth/contract";
import { expect, test } from "vitest";
import { times } from "../../testing/soak.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const save = (agent: Agent, number: number) =>
  agent.post("/api/saved-listings", { title: `Drill ${number}`, price: number });

test("the sixth listing is refused by the Free plan's name, its number and where there is more", async () => {
  const { signedIn } = await testApp();
  for (let number = 1; number <= 5; number++) await save(signedIn("ana"), number);

  const sixth = await save(signedIn("ana"), 6);

  expect(sixth).toMatchObject({ status: 403, body: { code: "plan_limit" } });
  expect(sixth.body).toMatchObject({ message: expect.stringMatching(/Free plan.*5.*\/pricing/) });
  expect((await save(signedIn("ben"), 6)).status).toBe(201);
});

test("at the limit a saved one may be saved again, and one deleted makes room", async () => {
  const { signedIn } = await testApp();
  for (let number = 1; number <= 5; number++) await save(signedIn("ana"), number);

  const again = await save(signedIn("ana"), 3);
  const { id } = SavedListing.parse(again.body);
  await signedIn("ana").delete(`/api/saved-listings/${id}`);
  const sixth = await save(signedIn("ana"), 6);

  expect([again.status, sixth.status]).toEqual([200, 201]);
});

const rounds = times(3, 100);

test(
  `200 saves at once leave exactly five, ${rounds} times`,
  { timeout: 20_000 * rounds },
  async () => {
    const { signedIn } = await testApp();
    for (let round = 0; round < rounds; round += 1) {
      const name = `person ${round}`;
      const tries = Array.from({ length: 200 }, (_, number) => save(signedIn(name), number));

      const statuses = (await Promise.all(tries)).map((reply) => reply.status);

      expect(statuses.filter((status) => status === 201)).toHaveLength(5);
      expect(statuses.filter((status) => status === 403)).toHaveLength(195);
      const list = await signedIn(name).get("/api/saved-listings");
      expect(list.body).toHaveLength(5);
      expect(list.headers.get("x-total-count")).toBe("5");
    }
  },
);

test("100 saves of one listing at once make one, and all are answered with it", async () => {
  const { signedIn } = await testApp();
  const tries = Array.from({ length: 100 }, () => save(signedIn("ana"), 1));

  const replies = await Promise.all(tries);

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(99);
  expect(new Set(replies.map(({ body }) => SavedListing.parse(body).id)).size).toBe(1);
});
