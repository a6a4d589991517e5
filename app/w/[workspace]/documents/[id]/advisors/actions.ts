"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { critiqueDocument, mapAssumptions } from "@/lib/domain/advisors";
import { id } from "@/lib/schemas/fields";

const OfDocument = z.object({ document_id: id });

export const critique = workspaceAction(OfDocument, critiqueDocument, {
  refresh: false,
  bucket: "ai",
});
export const findAssumptions = workspaceAction(OfDocument, mapAssumptions, {
  refresh: false,
  bucket: "ai",
});
