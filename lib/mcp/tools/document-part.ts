import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { overloaded } from "@/lib/errors";
import type { OutlineHeading } from "@/lib/markdown/outline";
import { Document } from "@/lib/schemas/documents";

// Loaded lazily, so that MCP starts without the Markdown parser.
const loadOutlines = () => import("@/lib/markdown/outline");
const loadParts = () => import("@/lib/markdown/parts");

/** UTF-8 bytes of JSON. A result carries a text twice, and clients refuse more than 25,000 tokens. */
const MAX_BYTES = 36_000;
/** A text longer than this is not sent back whole after an edit, since the model has read it. */
const MAX_EDITED_BYTES = 8_000;
/** Characters before an edit that are shown with it. */
const BEFORE_EDIT = 200;
/** Keeps a result below the bound of `lib/mcp/calls/shorten.ts`, which would cut into the part. */
const MAX_OUTLINE_BYTES = 20_000;

const Heading = z.object({
  level: z.int().describe("1 to 6"),
  title: z.string().describe("Its text; also a value for section"),
  offset: z.int().describe("Where it starts, in characters"),
});

export const Part = z.object({
  offset: z.int().optional().describe("Where this piece starts"),
  next_offset: z.int().nullable().optional().describe("Where the next starts; null: the end"),
});

export const DocumentPart = Document.extend({
  ...Part.shape,
  outline: z.array(Heading).optional().describe("With the first piece"),
});

/** @throws 400 for an offset that the text does not have */
export async function cutLongText<Field extends string, Answer extends Record<Field, string>>(
  answer: Answer,
  field: Field,
  { offset: from }: { offset?: number | undefined },
): Promise<Answer & z.input<typeof Part>> {
  const { cutPart } = await loadParts();
  const { text, offset, next_offset } = cutPart(answer[field], {
    ...(from !== undefined && { offset: from }),
    maxBytes: MAX_BYTES,
  });
  if (from === undefined && next_offset === null) return answer;
  return { ...answer, [field]: text, offset, next_offset };
}

/** Leaves the outline out if parsing takes too long. @throws 400 for an unknown section or offset, 503 if parsing for a section takes too long */
export async function toDocumentPart(
  { workspaceId: owner }: Caller,
  document: Document,
  wanted: { section?: string; offset?: number } = {},
): Promise<z.input<typeof DocumentPart>> {
  const { content_markdown: text } = document;
  const { section } = wanted;
  const readOutline = async (of: { section?: string }) =>
    (await loadOutlines()).readOutline(text, { ...of, owner });
  const headings =
    section === undefined ? undefined : ((await readOutline({ section })) ?? refuseSection());
  const { cutPart } = await loadParts();
  const part = cutPart(text, { ...wanted, headings, maxBytes: MAX_BYTES });
  const isWhole = section === undefined && wanted.offset === undefined && !part.next_offset;
  if (isWhole) return document;
  const { offset, next_offset } = part;
  const isFirst = wanted.offset === undefined; // later calls already have the outline
  const shown = isFirst ? (headings ?? (await readOutline({}))) : undefined;
  const outline = shown && (await trimOutline(shown));
  return {
    ...document,
    content_markdown: part.text,
    offset,
    next_offset,
    ...(outline && { outline }),
  };
}

const isLowSurrogate = (text: string, at: number) =>
  /^[\udc00-\udfff]/.test(text.slice(at, at + 1));

/** Cuts a long text to the lines around `changedAt`, in UTF-16 units. */
export async function showEdit(
  document: Document,
  changedAt = 0,
): Promise<z.input<typeof DocumentPart>> {
  const { content_markdown: text } = document;
  if (Buffer.byteLength(text) <= MAX_EDITED_BYTES) return document;
  const from = Math.max(0, changedAt - BEFORE_EDIT);
  const lineStart = text.lastIndexOf("\n", from) + 1;
  // In a long line, the edit itself has to fit.
  const isNear = from - lineStart <= MAX_EDITED_BYTES / 8;
  const start = isNear ? lineStart : from + Number(isLowSurrogate(text, from));
  const { countCodePoints } = await import("@/lib/text/code-points");
  const offset = countCodePoints(text, 0, start);
  const { cutPart } = await loadParts();
  const part = cutPart(text, { offset, maxBytes: MAX_EDITED_BYTES });
  return { ...document, content_markdown: part.text, offset, next_offset: part.next_offset };
}

function refuseSection(): never {
  throw overloaded(
    "The sections of this document could not be found in time. Leave section out and read on with next_offset, or try again in a few minutes.",
    60,
  );
}

async function trimOutline(headings: OutlineHeading[], max = 100): Promise<OutlineHeading[]> {
  const { boundOutline } = await loadOutlines();
  const outline = boundOutline(headings, max);
  const isLight = Buffer.byteLength(JSON.stringify(outline)) <= MAX_OUTLINE_BYTES;
  return isLight ? outline : trimOutline(headings, Math.floor(max / 2));
}
