"use client";

import { useEffect, useState } from "react";
import { forgetGone, readVisits, type Visit } from "./visits";

export function useVisits(workspaceId: string): Visit[] {
  const [visits, setVisits] = useState(() => readVisits(workspaceId));
  useEffect(() => {
    void forgetGone(workspaceId).then((isShorter) => {
      if (isShorter) setVisits(readVisits(workspaceId));
    });
  }, [workspaceId]);
  return visits;
}
