import { useEffect, useState } from "react";
import { toForm } from "@/app/shared/form-values";
import type { Foreseen } from "@/lib/schemas/coverage";
import { preview } from "./actions";

type Preview = Foreseen & { title: string };

/** Asks the server for the title of a generation, the sections that it would leave empty and the text that it would keep; undefined until it answers. */
export function usePreview(workspaceId: string, initiativeId: string, type: string) {
  const [seen, setSeen] = useState<Preview & { type: string }>();
  useEffect(() => {
    let isCurrent = true;
    preview(workspaceId, {}, toForm({ initiative_id: initiativeId, type }))
      .then(({ data }) => isCurrent && data && setSeen({ type, ...data }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [workspaceId, initiativeId, type]);
  return seen?.type === type ? seen : undefined;
}
