import type { MetadataRoute } from "next";

/** Workspaces are private: keeps search engines out. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", disallow: "/" } };
}
