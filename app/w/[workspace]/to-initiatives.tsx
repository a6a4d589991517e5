"use client";

import Link from "next/link";
import { useParams } from "next/navigation";
import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";

/** The way to the initiatives of the workspace in the address, for a page that is not told it. */
export function ToInitiatives() {
  const { workspace } = useParams<{ workspace: string }>();
  return (
    <Button asChild variant="primary">
      <Link href={links.initiatives(workspace)}>Go to the initiatives</Link>
    </Button>
  );
}
