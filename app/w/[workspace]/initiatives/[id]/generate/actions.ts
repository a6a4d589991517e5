"use server";

import { redirect } from "next/navigation";
import { creatingAction, workspaceAction } from "@/app/shared/action";
import { startGeneration } from "@/lib/domain/generation/background-generations";
import { previewGeneration } from "@/lib/domain/generation/preview-generation";
import { keepAnswer } from "@/lib/domain/write";
import { links } from "@/lib/links";
import { findBuiltInType } from "@/lib/schemas/enums";
import { pathId } from "@/lib/schemas/fields";
import { Chosen, dropSuggestion } from "./chosen";

function readType(type: string) {
  const builtIn = findBuiltInType(type);
  return builtIn ? { document_type: builtIn } : { document_type_id: pathId.parse(type) };
}

export const preview = workspaceAction(
  Chosen.pick({ initiative_id: true, type: true }),
  (caller, { initiative_id, type }) =>
    previewGeneration(caller, { initiative_id, ...readType(type) }),
  { refresh: false },
);

export const generate = creatingAction(
  "generation",
  Chosen.transform(dropSuggestion),
  (caller, { type, ...request }) =>
    startGeneration(caller, { ...request, ...readType(type) }, (id) => keepAnswer(caller, id)),
  {
    follow: ({ workspaceId }, id) => redirect(links.generation(workspaceId, id)),
    bucket: "ai",
  },
);
