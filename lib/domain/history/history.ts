import type { Caller } from "@/lib/access/caller";
import { findRow, query } from "@/lib/db/read";
import { byId, type Table, toColumn } from "@/lib/db/table";
import type { Conditional } from "@/lib/domain/etag";
import { toList } from "@/lib/domain/page";
import { overwriting } from "@/lib/domain/usage/storage";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { SourceType, VersionSource } from "@/lib/schemas/enums";
import type { Page } from "@/lib/schemas/fields";
import type { VersionRecord } from "@/lib/schemas/versions";
import { toSearchable } from "@/lib/search/searchable";
import { type Changes, revise } from "./revisions";
import { withChanges } from "./version-changes";
import { readingVersions } from "./versions.sql";

/** What has a history in `past_version`, and how it is shown. */
type Subject<Row, Model, Shown> = {
  type: SourceType;
  table: Table<Row, Model>;
  /** As errors name it. */
  what: string;
  present(row: Row): Shown;
  /** The names on the wire, in their order. */
  names: string[];
  /** What a change can change, and a restore brings back. */
  fields: (keyof Row & string)[];
};

type Found = {
  id: string;
  version: number;
  source: VersionSource;
  createdById: string;
  createdAt: Date;
  /** The columns, by their names in the model, that differ from the version before; all that are set, when there is none. */
  changed: string[];
};

const NEWEST = 2_147_483_647;

type Address = { id: string; version: number };

/** The verbs on the versions of one kind of thing (`docs/contract/additions.md#version-records`). */
export function historyOf<
  Row extends { version: number; updatedAt: Date },
  Model,
  Shown extends object,
>({ type, table, what, present, names, fields }: Subject<Row, Model, Shown>) {
  const reading = readingVersions(table);

  const record = (found: Found): VersionRecord => {
    const columns = new Set(found.changed.map(toColumn));
    if (found.version === 1) columns.add("scope"); // it follows from the initiative, and never changes
    return {
      id: found.id,
      version: found.version,
      changed: names.filter((name) => name !== "updated_at" && columns.has(name)),
      source: found.source,
      created_by: found.createdById,
      created_at: found.createdAt.toISOString(),
    };
  };

  /** Newest first, without values. @throws 404 */
  async function list(caller: Caller, { id, ...page }: Page & { id: string }) {
    const { limit, offset } = page;
    const rows = await query(reading.list, [caller.workspaceId, id, NEWEST, limit + 1, offset]);
    if (rows.length === 0) await requireThing(caller, id); // which has one version at least
    return toList({ rows: rows.slice(0, limit), hasMore: rows.length > limit }, page, record);
  }

  /** Newest first, each with what its fields were before and are since. @throws 404, 503 */
  async function changes(caller: Caller, { id, limit, offset }: Page & { id: string }) {
    const rows = await query(reading.get, [caller.workspaceId, id, NEWEST, limit + 1, offset]);
    if (rows.length === 0) await requireThing(caller, id);
    const versions = rows.map((row) => ({ ...record(row), value: present(rowOf<Row>(row.value)) }));
    const items = await withChanges(versions, limit, caller.workspaceId);
    return { items, pagination: { limit, offset, has_more: rows.length > limit } };
  }

  /** One version, and the thing as a GET showed it then. @throws 404 */
  async function get(caller: Caller, address: Address) {
    const found = await find(caller, address);
    return { ...record(found), value: present(found.row) };
  }

  /**
   * The values of a version become current, as a new version; where they are current already, nothing happens.
   * @throws 404, 412
   */
  async function restore(caller: Caller, { id, version, ifMatch }: Address & Conditional) {
    const found = await find(caller, { id, version });
    const values = valuesOf<Row, Model>(found.row, fields);
    return write(
      caller,
      async (tx) => {
        const revised = await revise(tx, caller, table, {
          filter: byId(id),
          fields: values,
          source: "restore",
          ifMatch,
        });
        if (!revised) throw notFound(what);
        const { row, isChanged } = revised;
        const activity = {
          action: `${type}.restored`,
          target: { type, id },
          details: { version },
        };
        const data = { ...present(row), version: row.version };
        return { data, ...(isChanged && { activity }) };
      },
      {
        text: { type, id, text: toSearchable(type, found.row).text },
        growth: overwriting(type, { workspaceId: caller.workspaceId, id }, values),
      },
    );
  }

  async function find(caller: Caller, { id, version }: Address) {
    const [found] = await query(reading.get, [caller.workspaceId, id, version, 1, 0]);
    if (found?.version !== version) throw notFound(`${what} version`);
    return { ...found, row: rowOf<Row>(found.value) };
  }

  async function requireThing(caller: Caller, id: string) {
    if (!(await findRow(table, caller.workspaceId, byId(id)))) throw notFound(what);
  }

  return { list, changes, get, restore };
}

/** Some fields of a row, as a change of it: `Row` is of columns of `Model`, which TypeScript cannot know here. */
function valuesOf<Row, Model>(row: Row, fields: (keyof Row & string)[]) {
  const values: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field, row[field]]),
  );
  return values as Changes<Model>;
}

/** A row as it came back once: what `versionsOf` made JSON of is the row's own columns. */
function rowOf<Row>(value: Record<string, unknown>): Row {
  const isTime = (name: string, text: unknown) => name.endsWith("At") && typeof text === "string";
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isTime(name, part) ? new Date(String(part)) : part,
    ]),
  ) as Row;
}
