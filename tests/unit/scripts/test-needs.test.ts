import { expect, test } from "vitest";
import { describeMissing, hasOwnBrowser, mayInstall } from "@/scripts/test-needs.mjs";

const ROOT = 0;
const PERSON = 1000;

test.each([
  [true, "anybody, with --install", ["--install"], undefined, PERSON],
  [true, "root in CI", [], "true", ROOT],
  [false, "root outside CI", [], undefined, ROOT],
  [false, "another account in CI", [], "true", PERSON],
  [false, "a person", [], undefined, PERSON],
])("test needs: programs are installed (%s) for %s", (expected, _, args, CI, uid) => {
  expect(mayInstall(args, { CI }, uid)).toBe(expected);
});

test("test needs: an unknown argument is refused with the command for one file", () => {
  expect(() => mayInstall(["tests/api/goals.test.ts"], {}, PERSON)).toThrow("npx vitest run");
});

test("test needs: a missing program comes with its tests and the commands that install it", () => {
  const chromium = {
    name: "Chromium",
    tests: "tests/e2e",
    debianPackage: "chromium",
    elsewhere: ["npx", "playwright", "install", "chromium"],
  };
  const redis = { name: "Redis", tests: "tests/redis", debianPackage: "redis-server" };
  expect(describeMissing([chromium, redis])).toBe(
    [
      "Not installed, but needed by tests:",
      "  Chromium (tests/e2e): sudo apt-get install chromium, or npx playwright install chromium",
      "  Redis (tests/redis): sudo apt-get install redis-server",
    ].join("\n"),
  );
});

test("test needs: a platform that Playwright does not support has no browser of Playwright's", () => {
  const executablePath = () => {
    throw new Error("Browser is not supported on current platform");
  };
  expect(hasOwnBrowser({ executablePath })).toBe(false);
});
