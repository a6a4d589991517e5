import type { Caller } from "@/lib/access/caller";
import { getDocument, listDocuments } from "@/lib/domain/documents/documents";
import { getInitiative, listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { ApiError, invalid } from "@/lib/errors";
import { UUID_PATTERN } from "@/lib/ids";
import { withCallRecord } from "@/lib/mcp/calls/with-call-record";
import { toDocumentPart } from "@/lib/mcp/tools/document-part";
import { Initiative } from "@/lib/schemas/initiatives";
import { pick } from "@/lib/schemas/pick";
import type { McpRequest } from "./mcp-request";

const PAGE = 50;
const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
const URI = new RegExp(`^workspace://(initiatives|documents)/(${UUID_PATTERN})$`, "i");

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: "workspace://initiatives/{id}",
    name: "initiative",
    title: "Initiative",
    description: "One initiative, as JSON",
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: "workspace://documents/{id}",
    name: "document",
    title: "Document",
    description: "The text of one document, as Markdown",
    mimeType: MARKDOWN,
  },
];

function readCursor(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw invalid(
    "cursor",
    "There is no such cursor. Send a nextCursor of resources/list, or none to begin.",
  );
}

/** Each page has up to 50 initiatives, then up to 50 documents. @throws 400 for an unknown cursor */
export async function listResources(caller: Caller, cursor = "0") {
  const page = { limit: PAGE, offset: readCursor(cursor) };
  const initiatives = await listInitiatives(caller, { ...page, archived: false });
  const documents = await listDocuments(caller, page);
  const hasMore = initiatives.pagination.has_more || documents.pagination.has_more;
  const resources = [
    ...initiatives.items.map(({ id, title }) => ({
      uri: `workspace://initiatives/${id}`,
      name: title,
      title,
      mimeType: JSON_TYPE,
    })),
    ...documents.items.map(({ id, title, type, updated_at }) => ({
      uri: `workspace://documents/${id}`,
      name: title,
      title,
      description: type,
      mimeType: MARKDOWN,
      annotations: { lastModified: updated_at },
    })),
  ];
  return { resources, ...(hasMore && { nextCursor: String(page.offset + PAGE) }) };
}

function parseUri(uri: string) {
  const [, kind, id] = URI.exec(uri) ?? [];
  if (kind && id) return { kind: kind.toLowerCase(), id: id.toLowerCase() };
  throw new ApiError(
    "NOT_FOUND",
    "There is no such resource. Use workspace://initiatives/{id} or workspace://documents/{id}.",
  );
}

/** Leaves a record of activity, like a tool call. @throws 404 */
export async function readResource(mcpRequest: McpRequest, uri: string) {
  const [id] = /[0-9a-f-]{36}$/i.exec(uri) ?? [];
  return withCallRecord(
    mcpRequest,
    { name: "resources/read", args: { id } },
    ({ caller }) => readContents(caller, uri),
    (error) => {
      throw error;
    },
  );
}

async function readContents(caller: Caller, uri: string) {
  const { kind, id } = parseUri(uri);
  if (kind === "initiatives") {
    const initiative = await getInitiative(caller, { id });
    const text = JSON.stringify(pick(initiative, Object.keys(Initiative.shape)));
    return { uri, mimeType: JSON_TYPE, text };
  }
  const part = await toDocumentPart(caller, await getDocument(caller, { id }));
  const rest = part.next_offset
    ? `\n\n[The document goes on: call get_document with id ${id} and offset ${part.next_offset}.]`
    : "";
  return { uri, mimeType: MARKDOWN, text: part.content_markdown + rest };
}
