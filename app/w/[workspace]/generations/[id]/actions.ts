"use server";

import * as z from "zod";
import { answerSaved, workspaceAction } from "@/app/shared/action";
import { cancelGeneration } from "@/lib/domain/generation/background-generations";
import { id } from "@/lib/schemas/fields";

export const cancel = workspaceAction(z.object({ id }), answerSaved(cancelGeneration));
