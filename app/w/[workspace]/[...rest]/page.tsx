import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Nothing here" };

/** An address that no page has: the workspace says so, and shows the way back. */
export default function NoSuchPage() {
  return notFound();
}
