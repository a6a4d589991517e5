import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as inquiries from "@/lib/ai/inquiries";
import { findStaticImports } from "@/tests/support/import-closure";

const SHAPE = ["contract", "prompt", "rules", "check"];

const advisors = readdirSync("lib/ai/advisors").filter((name) => name !== "shared");
const folders = ["lib/ai/classifier", ...advisors.map((name) => `lib/ai/advisors/${name}`)];

describe.each(folders)("inquiries: inquiry in %s", (folder) => {
  test.each(SHAPE)("has %s.ts", (name) => {
    expect(existsSync(`${folder}/${name}.ts`)).toBe(true);
  });

  test("has a contract that loads no rules", () => {
    const loaded = [...findStaticImports(`${folder}/contract.ts`)];
    const isAllowed =
      /\/contract\.ts$|^lib\/(?!ai\/(?:advisors|classifier)\/)|\/advisors\/shared\//;
    expect(loaded.filter((file) => !isAllowed.test(file))).toEqual([]);
  });
});

test("inquiries: each folder is in the table", () => {
  expect(Object.keys(inquiries)).toHaveLength(folders.length);
});
