import { readRows, runInBatches } from "@/lib/db/batches";
import { query } from "@/lib/db/pool-query";
import type { Transaction } from "@/lib/db/transaction";
import { GroundedSource } from "@/lib/domain/generation/groundings";
import { type Entry, TABLES_OF } from "@/lib/domain/history/trashed-rows";
import { newId, UUID_PATTERN } from "@/lib/ids";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import {
  COPY_CONTENT,
  COPY_DOCUMENT_VERSIONS,
  COPY_GROUNDINGS,
  COPY_PAST_VERSIONS,
  COPY_ROWS,
  LINKED,
  LIST,
  LIST_GROUNDINGS,
  LIST_VERSIONS,
  LOCK,
  PAGE,
  RELINK,
  VERSIONS,
} from "./copied-rows.sql";

export type Original = Entry & { bytes: number };

export async function listOriginals(workspaceId: string, initiativeId: string) {
  const found: Original[] = [];
  for (const type of TABLES_OF.initiative) {
    const rows = readRows<Omit<Original, "type">>(PAGE, (last) =>
      query(LIST[type], [workspaceId, initiativeId, last]),
    );
    for await (const row of rows) found.push({ ...row, type });
  }
  return found;
}

/** The transaction is in the destination's workspace. */
export type Passage = {
  from: string;
  /** The id of the new initiative, and of the trash entry that holds the copies until all are made. */
  entryId: string;
  ids: ReadonlyMap<string, string>;
  /** Copies by originals, for documents with rewritten links; filled during copying. */
  hashes: Map<string, string>;
};

/** Copies each resource in one consistent state. Texts stay in the database, except documents with links to rewrite. */
export async function copyOut(
  tx: Transaction,
  passage: Passage,
  type: SourceType,
  originals: string[],
) {
  const { from, entryId, ids } = passage;
  const held = await tx.query(LOCK[type], [from, originals]);
  const old = held.map(({ id }) => id);
  const made = old.map((id) => requireCopy(ids, id));
  await copyVersions(tx, passage, type, old);
  if (type === "upload") await tx.query(COPY_CONTENT, [tx.workspaceId, from, old, made]);
  const versionIds = old.map(() => newId());
  await tx.query(COPY_ROWS[type], [tx.workspaceId, from, old, made, entryId, versionIds]);
  if (type === "document") await relinkDocuments(tx, passage, made);
}

function requireCopy(ids: ReadonlyMap<string, string>, id: string): string {
  const copy = ids.get(id);
  if (!copy) throw new Error("A copy has no id.");
  return copy;
}

/** Copies in batches, since a document can have thousands of versions. */
async function copyVersions(tx: Transaction, passage: Passage, type: SourceType, owners: string[]) {
  const { from, entryId, ids } = passage;
  const versions = VERSIONS[type];
  if (!versions) return;
  const { table } = versions;
  const found = await tx.query(LIST_VERSIONS[table], [from, owners]);
  let at = 0;
  await runInBatches(async (most) => {
    const slice = found.slice(at, at + most);
    at += slice.length;
    const made = slice.map((old) => (old.id === old.owner ? requireCopy(ids, old.id) : newId()));
    const old = slice.map(({ id }) => id);
    const copies = slice.map((version) => requireCopy(ids, version.owner));
    if (table === "document_version") {
      await tx.query(COPY_DOCUMENT_VERSIONS, [tx.workspaceId, from, old, made, copies]);
      await relinkVersions(tx, passage, made);
    } else {
      await tx.query(COPY_PAST_VERSIONS, [tx.workspaceId, from, old, made, copies, entryId]);
    }
    return slice.length;
  });
}

const buildLinkPrefix = (workspaceId: string) => `${links.workspace(workspaceId)}/`;
const REST_OF_LINK = `([a-z-]+/)(${UUID_PATTERN})`;

/** Changes only links to copied resources, and no length. */
function relinkText(text: string, to: string, { from, ids }: Passage): string {
  const link = new RegExp(buildLinkPrefix(from) + REST_OF_LINK, "g");
  return text.replace(link, (whole, folder: string, id: string) => {
    const copy = ids.get(id);
    return copy ? `${buildLinkPrefix(to)}${folder}${copy}` : whole;
  });
}

async function relinkVersions(tx: Transaction, passage: Passage, made: string[]) {
  const beginning = buildLinkPrefix(passage.from);
  const found = await tx.query(LINKED.document_version, [tx.workspaceId, made, beginning]);
  if (found.length === 0) return;
  await tx.query(RELINK.document_version, [
    tx.workspaceId,
    found.map(({ id }) => id),
    found.map(({ text }) => relinkText(text, tx.workspaceId, passage)),
  ]);
}

async function relinkDocuments(tx: Transaction, passage: Passage, made: string[]) {
  const beginning = buildLinkPrefix(passage.from);
  const found = await tx.query(LINKED.trashed_row, [tx.workspaceId, made, beginning]);
  if (found.length === 0) return;
  const hashes = new Map(found.map(({ id, hash }) => [id, hash]));
  const relinked = await tx.query(RELINK.trashed_row, [
    tx.workspaceId,
    found.map(({ id }) => id),
    found.map(({ text }) => relinkText(text, tx.workspaceId, passage)),
  ]);
  for (const { id, hash } of relinked) {
    const before = hashes.get(id);
    if (before) passage.hashes.set(before, hash);
  }
}

/** Call it after all documents. Sources that were not copied keep ids unknown here, so they appear as deleted. */
export async function copyGroundings(
  tx: Transaction,
  { from, ids, hashes }: Passage,
  documents: string[],
) {
  const found = await tx.query(LIST_GROUNDINGS, [from, documents]);
  const mapSource = (source: GroundedSource): GroundedSource => ({
    ...source,
    id: ids.get(source.id) ?? source.id,
    content_hash: hashes.get(source.content_hash) ?? source.content_hash,
  });
  await tx.query(COPY_GROUNDINGS, [
    tx.workspaceId,
    from,
    found.map(({ id }) => id),
    found.map(() => newId()),
    found.map(({ owner }) => requireCopy(ids, owner)),
    found.map(({ sources }) =>
      JSON.stringify(GroundedSource.array().parse(sources).map(mapSource)),
    ),
  ]);
}
