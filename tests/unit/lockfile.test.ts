import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { integrity?: string; inBundle?: boolean; link?: boolean; hasInstallScript?: boolean };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const listEntries = (file: string): [string, Entry][] =>
  Object.entries<Entry>(read(file).packages).filter(([path]) => path !== "");

test.each(["package-lock.json", "tests/interop/package-lock.json"])(
  "lockfile: %s has the hash of every package, so that npm ci refuses another one",
  (file) => {
    const entries = listEntries(file);
    const unchecked = entries.filter(
      // A bundled dependency is covered by the hash of the package that bundles it.
      ([, { integrity, inBundle, link }]) =>
        !integrity?.startsWith("sha512-") && !inBundle && !link,
    );
    expect(entries.length).toBeGreaterThan(100);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  },
);

test("lockfile: decides for each package with an install script whether it may run", () => {
  const decided = Object.keys(read("package.json").allowScripts);
  const scripted = listEntries("package-lock.json").filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + 13));
  expect(names.filter((name) => !decided.includes(name))).toEqual([]);
});
