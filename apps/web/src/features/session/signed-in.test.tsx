import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "../../lib/language.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleUser } from "../../testing/sample-account.ts";
import { SignedIn } from "./signed-in.tsx";

afterEach(() => chooseLanguage("en"));

test("after another choice of language the server is asked anew, for its own words", async () => {
  const api = fakeApi();
  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  renderScreen(
    <SignedIn skeleton="Wait" invitation="Sign in" signInHref="/">
      {({ firstName }) => firstName}
    </SignedIn>,
  );
  expect(await screen.findByText("Ana")).toBeDefined();
  expect(api.countOf("/api/auth/user")).toBe(1);

  await chooseLanguage("es");

  await waitFor(() => expect(api.countOf("/api/auth/user")).toBe(2));
  expect(screen.getByText("Ana")).toBeDefined();
});
