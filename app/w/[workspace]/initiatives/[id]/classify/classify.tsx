"use client";

import { useState } from "react";
import type { Proposals } from "@/lib/schemas/classify";
import type { Method } from "@/lib/schemas/generate";
import { PasteForm } from "./paste-form";
import { ProposalList } from "./proposal-list";

type Props = { workspaceId: string; initiativeId: string; method: Method };

/** The pasted text and its proposals, which are stored only in this page. */
export function Classify({ method, ...place }: Props) {
  const [found, setFound] = useState<{ round: number; proposals: Proposals }>();
  const show = (proposals: Proposals) =>
    setFound((before) => ({ round: (before?.round ?? 0) + 1, proposals }));
  return (
    <div className="grid max-w-3xl gap-10">
      <PasteForm {...place} method={method} isAgain={found !== undefined} onProposed={show} />
      {found && <ProposalList key={found.round} {...place} found={found.proposals} />}
    </div>
  );
}
