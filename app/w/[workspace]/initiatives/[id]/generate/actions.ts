"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { workspaceAction } from "@/app/lib/action";
import { startGeneration } from "@/lib/domain/generation/generations";
import { links } from "@/lib/links";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { id, pathId, text, title } from "@/lib/schemas/fields";

/** An empty title becomes one from type and initiative. */
const Chosen = z.object({
  initiative_id: id,
  type: z.string(),
  title: z
    .string()
    .trim()
    .max(200, "Use at most 200 characters.")
    .transform((value) => value || undefined)
    .pipe(title.optional()),
  instructions: z.string().max(10_000, "Use at most 10,000 characters.").pipe(text(10_000)),
});

export const generate = workspaceAction(
  Chosen,
  async (caller, { type, ...request }) => {
    const builtIn = DOCUMENT_TYPES.find((known) => known === type);
    const chosen = builtIn ? { document_type: builtIn } : { document_type_id: pathId.parse(type) };
    const started = await startGeneration(caller, { ...request, ...chosen });
    redirect(links.generation(caller.workspaceId, started));
  },
  "ai",
);
