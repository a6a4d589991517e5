"use client";

import { useParams } from "next/navigation";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";

export function WaysOn() {
  const { workspace } = useParams<{ workspace: string }>();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button asChild variant="primary">
        <Link href={links.initiatives(workspace)}>Go to the initiatives</Link>
      </Button>
      <Button asChild>
        <Link href={links.trash(workspace)}>Look in the trash</Link>
      </Button>
    </div>
  );
}
