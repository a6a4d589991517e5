import type { Caller } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import type { Evidence } from "@/lib/ai/evidence";
import {
  assumptionMap,
  competitiveBattlecard,
  launchReadiness,
  prdCritic,
  prioritization,
  stakeholderUpdate,
} from "@/lib/ai/inquiries";
import type { Inquiry, Material, Unread } from "@/lib/ai/inquiry";
import { getToday } from "@/lib/clock";
import { askEngine } from "@/lib/domain/ask-engine";
import { getDocument, listDocuments } from "@/lib/domain/documents/documents";
import { findDocumentsWithoutWords } from "@/lib/domain/generation/documents-without-words";
import { countUnread, gatherEvidence } from "@/lib/domain/generation/gather-evidence";
import { readPieces } from "@/lib/domain/generation/read-pieces";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { buildSourceUrl } from "@/lib/domain/source-url";
import { keepAnswer } from "@/lib/domain/write";
import type { AdviceHead } from "@/lib/schemas/advice";
import type { DocumentSummary } from "@/lib/schemas/documents";
import type { Audience, DocumentType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { cutText } from "@/lib/text/cut-text";

// The six advisors. Each calls the engine once and changes nothing. Each throws 404 for ids outside the workspace,
// 429 if the day's AI calls are used up, and errors of the engine.

const READ = 200_000;
const UNREAD = `Only the first ${READ.toLocaleString("en")} characters of the document were read: split it so that the rest is read too.`;

type OfDocument = { document_id: string };
type OfInitiative = { initiative_id: string };

/** Evidence for a launch, besides the documents of its checklist. */
const LAUNCH_DOCUMENTS: readonly DocumentType[] = [
  "launch_plan",
  "release_notes",
  "ai_test_plan",
  "risk_register",
];

/** Documents that are added to the evidence for a launch, and the characters of each. */
const MAX_ADDED = 20;
const BEGINNING = 1500;

export async function critiqueDocument(caller: Caller, { document_id }: OfDocument) {
  return adviseOnDocument(caller, prdCritic, document_id);
}

export async function mapAssumptions(caller: Caller, { document_id }: OfDocument) {
  return adviseOnDocument(caller, assumptionMap, document_id);
}

/** Whether an initiative can be launched, judged by its context, goals and its newest 100 documents. */
export async function judgeLaunchReadiness(caller: Caller, { initiative_id: id }: OfInitiative) {
  const { isArchived, ...material } = await gatherAboutInitiative(
    caller,
    id,
    "launch_plan",
    LAUNCH_DOCUMENTS,
  );
  const [{ items: listed }, wordless] = await Promise.all([
    listDocuments(caller, { initiative_id: id, limit: 100, offset: 0 }),
    findDocumentsWithoutWords(caller.workspaceId, id),
  ]);
  const isOutline = (each: { id: string }) => wordless.includes(each.id);
  const written = listed.filter((each) => !isOutline(each));
  const evidence = await addDocuments(caller, material.evidence, written);
  const documents = listed.map(({ id, title, type, status }) => ({
    id,
    title,
    type,
    status,
    ref: evidence.find((piece) => piece.id === id)?.ref ?? null,
    isOutline: isOutline({ id }),
    url: buildSourceUrl("document", id, caller.workspaceId),
  }));
  const options = { documents, today: getToday(), isArchived };
  return advise(caller, launchReadiness, { ...material, evidence, options });
}

/** Adds the beginnings of the newest documents that are not evidence yet, such as drafts that nobody edited. */
async function addDocuments(
  { workspaceId }: Caller,
  evidence: readonly Evidence[],
  listed: readonly DocumentSummary[],
): Promise<Evidence[]> {
  const missing = listed
    .filter(({ id, status }) => status !== "archived" && !evidence.some((each) => each.id === id))
    .slice(0, MAX_ADDED)
    .map(({ id }) => ({ type: "document" as const, id }));
  const added = (await readPieces(workspaceId, missing)).map((piece, index) => ({
    ...piece,
    ref: `E${evidence.length + index + 1}`,
    text: cutText(piece.text, BEGINNING),
    isCut: piece.isCut || piece.text.length > BEGINNING,
  }));
  return [...evidence, ...added];
}

export async function prioritize(caller: Caller, { initiative_id }: OfInitiative) {
  const material = await gatherAboutInitiative(caller, initiative_id, "epic");
  return advise(caller, prioritization, { ...material, options: {} });
}

export async function draftStakeholderUpdate(
  caller: Caller,
  { initiative_id, audience }: OfInitiative & { audience: Audience },
) {
  const material = await gatherAboutInitiative(caller, initiative_id, "executive_summary");
  const { chooseLanguage } = await import("@/lib/ai/choose-language"); // MCP starts without it
  const language = chooseLanguage(material.evidence);
  const options = { audience, today: getToday(), language };
  return advise(caller, stakeholderUpdate, { ...material, options });
}

export async function draftBattlecard(
  caller: Caller,
  { initiative_id, competitor_name }: OfInitiative & { competitor_name: string },
) {
  const material = await gatherAboutInitiative(caller, initiative_id, "competitive_battlecard");
  const options = { competitorName: competitor_name };
  return advise(caller, competitiveBattlecard, { ...material, options });
}

async function adviseOnDocument<Answer, Findings extends { summary: string }>(
  caller: Caller,
  inquiry: Inquiry<{ documentType: DocumentType; today: string }, Answer, Findings>,
  id: string,
): Promise<AdviceHead & Findings> {
  const { title, type, initiative_id, content_markdown } = await getDocument(caller, { id });
  const read = await gather(caller, {
    initiativeId: initiative_id,
    documentType: type,
    except: id,
  });
  return advise(caller, inquiry, {
    subject: { type: "document", id, title },
    text: content_markdown.slice(0, READ).toWellFormed(),
    isTextCut: content_markdown.length > READ,
    ...read,
    options: { documentType: type, today: getToday() },
  });
}

async function gatherAboutInitiative(
  caller: Caller,
  id: string,
  documentType: DocumentType,
  related?: readonly DocumentType[],
) {
  const { title, archived } = await getInitiative(caller, { id });
  const wanted = { initiativeId: id, documentType, ...(related && { related }) };
  const read = await gather(caller, wanted);
  const subject = { type: "initiative" as const, id, title };
  return { subject, text: "", ...read, isArchived: archived };
}

async function gather(caller: Caller, wanted: Parameters<typeof gatherEvidence>[1]) {
  const isByRules = engine().method === "rules";
  const evidence = await gatherEvidence(caller, { ...wanted, isByRules });
  const unread = await countUnread(caller.workspaceId, wanted.initiativeId, evidence);
  return { evidence, unread };
}

/** Names the labels with items that were not read, so that nobody takes the answer for the whole record. */
function nameUnread(unread: readonly Unread[]): string {
  if (unread.length === 0) return "";
  const count = (each: number) => each.toLocaleString("en");
  const counts = unread.map(
    ({ label, read, all }) => `${count(read)} of ${count(all)} labeled ${spell(label)}`,
  );
  return `Not all items were read: ${counts.join(", ")}.`;
}

async function advise<Options, Answer, Findings extends { summary: string }>(
  caller: Caller,
  inquiry: Inquiry<Options, Answer, Findings>,
  about: Material<Options>,
): Promise<AdviceHead & Findings> {
  const { method, model, findings } = await askEngine(caller, inquiry, about);
  const { subject } = about;
  const advice = { method, model, generated_at: new Date().toISOString(), subject, ...findings };
  const limits = [about.isTextCut ? UNREAD : "", nameUnread(about.unread ?? [])];
  const whole = { ...advice, summary: [advice.summary, ...limits].filter(Boolean).join(" ") };
  await keepAnswer(caller, whole);
  return whole;
}
