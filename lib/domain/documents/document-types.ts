import type { Caller } from "@/lib/access/caller";
import { requireManager } from "@/lib/access/roles";
import { findPage, findRow } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { lockLiveRole } from "@/lib/domain/members/live-role";
import { toList } from "@/lib/domain/to-list";
import { write } from "@/lib/domain/write";
import { ApiError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import {
  type CustomDocumentType,
  MAX_DOCUMENT_TYPES,
  type NewDocumentType,
  normalizeTypeName,
  TypeSection,
} from "@/lib/schemas/document-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import type { Page } from "@/lib/schemas/fields";

const types = table("custom_document_type", [
  "id",
  "slug",
  "name",
  "description",
  "baseType",
  "sections",
  "createdAt",
  "updatedAt",
]);
type Row = RowOf<typeof types>;

const present = (row: Row): CustomDocumentType => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  base_type: row.baseType,
  sections: TypeSection.array().parse(row.sections),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const absent = () => notFound("Document type");

export async function listDocumentTypes(caller: Caller, page: Page) {
  return toList(await findPage(types, caller.workspaceId, {}, page), page, present);
}

export async function getDocumentType(caller: Caller, { id }: { id: string }) {
  const row = await findRow(types, caller.workspaceId, { id });
  if (!row) throw absent();
  return present(row);
}

const toFields = ({ name, description, base_type, sections }: NewDocumentType) => ({
  name,
  description: description?.trim() ? description : null,
  baseType: base_type,
  sections: JSON.stringify(sections),
  updatedAt: new Date(),
});

/** The slug stays if the name changes. @throws 403 for members, 409 for a taken name or too many types */
export async function createDocumentType(caller: Caller, input: NewDocumentType) {
  return write(caller, async (tx) => {
    const others = await lockTypes(tx, caller, "make document types");
    requireBelowMaxTypes(others);
    requireFreeName(others, input.name);
    const slug = findFreeSlug(others, input.name);
    const row = {
      id: newId(),
      slug,
      createdById: caller.userId,
      createdAt: new Date(),
      ...toFields(input),
    };
    tx.insert(types, row);
    return {
      data: present({ ...row, sections: input.sections }),
      activity: { action: "document_type.created", target: { type: "document_type", id: row.id } },
    };
  });
}

export async function updateDocumentType(
  caller: Caller,
  { id, ...input }: NewDocumentType & { id: string },
) {
  return write(caller, async (tx) => {
    const held = await lockTypes(tx, caller, "change document types");
    const row = await tx.update(types, { id }, toFields(input));
    if (!row) throw absent();
    requireFreeName(
      held.filter((other) => other.id !== id),
      input.name,
    );
    return {
      data: present(row),
      activity: { action: "document_type.updated", target: { type: "document_type", id } },
    };
  });
}

export async function deleteDocumentType(caller: Caller, { id }: { id: string }) {
  return write(caller, async (tx) => {
    const held = await lockTypes(tx, caller, "remove document types");
    const type = held.find((one) => one.id === id);
    if (!type) throw absent();
    await tx.remove(types, { id });
    return {
      data: { deleted: true as const },
      activity: {
        action: "document_type.deleted",
        target: { type: "document_type", id },
        details: { name: type.name },
      },
    };
  });
}

const makeSlug = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .slice(0, 60)
    .replaceAll(/^_|_$/g, "") || "custom";

const ALL = statement(
  "SELECT id, slug, name FROM custom_document_type WHERE workspace_id = $1",
  ["uuid"],
  { id: "uuid", slug: "text", name: "text" },
);
type Held = RowOf<typeof ALL>;

/** Locks the workspace's row, so that simultaneous changes of types take turns. @throws 403 for members */
async function lockTypes(tx: Transaction, caller: Caller, action: string): Promise<Held[]> {
  requireManager(await lockLiveRole(tx, caller, "NO KEY UPDATE"), action);
  return tx.query(ALL, [tx.workspaceId]);
}

function requireBelowMaxTypes(held: Held[]) {
  if (held.length < MAX_DOCUMENT_TYPES) return;
  throw new ApiError(
    "CONFLICT",
    `This workspace has ${MAX_DOCUMENT_TYPES} document types of its own, which is the maximum. Change or remove one that nobody uses.`,
  );
}

function requireFreeName(others: Held[], name: string) {
  const other = others.find((held) => normalizeTypeName(held.name) === normalizeTypeName(name));
  if (!other) return;
  throw new ApiError(
    "CONFLICT",
    `This workspace already has a document type “${other.name}”. Choose another name.`,
  );
}

function findFreeSlug(others: Held[], name: string): string {
  const wanted = makeSlug(name);
  const taken = new Set<string>([...DOCUMENT_TYPES, ...others.map(({ slug }) => slug)]);
  for (let number = 2, slug = wanted; ; slug = `${wanted}_${number++}`) {
    if (!taken.has(slug)) return slug;
  }
}
