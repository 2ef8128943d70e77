import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("testing/read-largest-pictures.ts", import.meta.url));

test(
  "the worst pictures that pass the gate are read or given up in less than 1 GB",
  { timeout: 300_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [script]);

    const { ends, peakMb } = JSON.parse(stdout);
    expect(ends).toHaveLength(6);
    for (const end of ends) expect(["page", "given up"]).toContain(end);
    expect(peakMb).toBeGreaterThan(100);
    expect(peakMb).toBeLessThan(1_000);
  },
);
