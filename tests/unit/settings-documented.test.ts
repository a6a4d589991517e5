import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Set by Node, by Vercel and by tests, never by an operator. */
const NOT_SETTINGS = new Set(["NODE_ENV", "VERCEL"]);

const settings = [
  ...new Set(
    [...readFileSync("lib/config.ts", "utf8").matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
      ([, name = ""]) => name,
    ),
  ),
].filter((name) => !NOT_SETTINGS.has(name));

test.each([".env.example", "docs/configuration.md"])("settings: %s names every setting", (file) => {
  const text = readFileSync(file, "utf8");
  expect(settings).toContain("DATABASE_URL");
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
