"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/lib/action";
import { deleteFromTrash, restoreFromTrash } from "@/lib/domain/trash";
import { id } from "@/lib/schemas/fields";

export const restore = workspaceAction(z.object({ id }), restoreFromTrash);

export const remove = workspaceAction(z.object({ id }), deleteFromTrash);
