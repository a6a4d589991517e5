import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("admin command: wrong settings are one sentence on stderr", () => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, PORT: "abc" };
  const command = ["scripts/admin.mjs", "user", "list"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    "Settings are wrong: correct them and try again. PORT: must be a whole number from 1 to 65535\n",
  );
});
