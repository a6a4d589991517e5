"use client";

import { useEffect } from "react";
import { links } from "@/lib/links";

/** Redirects links into the former reference, such as `/docs#tag/initiatives/GET/initiatives`. */
export function OldAnchor() {
  useEffect(() => {
    const [, slug] = /^#tag\/([a-z-]+)/.exec(location.hash) ?? [];
    if (slug) location.replace(links.apiOperations(slug));
  }, []);
  return null;
}
