import { lockSelected } from "@/lib/db/locks";
import type { ParameterType, ValuesOf } from "@/lib/db/sql-types";
import { type Statement, statement } from "@/lib/db/statement";

export const BATCH = { rows: "int4", removed: "int4" } as const;

export type Removal<Border = unknown> = {
  table: string;
  statement: Statement<{ rows: number; removed: number }, readonly [Border, number]>;
  border(now: Date): Border;
};

/** Leaves locked rows for the next run. `type` is that of `$1`. */
export const declareRemoval = <Type extends ParameterType>(
  table: string,
  those: string,
  type: Type,
  border: (now: Date) => ValuesOf<[Type]>[0],
): Removal<ValuesOf<[Type]>[0]> => ({
  table,
  statement: statement(
    `WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${table} WHERE ${those} LIMIT $2 ${lockSelected("UPDATE")} SKIP LOCKED
      )) RETURNING 1
    ) SELECT count(*)::int AS rows, count(*)::int AS removed FROM gone`,
    [type, "int8"],
    BATCH,
  ),
  border,
});
