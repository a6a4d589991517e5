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
import type { AdvisorReference, Words } from "./reference";

/** The result of one advisor: the required statements that it made, and its false ones. */
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
  const texts = collectTexts(findings);
  const says = ({ about, text }: Text, words: Words) => hasWords(`${about} ${text}`, words);
  const statements = texts.flatMap((entry) => {
    const sentences = splitSentences(entry.text);
    return sentences.length > 0 ? sentences.map(({ text }) => ({ ...entry, text })) : [entry];
  });
  const unseen = must.filter((wanted) => !texts.some((text) => says(text, wanted.says)));
  const untrue = statements
    .filter((statement) => mustNot.some((unwanted) => says(statement, unwanted.says)))
    .map(({ text }) => text);
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
  "id",
  "url",
]);

/** A text of the answer. `about` is the quote or title of the finding that it belongs to. */
type Text = { about: string; text: string };

const NAME_OF_CHOICE = /^[a-z_]+$/;

function collectTexts(value: unknown, about = ""): Text[] {
  if (typeof value === "string") return NAME_OF_CHOICE.test(value) ? [] : [{ about, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => collectTexts(entry, about));
  if (typeof value !== "object" || value === null) return [];
  const named = "quote" in value ? value.quote : "title" in value ? value.title : about;
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_STATED.has(key) ? [] : collectTexts(entry, typeof named === "string" ? named : about),
  );
}
