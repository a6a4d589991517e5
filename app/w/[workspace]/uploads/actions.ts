"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { idsField } from "@/app/shared/form-fields";
import { deleteEach } from "@/app/shared/try-each";
import { deleteUpload } from "@/lib/domain/context/uploads";

export const remove = workspaceAction(
  z.object({ ids: idsField }),
  (caller, { ids }) => deleteEach(ids, (id) => deleteUpload(caller, { id })),
  { refresh: false },
);
