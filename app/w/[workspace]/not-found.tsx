import { FileQuestion } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { PageHeader } from "@/app/components/page-header";
import { ToInitiatives } from "./to-initiatives";

export const metadata: Metadata = { title: "Not here any more" };

/** For what is not there in a workspace that the person is a member of. */
export default function NotFoundInWorkspace() {
  return (
    <>
      <PageHeader title="It is not here any more" />
      <EmptyState Icon={FileQuestion} title="It was deleted, or the address is wrong">
        <p>
          A document that refers to it still shows its title under Sources. What this workspace
          holds now begins at its initiatives.
        </p>
        <div>
          <ToInitiatives />
        </div>
      </EmptyState>
    </>
  );
}
