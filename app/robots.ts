import type { MetadataRoute } from "next";

/** Workspaces are private. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", disallow: "/" } };
}
