import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Names of Next's files, of the parts of an advisor, of bundled threads, and of the entry of a folder or program. */
const ROLES =
  /^(?:page|layout|route|error|not-found|actions|contract|prompt|rules|check|worker|main|index)\.\w+$/;
/** A resource has one file each of pages, of schemas and of verbs, like `goals`. */
const PLACE = /^(?:app|lib\/schemas|lib|server)\//;

const files = ["app", "lib", "server"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, "/")),
    ),
  )
  .filter((file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file) && !file.startsWith("lib/generated/"));

test("file names: files of one name play the same role, or are about one subject in different places", () => {
  expect(files.length).toBeGreaterThan(500);
  const places = new Map<string, string>();
  const equal = files.flatMap((file) => {
    const name = path.posix.basename(file);
    if (ROLES.test(name)) return [];
    const key = `${PLACE.exec(file)?.[0]} ${name.replace(/\.\w+$/, "")}`;
    const other = places.get(key);
    places.set(key, file);
    return other === undefined ? [] : [`${other} and ${file}`];
  });
  expect(equal).toEqual([]);
});
