import { expect, test } from "vitest";
import { groupBySitting } from "@/app/w/[workspace]/documents/[id]/history/sittings";
import type { TimelineVersion } from "@/lib/domain/history/version-timeline";

/** Version `version` of a document, stored in this minute. */
const save = (version: number, minute: number, given: Partial<TimelineVersion> = {}) => ({
  id: String(version),
  document_id: "d",
  version,
  title: "Plan",
  source: "app" as const,
  created_by: "ada",
  created_by_name: "Ada",
  created_at: new Date(minute * 60_000).toISOString(),
  size: null,
  growth: 0,
  renamed_from: null,
  replaces_other: false,
  same_as: null,
  ...given,
});
/** The versions of each sitting, the last one first. */
const group = (...oldestFirst: TimelineVersion[]) =>
  groupBySitting(oldestFirst.toReversed()).map(({ last, before }) =>
    [last, ...before].map(({ id }) => Number(id)),
  );

test("sittings: saves of one person are one sitting until a pause of ten minutes", () => {
  expect(group(save(1, 0), save(2, 5), save(3, 14), save(4, 24))).toEqual([[4], [3, 2, 1]]);
});

test("sittings: a save of another person, or by another door, stands between two sittings", () => {
  const [other, script] = [save(2, 1, { created_by: "ben" }), save(2, 1, { source: "api" })];
  for (const between of [other, script]) {
    expect(group(save(1, 0), between, save(3, 2))).toEqual([[3], [2], [1]]);
  }
});

test("sittings: a save that replaced somebody else's text stays a version of its own", () => {
  const other = save(2, 1, { created_by: "ben" });
  const over = save(3, 2, { replaces_other: true });
  expect(group(save(1, 0), other, over, save(4, 3), save(5, 4))).toEqual([[5, 4], [3], [2], [1]]);
});
