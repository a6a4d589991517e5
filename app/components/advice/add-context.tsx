import type { ReactNode } from "react";
import { TextLink } from "@/app/components/text-link";
import { links } from "@/lib/links";

type Props = { workspaceId: string; initiativeId: string; children: ReactNode };

export function AddContext({ workspaceId, initiativeId, children }: Props) {
  return (
    <p className="max-w-3xl text-pretty text-subtle">
      {children}{" "}
      <TextLink href={links.classify(workspaceId, initiativeId)} target="_blank">
        Paste and classify
      </TextLink>{" "}
      makes items from notes, in a new tab.
    </p>
  );
}
