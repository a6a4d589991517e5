import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const GOLDEN = path.join(import.meta.dirname, "../../golden");

test.each(["meeting-notes", "field-notes", "mail"])(
  "classifier: the proposals from %s read as they did",
  async (name) => {
    const text = readFileSync(path.join(GOLDEN, `classifier-${name}.txt`), "utf8");
    await expect(`${JSON.stringify(byRules(text), null, 2)}\n`).toMatchFileSnapshot(
      path.join(GOLDEN, `classifier-${name}.json`),
    );
  },
);
