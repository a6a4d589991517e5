"use client";

import { useEffect } from "react";
import { links } from "@/lib/links";

/** Links into the former reference, like `/docs#tag/initiatives/GET/initiatives`, lead to the page of that tag. */
export function OldAnchor() {
  useEffect(() => {
    const [, slug] = /^#tag\/([a-z-]+)/.exec(location.hash) ?? [];
    if (slug) location.replace(links.apiOperations(slug));
  }, []);
  return null;
}
