import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents/documents";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { fillWorkspace } from "./fill-workspace";
import type { DocumentReference, EvaluatedWorkspace } from "./reference";
import { type AdvisorScore, scoreAdvisor } from "./score-advisors";
import { type DocumentScore, scoreDocument } from "./score-documents";
import { type NotesScore, scoreNotes } from "./score-notes";
import { type PasteScore, scorePaste } from "./score-pastes";

export type WorkspaceScore = {
  name: string;
  trade: string;
  language: string;
  /** Context items, goals and documents. */
  resources: number;
  documents: DocumentScore[];
  /** The same documents in a workspace whose context items are what the notes were proposed as. */
  documentsFromNotes: DocumentScore[];
  pastes: PasteScore[];
  notes: NotesScore[];
  advisors: AdvisorScore[];
  remarks: string[];
};

const page = { limit: 100, offset: 0 };

/** Fills a workspace and scores everything that it has a reference for. Advisors come first: drafts would add documents. */
export async function scoreWorkspace(evaluated: EvaluatedWorkspace): Promise<WorkspaceScore> {
  const { workspace, trade, language } = evaluated;
  const caller = await fillWorkspace(workspace);
  const initiatives = await listInitiatives(caller, { archived: false, ...page });
  const written = await listDocuments(caller, page);
  const advisors: AdvisorScore[] = [];
  for (const reference of evaluated.advisors) {
    const readsDocument = ["prd_critic", "assumption_map"].includes(reference.advisor);
    const id = find(reference.about, readsDocument ? written.items : initiatives.items);
    advisors.push(await scoreAdvisor(caller, id, reference));
  }
  const pastes: PasteScore[] = [];
  for (const paste of evaluated.pastes) {
    pastes.push(await scorePaste(caller, find(paste.initiative, initiatives.items), paste));
  }
  const notes: NotesScore[] = [];
  for (const initiative of workspace.initiatives.filter(({ archived }) => !archived)) {
    notes.push(await scoreNotes(caller, find(initiative.title, initiatives.items), initiative));
  }
  const documents = await scoreDocuments(caller, evaluated.documents);
  const initiativesFromNotes = notes.map(({ saved }) => saved);
  const documentsFromNotes = await scoreDocuments(
    await fillWorkspace({ ...workspace, initiatives: initiativesFromNotes }),
    evaluated.documents,
  );
  const remarks = [
    ...documents.flatMap(({ type, remarks }) => remarks.map((remark) => `- ${type}: ${remark}`)),
    ...pastes.flatMap(({ name, remarks }) => remarks.map((remark) => `- ${name}: ${remark}`)),
    ...notes.flatMap(({ remarks }) => remarks.map((remark) => `- note: ${remark}`)),
    ...advisors.flatMap(({ advisor, remarks }) =>
      remarks.map((remark) => `- ${advisor}: ${remark}`),
    ),
  ];
  const resources = [workspace, ...workspace.initiatives].reduce(
    (count, { contextItems, goals }) => count + contextItems.length + goals.length,
    written.items.length,
  );
  return {
    name: workspace.name,
    trade,
    language,
    resources,
    documents,
    documentsFromNotes,
    pastes,
    notes,
    advisors,
    remarks,
  };
}

function find(title: string, items: readonly { id: string; title: string }[]): string {
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`The workspace has no "${title}".`);
  return found.id;
}

async function scoreDocuments(caller: Caller, references: readonly DocumentReference[]) {
  const { items } = await listInitiatives(caller, { archived: false, ...page });
  const scores: DocumentScore[] = [];
  for (const reference of references) {
    scores.push(await scoreDocument(caller, find(reference.initiative, items), reference));
  }
  return scores;
}
