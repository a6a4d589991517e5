import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { lockRow, lockSelected } from "@/lib/db/locks";
import { compose, makeByKey } from "@/lib/db/statement";
import {
  type RowFilter,
  type Table,
  table,
  toColumn,
  writeConditions,
} from "@/lib/db/table-declaration";
import type { NewRow, Transaction } from "@/lib/db/transaction";
import { makeEntityTag, requireMatch } from "@/lib/domain/etag";
import { addMore } from "@/lib/domain/usage/storage";
import { countBytes, measureOverwrite } from "@/lib/domain/usage/storage-growth";
import { type Change, write } from "@/lib/domain/write";
import { newId } from "@/lib/ids";
import type { SourceType, VersionSource } from "@/lib/schemas/enums";
import type { NewText } from "@/lib/search/search-index";

/** A row that is its own newest version (`docs/decisions/018-history-and-trash.md`). */
type Revised = { version: number; updatedAt: Date };

/** For locks, which read no more than the entity tag needs. */
export const heads = makeByKey(["initiative", "document", "context_item", "goal"], (type) =>
  table(type, ["version", "updatedAt"]),
);

/** Fields of a new row at its first version. */
export function startRow({ userId, request }: Caller) {
  const now = new Date();
  return {
    id: newId(),
    createdById: userId,
    createdAt: now,
    updatedAt: now,
    version: 1,
    versionSource: request.origin,
  };
}

/** Marks a time column that gets the time of the change if it is empty. */
export const TIME_UNLESS_SET = Symbol("time unless set");

/** `TIME_UNLESS_SET` alone makes no change. */
export type Changes<Model> = {
  [Field in keyof Model]?: Model[Field] | typeof TIME_UNLESS_SET | undefined;
};
type Revision<Model> = {
  filter: RowFilter<Model>;
  fields: Changes<Model>;
  ifMatch?: string | undefined;
  source?: VersionSource;
};

/** Keeps the old row as a past version if a value differs, else changes nothing. @throws 412 */
export async function revise<Row extends Revised, Model>(
  tx: Transaction,
  { userId, request }: Caller,
  table: Table<Row, Model>,
  { filter, fields, ifMatch, source = request.origin }: Revision<Model>,
): Promise<{ row: Row; isChanged: boolean; changed: string } | undefined> {
  if (ifMatch !== undefined) await lockMatching(tx, table, filter, ifMatch);
  const values: unknown[] = [tx.workspaceId];
  const found = tx.query(
    composeRevision(table, { filter, fields, source, userId }, values),
    values,
  );
  tx.onChange?.(table.name, filter.id);
  const [result] = await found;
  if (!result) return undefined;
  const { changed, isChanged, pastBytes, ...row } = result;
  addMore(tx.workspaceId, pastBytes);
  // TypeScript cannot subtract from a type parameter: without `Outcome`, the rest is a `Row`.
  return { row: row as unknown as Row, isChanged, changed };
}

type NewVersion<Model> = Pick<Revision<Model>, "filter" | "fields"> & {
  source: VersionSource;
  userId: string;
};

/** Writes the statement that locks the row, changes it and keeps the old one, and adds its values to the parameters. */
function composeRevision<Row extends Revised, Model>(
  { name, columns, keys }: Table<Row, Model>,
  { filter, fields, source, userId }: NewVersion<Model>,
  values: unknown[],
) {
  const where = writeConditions(filter, values);
  const now = `$${values.push(new Date())}::timestamptz(3)`;
  const time = `greatest(${now}, b.updated_at + interval '1 millisecond')`;
  const { changes, differences, named } = writeChanges(fields, time, values);
  const made = [newId(), source, userId].map((value) => `$${values.push(value)}`);
  // Locking returns the newest row, even if newer than the statement's snapshot.
  const sql = `
    WITH before AS MATERIALIZED (
       SELECT t.* FROM "${name}" t WHERE ${where} ${lockSelected("NO KEY UPDATE")}
     ), after AS (
       UPDATE "${name}" t SET ${changes.map((change) => `${change}, `).join("")}version = b.version + 1, version_id = ${made[0]},
         version_source = ${made[1]}, version_by_id = ${made[2]},
         updated_at = ${time}
       FROM before b WHERE t.workspace_id = $1 AND t.id = b.id AND (${differences.join(" OR ") || "false"})
       RETURNING ${columns}, concat_ws(', ', ${named.join(", ")}) AS changed
     ), past AS (
       INSERT INTO past_version (workspace_id, id, target_id, version, value, source, created_by_id, created_at)
       SELECT t.workspace_id, coalesce(t.version_id, t.id), t.id, t.version, to_json(v)::text, t.version_source,
         coalesce(t.version_by_id, t.created_by_id), t.updated_at
       FROM before t, LATERAL (SELECT ${columns}) v WHERE EXISTS (SELECT FROM after)
       RETURNING octet_length(value) AS bytes
     )
     SELECT a.*, true AS "isChanged", (SELECT bytes FROM past) AS "pastBytes" FROM after a
     UNION ALL
     SELECT ${columns}, '', false, 0 FROM before t WHERE NOT EXISTS (SELECT FROM after)`;
  return compose<Row & Outcome>(sql, [...keys, "changed", "isChanged", "pastBytes"]);
}

/** Writes the parts of the SQL that depend on the fields, and adds their values to the parameters. */
function writeChanges(fields: object, time: string, values: unknown[]) {
  const changes = [];
  const differences = [];
  const named = ["NULL"];
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const column = toColumn(field);
    if (value === TIME_UNLESS_SET) {
      changes.push(`${column} = coalesce(b.${column}, ${time})`);
      continue;
    }
    const place = `$${values.push(value)}`;
    changes.push(`${column} = ${place}`);
    const differs = `b.${column} IS DISTINCT FROM ${place}`;
    differences.push(differs);
    if (!column.endsWith("_at")) named.push(`CASE WHEN ${differs} THEN '${column}' END`);
  }
  return { changes, differences, named };
}

/** `changed` has the columns that differ, apart from times: "title, description". */
type Outcome = { changed: string; isChanged: boolean; pastBytes: number };

export type Resource<Row, Model, Shown> = {
  type: Exclude<SourceType, "upload">;
  table: Table<Row, Model>;
  present(row: Row): Shown;
};

export const presentOne = <Row extends Revised, Model, Shown extends object>(
  { present }: Resource<Row, Model, Shown>,
  row: Row,
) => ({ ...present(row), version: row.version });

/** Adds a row in a transaction of its own. */
export const writeFirst = <Row extends Revised, Model, Shown extends object>(
  caller: Caller,
  resource: Resource<Row, Model, Shown>,
  values: Omit<Row, keyof ReturnType<typeof startRow>>,
  text?: NewText,
) =>
  write(
    caller,
    async (tx) => {
      const { type, table } = resource;
      // TypeScript cannot add omitted fields to a type parameter again.
      const row = { ...startRow(caller), ...values } as unknown as NewRow<Row, Model>;
      tx.insert(table, row);
      return {
        data: presentOne(resource, row),
        activity: { action: `${type}.created`, target: { type, id: row.id } },
      };
    },
    { text, growth: { bytes: countBytes(values) } },
  );

type RecordedRevision<Model> = Revision<Model> & {
  /** Absent for a plain update. */
  action?: ActivityEntry["action"];
  details?: NonNullable<ActivityEntry["details"]>;
  absent(): Error;
};

/** Revises a row within `write()`, with an activity record if a value differs. @throws `absent()`, 412 */
export async function recordRevision<Row extends Revised, Model, Shown extends object>(
  tx: Transaction,
  caller: Caller,
  resource: Resource<Row, Model, Shown>,
  { action, details: told, absent, ...revision }: RecordedRevision<Model>,
): Promise<Change<Shown & { version: number }>> {
  const { type, table } = resource;
  const revised = await revise(tx, caller, table, revision);
  if (!revised) throw absent();
  const target = { type, id: revision.filter.id };
  const { row, isChanged, changed } = revised;
  const details = told ?? (changed !== "" && { changed });
  const activity: ActivityEntry = {
    action: action ?? `${type}.updated`,
    target,
    ...(details && { details }),
  };
  return { data: presentOne(resource, row), ...(isChanged && { activity }) };
}

/** Revises a row in a transaction of its own. @throws `absent()`, 412 */
export const writeRevision = <Row extends Revised, Model, Shown extends object>(
  caller: Caller,
  resource: Resource<Row, Model, Shown>,
  revision: RecordedRevision<Model>,
  text?: NewText,
) => {
  const { filter, fields } = revision;
  const address = { workspaceId: caller.workspaceId, id: filter.id };
  const growth = measureOverwrite(resource.type, address, fields);
  const run = (tx: Transaction) => recordRevision(tx, caller, resource, revision);
  return write(caller, run, { text, growth });
};

/** Combines changes of several rows, in the order of their ids so that two such changes lock rows in the same order. */
export async function changeAll<Data>(
  ids: readonly string[],
  changeOne: (id: string) => Promise<Change<Data>>,
): Promise<Change<Data[]>> {
  const changes = [];
  for (const id of ids.toSorted()) changes.push(await changeOne(id));
  return {
    data: changes.map(({ data }) => data),
    activity: changes.flatMap(({ activity = [] }) => activity),
  };
}

/** Locks the row until the transaction ends, so that the precondition still holds at the change. @throws 412 */
export async function lockMatching<Row extends Revised, Model>(
  tx: Transaction,
  table: Table<Row, Model>,
  filter: RowFilter<Model>,
  ifMatch: string | undefined,
): Promise<Row | undefined> {
  const row = await lockRow(tx, table, filter);
  if (!row) return undefined;
  const tag = makeEntityTag({ version: row.version, updated_at: row.updatedAt.toISOString() });
  requireMatch(ifMatch, tag);
  return row;
}
