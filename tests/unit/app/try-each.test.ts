import { afterAll, expect, test, vi } from "vitest";
import { deleteEach } from "@/app/shared/try-each";
import { ApiError, notFound } from "@/lib/errors";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ refresh }));
afterAll(() => vi.doUnmock("next/cache"));

test("try each: resources that were deleted meanwhile are skipped, and the others are deleted", async () => {
  const remove = async (id: string) => {
    if (id === "b") throw notFound("Goal");
  };
  expect(await deleteEach(["a", "b", "c"], remove)).toEqual({ ids: ["a", "c"] });
});

test("try each: any other refusal is thrown, after the others were deleted", async () => {
  refresh.mockClear();
  const refusal = new ApiError("CONFLICT", "Not this one.");
  const deleted: string[] = [];
  const remove = async (id: string) => {
    if (id === "b") throw refusal;
    deleted.push(id);
  };
  await expect(deleteEach(["a", "b", "c"], remove)).rejects.toBe(refusal);
  expect(deleted).toEqual(["a", "c"]);
  expect(refresh).toHaveBeenCalledOnce(); // The page shows that the others are gone.
});

test("try each: a fault stops it", async () => {
  const remove = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(deleteEach(["a", "b"], remove)).rejects.toThrow("broken");
  expect(remove).toHaveBeenCalledTimes(1);
});
