import { afterEach, expect, test } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { account } from "./api.ts";
import { chooseLanguage } from "./language.ts";
import { readOffer } from "./plans-call.ts";

afterEach(async () => {
  await chooseLanguage("en");
  localStorage.clear();
});

test("whoever reads Spanish asks the server in Spanish, and nobody else names a language", async () => {
  const api = fakeApi();
  await account.getCredits();
  await chooseLanguage("es");
  await account.getCredits();
  await readOffer();

  const languagesAt = (path: string) =>
    api.requests("GET", path).map(({ headers }) => headers.get("accept-language"));
  expect(languagesAt("/api/credits")).toEqual([null, "es"]);
  expect(languagesAt("/api/subscription-plans")).toEqual(["es"]);
});
