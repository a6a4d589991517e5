"use client";

import { useEffect, useState } from "react";
import { forgetGone, readVisits, type Visit } from "./visits";

/** A workspace's visited things, last first. Deleted things leave the list. */
export function useVisits(workspaceId: string): Visit[] {
  const [visits, setVisits] = useState(() => readVisits(workspaceId));
  useEffect(() => {
    void forgetGone(workspaceId).then((isShorter) => {
      if (isShorter) setVisits(readVisits(workspaceId));
    });
  }, [workspaceId]);
  return visits;
}
