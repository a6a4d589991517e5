import { expect, test } from "vitest";
import { foldChanges } from "@/app/components/history/fold-changes";

const change = {
  id: "1",
  action: "document.updated",
  origin: "app" as const,
  actor_id: "u1",
  actor_name: "Ada",
  key_name: null,
  tool: null,
  outcome: "success",
  target_type: "document",
  target_id: "d1",
  details: null,
  created_at: "2026-11-21T05:39:00.000Z",
};
const countTimes = (...changes: Partial<typeof change>[]) =>
  foldChanges(changes.map((own) => ({ ...change, ...own }))).map(({ times }) => times);

test("fold changes: repeated changes of one resource by one person are one change", () => {
  expect(countTimes({}, {}, {})).toEqual([3]);
  expect(countTimes({}, {}, { target_id: "d2" }, {})).toEqual([2, 1, 1]);
  expect(countTimes({}, { actor_id: "u2" })).toEqual([1, 1]);
  expect(countTimes({}, { action: "document.restored" })).toEqual([1, 1]);
});

test("fold changes: an approval and the restore of another version stay separate, and several changes have the time of the newest", () => {
  const approval = { ...change, details: { changed: "status", from: "draft", to: "approved" } };
  expect(foldChanges([change, approval, change]).map(({ times }) => times)).toEqual([1, 1, 1]);
  const restores = [2, 2, 1].map((version) => ({
    ...change,
    action: "document.restored",
    details: { version },
  }));
  expect(foldChanges(restores).map(({ times }) => times)).toEqual([2, 1]);
  const earlier = { ...change, id: "2", created_at: "2026-11-20T05:39:00.000Z" };
  expect(foldChanges([change, earlier])).toEqual([{ change, times: 2 }]);
});
