import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const FOLDER = path.join(import.meta.dirname, "../../../golden/classifier");
const TEXTS = readdirSync(FOLDER).filter((name) => !name.endsWith(".proposals.txt"));

test.each(TEXTS)("classifier: the proposals from %s read as they did", async (name) => {
  const { proposals, goals, removed_proposals } = byRules(
    readFileSync(path.join(FOLDER, name), "utf8"),
  );
  expect(removed_proposals).toBe(0);
  const items = proposals.map(
    ({ keep, label, title, content }) =>
      `${keep ? "[x]" : "[ ]"} ${label}: ${title}\n\n${indent(content)}\n`,
  );
  const targets = goals.map(
    ({ goal_type, title, baseline, key_result, timeframe, description }) =>
      `[x] goal, ${goal_type}: ${title}\n    ${baseline} → ${key_result}, ${timeframe}\n\n${indent(description ?? "")}\n`,
  );
  await expect([...items, ...targets].join("\n")).toMatchFileSnapshot(
    path.join(FOLDER, name.replace(/\.txt$/, ".proposals.txt")),
  );
});

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");
