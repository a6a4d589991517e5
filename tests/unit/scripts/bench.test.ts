import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["--help", "reqests"])(
  "bench: %s is refused with the known words, not measured",
  (word) => {
    const { status, stderr } = spawnSync("npx", ["tsx", "scripts/bench/main.ts", word], {
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(stderr).toContain("requests, search, growth, memory, typing, collection");
    expect(status).toBe(2);
  },
  70_000,
);
