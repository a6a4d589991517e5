import type { Caller } from "@/lib/access/caller";
import { findRow, query } from "@/lib/db/pool-query";
import { byId, toColumn } from "@/lib/db/table-declaration";
import type { Conditional } from "@/lib/domain/etag";
import { toList } from "@/lib/domain/to-list";
import { notFound } from "@/lib/errors";
import type { VersionSource } from "@/lib/schemas/enums";
import type { Page } from "@/lib/schemas/fields";
import { humanize } from "@/lib/schemas/spelling";
import type { VersionRecord } from "@/lib/schemas/versions";
import { toSearchable } from "@/lib/search/searchable";
import { type Changes, type Resource, writeRevision } from "./revisions";
import { describeVersionChanges, findSame } from "./version-changes";
import { declareVersionReads } from "./versions.sql";

type Subject<Row, Model, Shown> = Resource<Row, Model, Shown> & {
  names: string[];
  /** Columns that a change can set and a restore brings back. */
  fields: (keyof Row & string)[];
};

type Found = {
  id: string;
  version: number;
  source: VersionSource;
  createdById: string;
  createdByName: string | null;
  createdAt: Date;
  /** Columns that differ from the version before; for the first version, those with a value. */
  changed: string[];
};

const NEWEST = 2_147_483_647;

type Address = { id: string; version: number };

/** Makes the verbs on versions of one resource (`docs/contract/additions.md#version-records`). */
export function makeHistory<
  Row extends { version: number; updatedAt: Date },
  Model,
  Shown extends object,
>({ type, table, present, names, fields }: Subject<Row, Model, Shown>) {
  const reading = declareVersionReads(table);

  const record = (found: Found) => presentRecord(found, names);

  async function list(caller: Caller, { id, ...page }: Page & { id: string }) {
    const { limit, offset } = page;
    const rows = await query(reading.list, [caller.workspaceId, id, NEWEST, limit + 1, offset]);
    if (rows.length === 0) await requireResource(caller, id); // it has at least one version
    return toList(rows, page, record);
  }

  async function listChanges(caller: Caller, { id, limit, offset }: Page & { id: string }) {
    const rows = await query(reading.get, [caller.workspaceId, id, NEWEST, limit + 1, offset]);
    if (rows.length === 0) await requireResource(caller, id);
    const contents = rows.map(({ value }) => JSON.stringify(fields.map((field) => value[field])));
    const versions = rows.map((row, nth) => ({
      ...record(row),
      value: present(reviveRow<Row>(row.value)),
      same_as: findSame(rows, contents, nth),
    }));
    const items = await describeVersionChanges(versions, limit, caller.workspaceId);
    return { items, pagination: { limit, offset, has_more: rows.length > limit } };
  }

  /** Shapes it like the answer of a GET at that time. */
  async function get(caller: Caller, address: Address) {
    const found = await find(caller, address);
    return { ...record(found), value: present(found.row) };
  }

  /** Adds the values as a new version, unless they are current. @throws 404, 412 */
  async function restore(caller: Caller, { id, version, ifMatch }: Address & Conditional) {
    const found = await find(caller, { id, version });
    return writeRevision(
      caller,
      { type, table, present },
      {
        filter: byId(id),
        fields: pickValues<Row, Model>(found.row, fields),
        source: "restore",
        ifMatch,
        action: `${type}.restored`,
        details: { version },
        absent: () => notFound(humanize(type)),
      },
      { type, id, text: toSearchable(type, found.row).text },
    );
  }

  async function find(caller: Caller, { id, version }: Address) {
    const [found] = await query(reading.get, [caller.workspaceId, id, version, 1, 0]);
    if (found?.version !== version) throw notFound(`${humanize(type)} version`);
    return { ...found, row: reviveRow<Row>(found.value) };
  }

  async function requireResource(caller: Caller, id: string) {
    if (!(await findRow(table, caller.workspaceId, byId(id)))) throw notFound(humanize(type));
  }

  return { list, listChanges, get, restore };
}

function presentRecord(found: Found, names: readonly string[]): VersionRecord {
  const columns = new Set(found.changed.map(toColumn));
  if (found.version === 1) columns.add("scope"); // derived from the initiative, which never changes
  return {
    id: found.id,
    version: found.version,
    changed: names.filter((name) => name !== "updated_at" && columns.has(name)),
    source: found.source,
    created_by: found.createdById,
    created_by_name: found.createdByName,
    created_at: found.createdAt.toISOString(),
  };
}

/** `Row` has columns of `Model`, which TypeScript cannot derive here. */
function pickValues<Row, Model>(row: Row, fields: (keyof Row & string)[]) {
  const values: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field, row[field]]),
  );
  return values as Changes<Model>;
}

/** Restores the dates, which `declareVersionReads` wrote as JSON. */
function reviveRow<Row>(value: Record<string, unknown>): Row {
  const isTime = (name: string, text: unknown) => name.endsWith("At") && typeof text === "string";
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isTime(name, part) ? new Date(String(part)) : part,
    ]),
  ) as Row;
}
