import { expect, test } from "vitest";
import { deleteEach } from "@/app/shared/delete-each";
import { ApiError, notFound } from "@/lib/errors";

test("delete each: resources that were deleted meanwhile are skipped, and the others are deleted", async () => {
  const remove = async (id: string) => {
    if (id === "b") throw notFound("Goal");
  };
  expect(await deleteEach(["a", "b", "c"], remove)).toEqual({ ids: ["a", "c"] });
});

test("delete each: any other refusal is thrown", async () => {
  const refusal = new ApiError("OVERLOADED", "Later.");
  await expect(deleteEach(["a"], () => Promise.reject(refusal))).rejects.toBe(refusal);
});
