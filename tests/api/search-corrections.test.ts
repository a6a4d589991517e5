import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: typing errors", () => {
  test("are corrected, said and marked in the title", async () => {
    const { search, item } = await searchedWorkspace();
    await item("Quarterly forecast");
    const answer = await search("Qarterly, please: forcast");
    expect(answer.corrected_query).toBe("quarterly, please: forecast");
    expect(answer.items[0]?.title_highlights).toEqual([
      [0, 9],
      [10, 18],
    ]);
    expect(await search("quarterly")).not.toHaveProperty("corrected_query");
    expect(await search("quarterl")).not.toHaveProperty("corrected_query");
  });

  test("are not seen in words that begin otherwise or are too far off", async () => {
    const { titles, item } = await searchedWorkspace();
    await item("Payment", "Read the training notes of a cloud, break the horse in another place.");
    for (const q of ["bread", "pavement", "tracking", "aloud", "house", "plane"])
      expect(await titles(q), q).toEqual([]);
  });

  test("are seen in swapped, missing, similar and neighbouring letters", async () => {
    const { titles, item } = await searchedWorkspace();
    await item("Payment");
    for (const q of ["paymnet", "paymet", "paymment", "peyment", "paument"])
      expect(await titles(q), q).toEqual(["Payment"]);
  });
});
