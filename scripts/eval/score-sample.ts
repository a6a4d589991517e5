import type { Caller } from "@/lib/access/caller";
import { critiqueDocument, mapAssumptions } from "@/lib/domain/advisors";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { listDocuments } from "@/lib/domain/documents/documents";
import { generateDocument } from "@/lib/domain/generation/generate";
import { getDocumentEvidence } from "@/lib/domain/generation/groundings";
import type { DocumentType } from "@/lib/schemas/enums";

/** The result of one generated document. Shares are 0 to 1. */
export type DraftScore = {
  initiative: string;
  type: DocumentType;
  /** Statements that refer to a source. */
  grounded: number;
  /** Slots of the checklist that have evidence, and how many of them the text uses. */
  slotsPresent: number;
  slotsUsed: number;
  /** References to evidence that was not sent. */
  removed: number;
  words: number;
  seconds: number;
};

type Subject = { id: string; title: string };

/** Generates one document and measures it against the evidence of the workspace. */
export async function scoreDraft(
  caller: Caller,
  { id, title }: Subject,
  type: DocumentType,
): Promise<DraftScore> {
  const { coverage } = await checkContextCoverage(caller, { id, documentType: type });
  const { document } = await generateDocument(caller, { initiative_id: id, document_type: type });
  const evidence = await getDocumentEvidence(caller, document);
  const used = evidence.sources.filter(({ footnote }) => footnote !== null);
  const present = coverage.filter((slot) => slot.present);
  const isUsed = ({ satisfiesLabels }: (typeof present)[number]) =>
    used.some(({ label }) => label !== null && satisfiesLabels.includes(label));
  return {
    initiative: title,
    type,
    grounded: evidence.grounded_share,
    slotsPresent: present.length,
    slotsUsed: present.filter(isUsed).length,
    removed: evidence.removed_references,
    words: countWords(document.content_markdown),
    seconds: evidence.duration_ms / 1000,
  };
}

/** Counts the words of a text without its footnotes. */
const countWords = (markdown: string) =>
  markdown.replace(/^\[\^\d+\]: .*$/gm, "").match(/\p{L}+/gu)?.length ?? 0;

/** The result of one quoting advisor on one document. */
export type QuoteScore = {
  document: string;
  advisor: string;
  findings: number;
  /** Findings left out, since their quote is not in the document. */
  removed: number;
};

/** Asks both advisors that quote about the first document that people wrote for an initiative. */
export async function scoreQuotes(caller: Caller, { id }: Subject): Promise<QuoteScore[]> {
  const { items } = await listDocuments(caller, { initiative_id: id, limit: 100, offset: 0 });
  const document = items.at(-1);
  if (!document) return [];
  const critique = await critiqueDocument(caller, { document_id: document.id });
  const map = await mapAssumptions(caller, { document_id: document.id });
  return [
    {
      document: document.title,
      advisor: "prd_critic",
      findings: critique.suggestions.length,
      removed: critique.removed_quotes,
    },
    {
      document: document.title,
      advisor: "assumption_map",
      findings: map.assumptions.length,
      removed: map.removed_quotes,
    },
  ];
}
