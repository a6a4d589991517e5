"use client";

import { useParams, usePathname } from "next/navigation";
import { useEffect } from "react";
import type { SourceType } from "@/lib/schemas/enums";
import { rememberVisit } from "./visits";

type Props = {
  type: SourceType;
  title: string;
  path?: string;
};

export function RememberVisit({ type, title, path: main }: Props) {
  const { workspace } = useParams<{ workspace: string }>();
  const here = usePathname();
  const path = main ?? here;
  useEffect(() => rememberVisit(workspace, { type, title, path }), [workspace, type, title, path]);
  return null;
}
