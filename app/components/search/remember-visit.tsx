"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { SourceType } from "@/lib/schemas/enums";
import { useSearchPalette } from "./search-provider";
import { rememberVisit } from "./visits";

type Props = {
  type: SourceType;
  title: string;
  path?: string;
};

export function RememberVisit({ type, title, path: main }: Props) {
  const { userId, workspaceId } = useSearchPalette();
  const here = usePathname();
  const path = main ?? here;
  useEffect(
    () => rememberVisit({ userId, workspaceId }, { type, title, path }),
    [userId, workspaceId, type, title, path],
  );
  return null;
}
