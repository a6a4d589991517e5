import * as z from "zod";
import { parseOffset, type SearchParams } from "@/app/components/pager";
import { DocumentStatusName, DocumentTypeSlug } from "@/lib/schemas/documents";
import { id } from "@/lib/schemas/fields";

const PAGE = 25;
const Shown = z.object({
  type: DocumentTypeSlug.optional().catch(undefined),
  status: DocumentStatusName.optional().catch(undefined),
  initiative: id.optional().catch(undefined),
});

/** Reads the filter from the address that `links.documents` makes. */
export function readDocumentFilter(search: SearchParams) {
  const { initiative: initiative_id, ...shown } = Shown.parse(search);
  return { ...shown, initiative_id, limit: PAGE, offset: parseOffset(search.offset) };
}
