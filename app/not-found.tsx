import type { Metadata } from "next";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import { NarrowPage } from "./components/narrow-page";
import { Button } from "./components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <NarrowPage
      title="Page not found"
      about="It may have been deleted, or it belongs to a workspace that you are not a member of. Check the address, or ask for an invitation."
    >
      <Button asChild className="w-fit">
        <Link href={links.home}>Go to your workspace</Link>
      </Button>
    </NarrowPage>
  );
}
