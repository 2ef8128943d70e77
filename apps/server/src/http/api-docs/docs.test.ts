import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

test("the documentation is a page of this server alone, with no inline script", async () => {
  const { anybody } = await testApp();

  const page = await anybody.raw("/api/docs");
  const html = await page.text();

  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
  );
  expect(html).not.toMatch(/https?:/);
  expect(html).not.toMatch(/<script>|<style|\son\w+=/);
  const files = [...html.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(files).toHaveLength(6);
  for (const path of files) expect((await anybody.raw(path)).status).toBe(200);
});

test("its files come compressed, and a browser that has one is told so", async () => {
  const { anybody } = await testApp();
  const path = "/api/docs/swagger-ui-bundle.js";

  const first = await anybody.raw(path, { headers: { "accept-encoding": "gzip, br" } });
  const etag = first.headers.get("etag") ?? "";
  const again = await anybody.raw(path, { headers: { "if-none-match": etag } });

  expect(first.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(first.headers.get("content-encoding")).toBe("br");
  expect((await first.arrayBuffer()).byteLength).toBeLessThan(500_000);
  expect(again.status).toBe(304);
  expect((await anybody.raw("/api/docs/package.json")).status).toBe(404);
});
