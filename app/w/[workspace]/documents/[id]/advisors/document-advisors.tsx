"use client";

import { Advisor } from "@/app/components/advice/advisor";
import { Assumptions } from "@/app/components/advice/assumptions";
import { Critique } from "@/app/components/advice/critique";
import type { Method } from "@/lib/schemas/generate";
import { critique, findAssumptions } from "./actions";

type Props = {
  workspaceId: string;
  initiativeId: string;
  documentId: string;
  method: Method;
};

export function DocumentAdvisors({ workspaceId, initiativeId, documentId, method }: Props) {
  const place = { workspaceId, initiativeId };
  const common = { workspaceId, method, fields: { document_id: documentId } };
  return (
    <div className="grid gap-5">
      <Advisor
        {...common}
        title="Critique"
        about="Quotes the places where a reader would have to ask or guess, and says what to write there."
        run="Critique document"
        working="Reading the document and checking each quotation against it."
        action={critique}
        result={(advice) => <Critique place={place} advice={advice} />}
      />
      <Advisor
        {...common}
        title="Assumption map"
        about="The assumptions of the document, what the workspace knows about each, and how to test it."
        run="Map assumptions"
        working="Reading the document and comparing it with the evidence in the workspace."
        action={findAssumptions}
        result={(advice) => <Assumptions place={place} advice={advice} />}
      />
    </div>
  );
}
