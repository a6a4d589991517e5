"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { workspaceAction } from "@/app/lib/action";
import { deleteUpload } from "@/lib/domain/uploads";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";

export const remove = workspaceAction(z.object({ id }), deleteUpload);

/** From the page of the upload, which is no more: goes on to its initiative. */
export const removeAndLeave = workspaceAction(
  z.object({ id, initiative_id: id }),
  async (caller, { id, initiative_id }) => {
    await deleteUpload(caller, { id });
    redirect(links.initiativeUploads(caller.workspaceId, initiative_id));
  },
);
