import type { Caller } from "@/lib/access/caller";
import {
  critiqueDocument,
  draftBattlecard,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  mapAssumptions,
  prioritize,
} from "@/lib/domain/advisors";
import { splitSentences } from "@/lib/text/sentences";
import { hasWords } from "./matching";
import type { AdvisorReference } from "./reference";

/** How an advisor did: what it saw of what it must see, and its false statements. */
export type AdvisorScore = {
  advisor: string;
  about: string;
  must: number;
  seen: number;
  statements: number;
  untrue: number;
  remarks: string[];
};

/** Asks the advisor; `id` is that of the initiative or document. */
export async function scoreAdvisor(
  caller: Caller,
  id: string,
  reference: AdvisorReference,
): Promise<AdvisorScore> {
  const { advisor, about, must, mustNot } = reference;
  const findings = await ask(caller, id, reference);
  const statements = collectTexts(findings).flatMap((text) => {
    const sentences = splitSentences(text).map((sentence) => sentence.text);
    return sentences.length > 0 ? sentences : [text];
  });
  const unseen = must.filter(
    ({ says }) => !collectTexts(findings).some((text) => hasWords(text, says)),
  );
  const untrue = statements.filter((text) => mustNot.some(({ says }) => hasWords(text, says)));
  if (reference.advisor === "prioritization" && "items" in findings) {
    const ranked = findings.items.map(({ title }) => title);
    untrue.push(...ranked.filter((title) => !reference.candidates.includes(title)));
  }
  return {
    advisor,
    about,
    must: must.length,
    seen: must.length - unseen.length,
    statements: statements.length,
    untrue: untrue.length,
    remarks: [
      ...unseen.map(({ because, says }) => `not seen: ${because} (${says.join(" ")})`),
      ...untrue.map((text) => `untrue: ${text}`),
    ],
  };
}

function ask(caller: Caller, id: string, reference: AdvisorReference) {
  const ofDocument = { document_id: id };
  const ofInitiative = { initiative_id: id };
  switch (reference.advisor) {
    case "prd_critic":
      return critiqueDocument(caller, ofDocument);
    case "assumption_map":
      return mapAssumptions(caller, ofDocument);
    case "launch_readiness":
      return judgeLaunchReadiness(caller, ofInitiative);
    case "prioritization":
      return prioritize(caller, ofInitiative);
    case "stakeholder_update":
      return draftStakeholderUpdate(caller, { ...ofInitiative, audience: reference.audience });
    case "competitive_battlecard":
      return draftBattlecard(caller, { ...ofInitiative, competitor_name: reference.competitor });
  }
}

/** Words of the answer that are the workspace's own, or say how it was made. */
const NOT_STATED = new Set([
  "method",
  "subject",
  "generated_at",
  "model",
  "sources",
  "evidence",
  "source",
  "quote",
  "framework",
]);

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_STATED.has(key) ? [] : collectTexts(entry),
  );
}
