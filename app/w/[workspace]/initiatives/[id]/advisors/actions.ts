"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import {
  draftBattlecard,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  prioritize,
} from "@/lib/domain/advisors";
import { renderMarkdown } from "@/lib/markdown/render";
import { AudienceName, competitorName } from "@/lib/schemas/advice";
import { id } from "@/lib/schemas/fields";

const OfInitiative = z.object({ initiative_id: id });

export const judge = workspaceAction(OfInitiative, judgeLaunchReadiness, {
  refresh: false,
  bucket: "ai",
});
export const rank = workspaceAction(OfInitiative, prioritize, { refresh: false, bucket: "ai" });
export const writeUpdate = workspaceAction(
  OfInitiative.extend({ audience: AudienceName }),
  async (caller, input) => {
    const update = await draftStakeholderUpdate(caller, input);
    const { html } = await renderMarkdown(update.body_markdown);
    return { update, html };
  },
  { refresh: false, bucket: "ai" },
);
export const writeBattlecard = workspaceAction(
  OfInitiative.extend({ competitor_name: competitorName }),
  draftBattlecard,
  { refresh: false, bucket: "ai" },
);
