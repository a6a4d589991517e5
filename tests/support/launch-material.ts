import type { LaunchDocument, LaunchOptions } from "@/lib/ai/advisors/launch-readiness/contract";
import type { Material } from "@/lib/ai/inquiry";
import { sampleWorkspace } from "@/prisma/sample";
import { sampleEvidence } from "@/tests/support/sample-evidence";

export const LAUNCH_DAY = "2026-11-20";

/** Builds the launch-readiness advisor's material for the sample's initiative whose title begins so. */
export function launchMaterial(initiativeTitle: string): Material<LaunchOptions> {
  const initiative = sampleWorkspace.initiatives.find(({ title }) =>
    title.startsWith(initiativeTitle),
  );
  if (!initiative) throw new Error(`The sample has no "${initiativeTitle}".`);
  const { title, documents } = initiative;
  const evidence = sampleEvidence(title, "launch_plan");
  const listed = documents.map(({ title, type, status }): LaunchDocument => {
    const piece = evidence.find((each) => each.type === "document" && each.title === title);
    const { id, ref, url } = piece ?? { id: `documents/${title}`, ref: null, url: "" };
    return { id, ref, title, type, status, url, isOutline: false };
  });
  return {
    subject: { type: "initiative", id: "initiatives/judged", title },
    text: "",
    evidence,
    options: { documents: listed, today: LAUNCH_DAY, isArchived: initiative.archived },
  };
}
