import { FileQuestion } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { PageHeader } from "@/app/components/page-header";
import { WaysOn } from "./ways-on";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFoundInWorkspace() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState Icon={FileQuestion} title="The address is wrong, or the page was deleted">
        <p>Check the address for a typing error. A deleted page may still be in the trash.</p>
        <WaysOn />
      </EmptyState>
    </>
  );
}
