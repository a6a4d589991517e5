"use server";

import * as z from "zod";
import { silentAction } from "@/app/shared/action";
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

export const judge = silentAction(OfInitiative, judgeLaunchReadiness, "ai");
export const rank = silentAction(OfInitiative, prioritize, "ai");
export const writeUpdate = silentAction(
  OfInitiative.extend({ audience: AudienceName }),
  async (caller, input) => {
    const update = await draftStakeholderUpdate(caller, input);
    const { html } = await renderMarkdown(update.body_markdown);
    return { update, html };
  },
  "ai",
);
export const writeBattlecard = silentAction(
  OfInitiative.extend({ competitor_name: competitorName }),
  draftBattlecard,
  "ai",
);
