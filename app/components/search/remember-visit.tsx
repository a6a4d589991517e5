"use client";

import { useParams, usePathname } from "next/navigation";
import { useEffect } from "react";
import type { SourceType } from "@/lib/schemas/enums";
import { rememberVisit } from "./visits";

type Props = {
  type: SourceType;
  title: string;
  /** Where to go back to, when the thing has several pages. */
  path?: string;
};

/** Stands on the page of a thing, so that search offers it before anything is typed. */
export function RememberVisit({ type, title, path: main }: Props) {
  const { workspace } = useParams<{ workspace: string }>();
  const here = usePathname();
  const path = main ?? here;
  useEffect(() => rememberVisit(workspace, { type, title, path }), [workspace, type, title, path]);
  return null;
}
