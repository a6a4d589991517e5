import { listDocuments } from "@/lib/domain/documents/documents";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { fillWorkspace } from "./fill-workspace";
import type { EvaluatedWorkspace } from "./reference";
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
  pastes: PasteScore[];
  notes: NotesScore[];
  advisors: AdvisorScore[];
  remarks: string[];
};

/** Fills a workspace and scores everything that it has a reference for. Advisors come first: drafts would add documents. */
export async function scoreWorkspace(evaluated: EvaluatedWorkspace): Promise<WorkspaceScore> {
  const { workspace, trade, language } = evaluated;
  const caller = await fillWorkspace(workspace);
  const page = { limit: 100, offset: 0 };
  const initiatives = await listInitiatives(caller, { archived: false, ...page });
  const written = await listDocuments(caller, page);
  const find = (title: string, items: { id: string; title: string }[]) => {
    const found = items.find((item) => item.title === title);
    if (!found) throw new Error(`The workspace ${workspace.name} has no "${title}".`);
    return found.id;
  };
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
  const documents: DocumentScore[] = [];
  for (const reference of evaluated.documents) {
    const id = find(reference.initiative, initiatives.items);
    documents.push(await scoreDocument(caller, id, reference));
  }
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
    pastes,
    notes,
    advisors,
    remarks,
  };
}
