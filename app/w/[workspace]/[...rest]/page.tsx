import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Nothing here" };

export default function NoSuchPage() {
  return notFound();
}
