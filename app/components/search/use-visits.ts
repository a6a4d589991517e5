"use client";

import { useEffect, useState } from "react";
import { forgetGone, readVisits, type Visit } from "./visits";

/** What was visited in a workspace, last first; what turns out to be deleted leaves the list. */
export function useVisits(workspaceId: string): Visit[] {
  const [visits, setVisits] = useState(() => readVisits(workspaceId));
  useEffect(() => {
    void forgetGone(workspaceId).then((isShorter) => {
      if (isShorter) setVisits(readVisits(workspaceId));
    });
  }, [workspaceId]);
  return visits;
}
