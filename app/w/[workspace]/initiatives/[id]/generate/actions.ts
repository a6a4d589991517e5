"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { creatingAction, workspaceAction } from "@/app/shared/action";
import { boundText, tooLongTitle } from "@/app/shared/form-fields";
import { startGeneration } from "@/lib/domain/generation/background-generations";
import { previewSections } from "@/lib/domain/generation/preview-sections";
import { keepAnswer } from "@/lib/domain/write";
import { links } from "@/lib/links";
import { MAX_INSTRUCTIONS, MAX_TITLE } from "@/lib/schemas/bounds";
import { findBuiltInType } from "@/lib/schemas/enums";
import { id, pathId, title } from "@/lib/schemas/fields";

/** An empty title is replaced by one made from type and initiative. */
const Chosen = z.object({
  initiative_id: id,
  type: z.string(),
  title: z
    .string()
    .trim()
    .max(MAX_TITLE, { error: tooLongTitle })
    .transform((value) => value || undefined)
    .pipe(title.optional()),
  instructions: boundText(MAX_INSTRUCTIONS),
});

function readType(type: string) {
  const builtIn = findBuiltInType(type);
  return builtIn ? { document_type: builtIn } : { document_type_id: pathId.parse(type) };
}

export const preview = workspaceAction(
  Chosen.pick({ initiative_id: true, type: true }),
  (caller, { initiative_id, type }) =>
    previewSections(caller, { initiative_id, ...readType(type) }),
  { refresh: false },
);

export const generate = creatingAction(
  "generation",
  Chosen,
  async (caller, { type, ...request }) => {
    const id = await startGeneration(caller, { ...request, ...readType(type) });
    await keepAnswer(caller, id);
    return id;
  },
  {
    follow: ({ workspaceId }, id) => redirect(links.generation(workspaceId, id)),
    bucket: "ai",
  },
);
