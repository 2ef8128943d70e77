import { expect, test } from "vitest";
import { movedPages } from "./moved-pages.ts";

test.each([
  ["/guides/flipping-electronics", "/guides/electronics"],
  ["/guides/flipping-baby-items", "/guides/baby-items"],
  ["/marketplace-guide/Los-Angeles-CA", "/marketplace-guide/los-angeles-ca"],
  ["/marketplace-guide/austin-TX/furniture", "/marketplace-guide/austin-tx/furniture"],
])("%s leads to its page's one address", async (path, address) => {
  const reply = await movedPages().request(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([301, address]);
});

test.each(["/guides/electronics", "/marketplace-guide/austin-tx", "/marketplace-guide/..%2FX/"])(
  "%s is left alone",
  async (path) => {
    expect((await movedPages().request(path)).status).toBe(404);
  },
);

test("what is shared without the app's service worker is not stored, and the page says so", async () => {
  const body = new FormData();
  body.set("text", "Trek FX 2");
  const reply = await movedPages().request("/share", { method: "POST", body });
  expect([reply.status, reply.headers.get("location")]).toEqual([303, "/analyze?shared=missed"]);
});
