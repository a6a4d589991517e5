import { ChangeSet } from "@codemirror/state";
import { expect, test } from "vitest";
import { findChangedLines } from "@/lib/editor/changed-lines";

const OLD = "# Title\n\none\ntwo\nthree\n\nLast\n";

const TEXTS = [
  OLD,
  OLD.replace("# Title", "# Another").replace("Last", "The end"),
  OLD.replace("two\n", ""),
  OLD.replace("two\n", "two\nand a half\n"),
  OLD.replace("one\ntwo", "two\none"),
  OLD.trimEnd(),
  `First\n${OLD}more`,
  "",
  "quite another",
];

test.each(TEXTS.flatMap((old) => TEXTS.map((now) => [old, now])))(
  "changed lines: %j becomes %j",
  (old, now) => {
    let text = old;
    for (const { from, to, insert } of findChangedLines(old, now).reverse())
      text = text.slice(0, from) + insert + text.slice(to);
    expect(text).toBe(now);
  },
);

test("changed lines: only lines that differ change, so that text typed elsewhere stays", () => {
  const now = OLD.replace("# Title", "# Another").replace("Last", "The end");
  const changes = findChangedLines(OLD, now);
  expect(changes.map(({ insert }) => insert)).toEqual(["# Another\n", "The end\n"]);
  const at = OLD.indexOf("two") + 1;
  const place = ChangeSet.of(changes, OLD.length).mapPos(at);
  expect(now.slice(place - 1, place + 2)).toBe("two");
});
