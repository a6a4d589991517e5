import { createHash } from "node:crypto";
import { inBatches } from "@/lib/db/batches";
import { query } from "@/lib/db/read";
import type { Transaction } from "@/lib/db/transaction";
import { Sent } from "@/lib/domain/generation/groundings";
import { type Entry, TABLES } from "@/lib/domain/history/trashed-rows";
import { bytesOf } from "@/lib/domain/usage/measure-storage";
import { NIL_ID, newId } from "@/lib/ids";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";

/** A thing to copy, and the bytes of it with its versions and its file. */
export type Original = Entry & { bytes: number };

/** Where the versions of a thing are; a file has none. */
const VERSIONS = {
  initiative: { table: "past_version", owner: "target_id" },
  document: { table: "document_version", owner: "document_id" },
  context_item: { table: "past_version", owner: "target_id" },
  goal: { table: "past_version", owner: "target_id" },
  upload: undefined,
} as const;

/** Things that are listed at once. */
const PAGE = 500;

const listing = (type: SourceType) => {
  const versions = VERSIONS[type];
  const ofVersions = versions
    ? `(SELECT coalesce(sum(${bytesOf(versions.table, "v")}), 0) FROM ${versions.table} v
        WHERE v.workspace_id = $1 AND v.${versions.owner} = t.id)`
    : "0";
  return `
    SELECT '${type}' AS type, t.id, (${bytesOf(type)} + ${ofVersions})::float8 AS bytes
    FROM "${type}" t WHERE t.workspace_id = $1 AND ${type === "initiative" ? "t.id" : "t.initiative_id"} = $2
      AND t.id > $3 ORDER BY t.id LIMIT ${PAGE}`;
};

/** Everything that an initiative is: itself first, then what it holds, each kind in the order in which it was made. */
export async function listOriginals(workspaceId: string, initiativeId: string) {
  const found: Original[] = [];
  for (const type of TABLES.initiative) {
    let after: string | undefined = NIL_ID;
    while (after) {
      const page: Original[] = await query(listing(type), [workspaceId, initiativeId, after]);
      found.push(...page);
      after = page.length === PAGE ? page.at(-1)?.id : undefined;
    }
  }
  return found;
}

/** Where copies come from and go to; the transaction is in the workspace that they go to. */
export type Passage = {
  from: string;
  /** The new initiative, which is their entry in the trash until they are all there. */
  entryId: string;
  /** The ids of the copies by those of the originals. */
  ids: ReadonlyMap<string, string>;
  /** The content hashes of documents that name copied things by their links, and those of their copies; filled as they are copied. */
  hashes: Map<string, string>;
};

/**
 * Copies things of one kind with their versions and files: they wait in the trash of the workspace that they go to. A thing
 * is copied as it is at one moment, and one that is gone by then is left out. No text passes through this process, but for
 * documents that link to what is copied with them.
 */
export async function copyOut(
  tx: Transaction,
  passage: Passage,
  type: SourceType,
  originals: string[],
) {
  const { from, entryId, ids } = passage;
  const held = await tx.query<{ id: string }>(
    `SELECT id FROM "${type}" WHERE workspace_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR SHARE`,
    [from, originals],
  );
  const old = held.map(({ id }) => id);
  const made = old.map((id) => copyOf(ids, id));
  const values = [tx.workspaceId, from, old, made];
  await copyVersions(tx, passage, type, old);
  if (type === "upload") await tx.query(COPY_CONTENT, values);
  await tx.query(copyingRows(type), [
    ...values,
    entryId,
    ...(isRevised(type) ? [old.map(() => newId())] : []),
  ]);
  if (type === "document") await relinkDocuments(tx, passage, made);
}

function copyOf(ids: ReadonlyMap<string, string>, id: string): string {
  const copy = ids.get(id);
  if (!copy) throw new Error("A copy has no id.");
  return copy;
}

/** Whether a row is its own newest version: that one's id becomes one of `past_version`, where every id is there once. */
const isRevised = (type: SourceType) => VERSIONS[type]?.table === "past_version";

const copyingRows = (type: SourceType) => `
  INSERT INTO trashed_row (workspace_id, id, trash_id, table_name, value)
  SELECT $1, m.id, $5, '${type}', (to_jsonb(t) || jsonb_build_object('workspace_id', $1::uuid, 'id', m.id
    ${type === "initiative" ? "" : ", 'initiative_id', $5::uuid"}
    ${isRevised(type) ? ", 'version_id', CASE WHEN t.version_id IS NOT NULL THEN m.version_id END" : ""}))::text
  FROM unnest($3::uuid[], $4::uuid[]${isRevised(type) ? ", $6::uuid[]" : ""})
    AS m(old, id${isRevised(type) ? ", version_id" : ""})
  JOIN "${type}" t ON t.workspace_id = $2 AND t.id = m.old`;

const COPY_CONTENT = `
  INSERT INTO upload_content (workspace_id, upload_id, bytes)
  SELECT $1, m.id, c.bytes FROM unnest($3::uuid[], $4::uuid[]) AS m(old, id)
  JOIN upload_content c ON c.workspace_id = $2 AND c.upload_id = m.old`;

const COPY_VERSIONS = {
  document_version: `
    INSERT INTO document_version
      (workspace_id, id, document_id, version, title, content_markdown, source, created_by_id, created_at)
    SELECT $1, m.id, m.owner, v.version, v.title, v.content_markdown, v.source, v.created_by_id, v.created_at
    FROM unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS m(old, id, owner)
    JOIN document_version v ON v.workspace_id = $2 AND v.id = m.old`,
  // The value names the thing and its initiative, as they were called in the other workspace.
  past_version: `
    INSERT INTO past_version (workspace_id, id, target_id, version, value, source, created_by_id, created_at)
    SELECT $1, m.id, m.owner, v.version, (v.value::jsonb || jsonb_build_object('id', m.owner) || CASE
        WHEN v.value::jsonb ? 'initiativeId' THEN jsonb_build_object('initiativeId', $6::uuid) ELSE '{}' END)::text,
      v.source, v.created_by_id, v.created_at
    FROM unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS m(old, id, owner)
    JOIN past_version v ON v.workspace_id = $2 AND v.id = m.old`,
};

/** A few versions at a time: a document can have thousands. */
async function copyVersions(tx: Transaction, passage: Passage, type: SourceType, owners: string[]) {
  const { from, entryId, ids } = passage;
  const versions = VERSIONS[type];
  if (!versions) return;
  const { table, owner } = versions;
  const found = await tx.query<{ id: string; owner: string }>(
    `SELECT id, ${owner} AS owner FROM ${table} WHERE workspace_id = $1 AND ${owner} = ANY($2::uuid[])
     ORDER BY id`,
    [from, owners],
  );
  let at = 0;
  await inBatches(async (most) => {
    const slice = found.slice(at, at + most);
    at += slice.length;
    const made = slice.map((old) => (old.id === old.owner ? copyOf(ids, old.id) : newId()));
    await tx.query(COPY_VERSIONS[table], [
      tx.workspaceId,
      from,
      slice.map(({ id }) => id),
      made,
      slice.map((old) => copyOf(ids, old.owner)),
      ...(table === "past_version" ? [entryId] : []),
    ]);
    if (table === "document_version") await relinkVersions(tx, passage, made);
    return slice.length;
  });
}

const LINKED = {
  document_version: `
    SELECT id, content_markdown AS text FROM document_version
    WHERE workspace_id = $1 AND id = ANY($2::uuid[]) AND position($3 IN content_markdown) > 0`,
  trashed_row: `
    SELECT id, value AS text, value::json ->> 'title' AS title, value::json ->> 'content_markdown' AS content
    FROM trashed_row WHERE workspace_id = $1 AND id = ANY($2::uuid[]) AND position($3 IN value) > 0`,
};
const RELINK = {
  document_version: `
    UPDATE document_version t SET content_markdown = m.text FROM unnest($2::uuid[], $3::text[]) AS m(id, text)
    WHERE t.workspace_id = $1 AND t.id = m.id`,
  trashed_row: `
    UPDATE trashed_row t SET value = m.text FROM unnest($2::uuid[], $3::text[]) AS m(id, text)
    WHERE t.workspace_id = $1 AND t.id = m.id`,
};

/** Where the links of a workspace's things begin. */
const linksOf = (workspaceId: string) => `${links.workspace(workspaceId)}/`;
const REST_OF_LINK = "([a-z-]+/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

/**
 * The references of generated documents are links, and so may be what people wrote: those to things that were copied too lead
 * to the copies. Nothing else of a text changes, and no length.
 */
function relinked(text: string, to: string, { from, ids }: Passage): string {
  const link = new RegExp(linksOf(from) + REST_OF_LINK, "g");
  return text.replace(link, (whole, folder: string, id: string) => {
    const copy = ids.get(id);
    return copy ? `${linksOf(to)}${folder}${copy}` : whole;
  });
}

async function relinkVersions(tx: Transaction, passage: Passage, made: string[]) {
  const values = [tx.workspaceId, made, linksOf(passage.from)];
  const found = await tx.query<{ id: string; text: string }>(LINKED.document_version, values);
  if (found.length === 0) return;
  await tx.query(RELINK.document_version, [
    tx.workspaceId,
    found.map(({ id }) => id),
    found.map(({ text }) => relinked(text, tx.workspaceId, passage)),
  ]);
}

async function relinkDocuments(tx: Transaction, passage: Passage, made: string[]) {
  type Row = { id: string; text: string; title: string; content: string };
  const values = [tx.workspaceId, made, linksOf(passage.from)];
  const found = await tx.query<Row>(LINKED.trashed_row, values);
  if (found.length === 0) return;
  for (const { title, content } of found) {
    const copied = relinked(content, tx.workspaceId, passage);
    passage.hashes.set(hashOf(title, content), hashOf(title, copied));
  }
  await tx.query(RELINK.trashed_row, [
    tx.workspaceId,
    found.map(({ id }) => id),
    found.map(({ text }) => relinked(text, tx.workspaceId, passage)),
  ]);
}

/** As `SOURCES.document.hash` has it. */
const hashOf = (title: string, content: string) =>
  createHash("sha256").update(`${title}\n${content}`).digest("hex");

const COPY_GROUNDINGS = `
  INSERT INTO grounding (workspace_id, id, document_id, engine, model, input_tokens, output_tokens, duration_ms,
    statements, grounded, removed_references, sources, created_at)
  SELECT $1, m.id, m.owner, g.engine, g.model, g.input_tokens, g.output_tokens, g.duration_ms,
    g.statements, g.grounded, g.removed_references, m.sources::json, g.created_at
  FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::text[]) AS m(old, id, owner, sources)
  JOIN grounding g ON g.workspace_id = $2 AND g.id = m.old
  WHERE EXISTS (SELECT FROM trashed_row r WHERE r.workspace_id = $1 AND r.id = m.owner)`;

/**
 * Copies what documents rest on, once all of them are copied. A source that was copied too is the copy; any other keeps its id,
 * which nothing in this workspace has, and is shown by its title as one that is gone.
 */
export async function copyGroundings(
  tx: Transaction,
  { from, ids, hashes }: Passage,
  documents: string[],
) {
  const found = await tx.query<{ id: string; owner: string; sources: unknown }>(
    `SELECT id, document_id AS owner, sources FROM grounding
     WHERE workspace_id = $1 AND document_id = ANY($2::uuid[])`,
    [from, documents],
  );
  const copied = (source: Sent): Sent => ({
    ...source,
    id: ids.get(source.id) ?? source.id,
    content_hash: hashes.get(source.content_hash) ?? source.content_hash,
  });
  await tx.query(COPY_GROUNDINGS, [
    tx.workspaceId,
    from,
    found.map(({ id }) => id),
    found.map(() => newId()),
    found.map(({ owner }) => copyOf(ids, owner)),
    found.map(({ sources }) => JSON.stringify(Sent.array().parse(sources).map(copied))),
  ]);
}
