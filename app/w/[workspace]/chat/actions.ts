"use server";

import * as z from "zod";
import { answerSaved, workspaceAction } from "@/app/shared/action";
import { parseJsonText } from "@/app/shared/form-values";
import { acceptProposal } from "@/lib/chat/proposals";
import { id } from "@/lib/schemas/fields";

export const accept = workspaceAction(
  z.object({
    id,
    tool: z.string(),
    input: z.preprocess(parseJsonText, z.record(z.string(), z.unknown())),
    tag: z.string().transform((tag) => tag || null),
  }),
  answerSaved(acceptProposal),
);
