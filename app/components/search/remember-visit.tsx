"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { Crumb } from "@/app/components/page-header";
import type { SourceType } from "@/lib/schemas/enums";
import { useSearchPalette } from "./search-provider";
import { rememberVisit } from "./visits";

type Props = {
  type: SourceType;
  title: string;
  path?: string;
  /** They name the initiative. */
  crumbs?: Crumb[];
};

export function RememberVisit({ type, title, path: main, crumbs = [] }: Props) {
  const { userId, workspaceId } = useSearchPalette();
  const here = usePathname();
  const path = main ?? here;
  const initiative = crumbs.find(({ isInitiative }) => isInitiative)?.title;
  useEffect(
    () =>
      rememberVisit(
        { userId, workspaceId },
        { type, title, path, ...(initiative && { initiative }) },
      ),
    [userId, workspaceId, type, title, path, initiative],
  );
  return null;
}
