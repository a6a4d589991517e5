import * as z from "zod";
import { id, Page } from "@/lib/schemas/fields";
import { ScopeName } from "@/lib/schemas/scope";

/** Arguments that several tools share, each described once. */

export const initiativeId = id.describe("From list_initiatives");
export const documentId = id.describe("From list_documents");

/** Required but nullable by contract: an absent one counts as null (see `lib/mcp/calls/repair-arguments.ts`). */
export const nullableInitiativeId = id.nullable().describe("Null when scope is workspace");

export const scope = ScopeName.describe("Where it belongs");

/** The bounds of REST's pages. */
export const page = {
  limit: Page.shape.limit.describe("How many at most"),
  offset: Page.shape.offset.describe("How many to skip"),
};

/** Input of a list that reads one scope. REST defaults to `initiative`, MCP to `workspace`. */
export const scopedPage = z.object({
  scope: scope.optional().meta({ default: "workspace" }),
  initiative_id: id.optional().describe("Needed when scope is initiative"),
  ...page,
});

/** A list call that names an initiative and no scope means that initiative (`docs/contract/semantics.md#scope`). */
export const inferScope = ({ scope, initiative_id }: z.output<typeof scopedPage>) =>
  scope ?? (initiative_id === undefined ? "workspace" : "initiative");
