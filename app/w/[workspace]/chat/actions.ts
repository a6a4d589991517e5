"use server";

import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/lib/action";
import { jsonText } from "@/app/lib/form-values";
import { acceptProposal } from "@/lib/chat/proposals";

/** Carries out a change that was proposed in the chat, as its card showed it. */
export const accept = workspaceAction(
  z.object({ tool: z.string(), input: z.preprocess(jsonText, z.record(z.string(), z.unknown())) }),
  async (caller, { tool, input }) => {
    await acceptProposal(caller, tool, input);
    return SAVED;
  },
);
