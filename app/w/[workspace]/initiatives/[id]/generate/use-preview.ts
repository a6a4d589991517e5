import { useEffect, useState } from "react";
import { toForm } from "@/app/shared/form-values";
import type { Coverage } from "@/lib/schemas/coverage";
import { preview } from "./actions";

type Preview = { title: string; sections: Coverage["sections"] };

/** Asks the server for the title of a generation and for the sections that it would leave empty; undefined until it answers. */
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
