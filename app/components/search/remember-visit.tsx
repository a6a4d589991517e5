"use client";

import { useParams, usePathname } from "next/navigation";
import { useEffect } from "react";
import type { SourceType } from "@/lib/schemas/enums";
import { rememberVisit } from "./visits";

/** Stands on the page of a thing, so that search offers it before anything is typed. */
export function RememberVisit({ type, title }: { type: SourceType; title: string }) {
  const { workspace } = useParams<{ workspace: string }>();
  const path = usePathname();
  useEffect(() => rememberVisit(workspace, { type, title, path }), [workspace, type, title, path]);
  return null;
}
