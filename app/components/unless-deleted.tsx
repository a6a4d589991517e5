"use client";

import type { ReactNode } from "react";
import { usePendingDeletes } from "@/app/lib/pending-deletes";

/** Shows something but while its deletion can be taken back. */
export function UnlessDeleted({ id, children }: { id: string; children: ReactNode }) {
  return usePendingDeletes().has(id) ? null : children;
}
