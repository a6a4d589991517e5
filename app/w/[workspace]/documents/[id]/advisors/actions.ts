"use server";

import * as z from "zod";
import { silentAction } from "@/app/shared/action";
import { critiqueDocument, mapAssumptions } from "@/lib/domain/advisors";
import { id } from "@/lib/schemas/fields";

const OfDocument = z.object({ document_id: id });

export const critique = silentAction(OfDocument, critiqueDocument, "ai");
export const findAssumptions = silentAction(OfDocument, mapAssumptions, "ai");
