import type { Caller } from "@/lib/access/caller";
import type { Evidence } from "@/lib/ai/evidence";
import type { Unread } from "@/lib/ai/inquiry";
import type { Candidate } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Need, Outline } from "@/lib/document-types/definition";
import { CONTEXT_LABELS, DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";
import { findDocumentsWithoutWords } from "./documents-without-words";
import { CANDIDATES } from "./evidence-candidates.sql";
import { readPieces } from "./read-pieces";

type Wanted = {
  initiativeId: string;
  /** The type whose checklist decides what is needed, and in which order. */
  documentType: DocumentType;
  except?: string;
  /** Document types that are needed in addition to those of the checklist. */
  related?: readonly DocumentType[];
  /** The sections of the draft. Documents of other types that fit one of them are taken last. */
  outline?: Outline;
  /** For an answer without a model, which costs no tokens. */
  isByRules?: boolean;
};

/** The newest items per label and scope that a call considers, also with a model. */
const PER_LABEL = 20;
/** Of an answer by rules: items per label and scope, and the budget in tokens. */
const BY_RULES = { perLabel: 100, budget: 60_000 };

/** Gathers evidence within the budget of a call; only chosen texts are read. Empty for an unknown initiative. */
export async function gatherEvidence(
  { workspaceId }: Caller,
  { initiativeId, documentType, except, related, outline, isByRules }: Wanted,
): Promise<Evidence[]> {
  // Loaded with the checklists of all document types, which most calls over MCP do not need.
  const { listNeeds, selectEvidence } = await import("@/lib/ai/select-evidence");
  const needs = listNeeds(documentType, related);
  const wordless = await findDocumentsWithoutWords(workspaceId, initiativeId);
  const left = except === undefined ? wordless : [...wordless, except];
  const values = [CONTEXT_LABELS, outline ? DOCUMENT_TYPES : listNeededTypes(needs), left] as const;
  const { perLabel, budget } = isByRules ? BY_RULES : { perLabel: PER_LABEL, budget: undefined };
  const rows = await query(CANDIDATES, [workspaceId, initiativeId, ...values, perLabel]);
  const candidates = rows as Candidate[]; // the column types do not tie labels and headings to the source type
  const pieces = await readPieces(workspaceId, selectEvidence(candidates, needs, outline, budget));
  return pieces.map((piece, index) => ({ ...piece, ref: `E${index + 1}` }));
}

const listNeededTypes = (needs: readonly Need[]): DocumentType[] =>
  DOCUMENT_TYPES.filter((type) => needs.some((need) => need.satisfiesLabels.includes(type)));

const COUNT = statement(
  `SELECT t.label, count(*)::int AS "all" FROM context_item t
   WHERE t.workspace_id = $1 AND (t.initiative_id = $2 OR t.initiative_id IS NULL)
   GROUP BY t.label ORDER BY t.label`,
  ["uuid", "uuid"],
  { label: "context_label", all: "int4" },
);

/** Lists the labels of which the evidence has not all items of the initiative and the workspace. */
export async function countUnread(
  workspaceId: string,
  initiativeId: string,
  evidence: readonly Evidence[],
): Promise<Unread[]> {
  const counts = await query(COUNT, [workspaceId, initiativeId]);
  return counts
    .map(({ label, all }) => {
      const read = evidence.filter((each) => each.type === "context_item" && each.label === label);
      return { label, all, read: read.length };
    })
    .filter(({ all, read }) => read < all);
}
