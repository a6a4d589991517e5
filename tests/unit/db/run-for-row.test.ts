import type { Pool, QueryResult } from "pg";
import { expect, test } from "vitest";
import { runForRow, statement } from "@/lib/db/statement";

const COUNT = statement("SELECT count(*)::int AS count FROM account", [], { count: "int4" });

/** Answers each query with `rows`. */
const connectTo = (rows: unknown[]): Pick<Pool, "query"> => ({
  query: async () => ({ rows }) as unknown as QueryResult, // the fields that the code under test reads
});

test("runForRow: returns the row, and throws if there is none", async () => {
  await expect(runForRow(connectTo([{ count: 2 }]), COUNT)).resolves.toEqual({ count: 2 });
  await expect(runForRow(connectTo([]), COUNT)).rejects.toThrow("returned no row");
});
