"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/app/components/notice";
import { toForm } from "@/app/shared/form-values";
import type { Coverage } from "@/lib/schemas/coverage";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { preview } from "./actions";

type Props = { workspaceId: string; initiativeId: string; type: string };
type Seen = { type: string; sections: Coverage["sections"] };

export function EmptySections({ workspaceId, initiativeId, type }: Props) {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let isCurrent = true;
    preview(workspaceId, {}, toForm({ initiative_id: initiativeId, type }))
      .then(({ data }) => isCurrent && data && setSeen({ type, sections: data }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [workspaceId, initiativeId, type]);
  if (seen?.type !== type) return null;
  const empty = seen.sections.filter(({ present }) => !present);
  const toCheck = seen.sections.filter((section) => section.toCheck);
  if (empty.length + toCheck.length === 0) return null;
  return (
    <Notice>
      {empty.length > 0 && (
        <>
          {empty.length} of {countNoun(seen.sections.length, "section")} would be empty:{" "}
          {empty.map(({ heading }) => heading).join(", ")}. Add context for{" "}
          {empty.length === 1 ? "it" : "them"} first, or generate the document and write{" "}
          {empty.length === 1 ? "it" : "them"} yourself.{" "}
        </>
      )}
      {toCheck.length > 0 && (
        <>
          {joinWords(toCheck.map(({ heading }) => heading))} {toCheck.length === 1 ? "has" : "have"}{" "}
          only items to check.
        </>
      )}
    </Notice>
  );
}
