"use server";

import * as z from "zod";
import { creatingAction, workspaceAction } from "@/app/shared/action";
import { normalizeLineEnds, parseJsonText } from "@/app/shared/form-values";
import { classifyForReview } from "@/lib/domain/context/classify";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import { ClassifyRequest } from "@/lib/schemas/classify";
import { ContextItemBatch } from "@/lib/schemas/context-items";
import { id } from "@/lib/schemas/fields";

const PastedText = z.object({
  id,
  blob: z.preprocess(normalizeLineEnds, ClassifyRequest.shape.blob),
  targetLabels: z.preprocess(parseJsonText, ClassifyRequest.shape.targetLabels),
});
const ChosenItems = z.object({
  id,
  items: z.preprocess(parseJsonText, ContextItemBatch.shape.items),
});

export const propose = workspaceAction(PastedText, classifyForReview, {
  refresh: false,
  bucket: "ai",
});
export const save = creatingAction("context items", ChosenItems, createContextItems);
