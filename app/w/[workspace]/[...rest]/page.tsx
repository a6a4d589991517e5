import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Nothing here" };

/** Shows the workspace's 404 page for unknown paths. */
export default function NoSuchPage() {
  return notFound();
}
