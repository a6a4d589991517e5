import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findStaticImports } from "@/tests/support/import-closure";

const begins = (file: string, directive: string) =>
  readFileSync(file, "utf8").trimStart().startsWith(`"${directive}"`);

const components = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("app", file.replaceAll(path.sep, "/")))
  .filter((file) => file.endsWith(".tsx") && begins(file, "use client"));

test("client components: load no module of Node, which would break the build", () => {
  expect(components.length).toBeGreaterThan(20);
  const isAction = (file: string) => begins(file, "use server");
  const loaded = new Set(
    components.flatMap((component) => [...findStaticImports(component, isAction)]),
  );
  const isOfNode = (file: string) =>
    /^import (?!type ).*from "node:/m.test(readFileSync(file, "utf8"));
  expect([...loaded].filter(isOfNode)).toEqual([]);
});
