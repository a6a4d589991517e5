import type { Caller } from "@/lib/access/caller";
import { classifier } from "@/lib/ai/inquiries";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { askEngine } from "@/lib/domain/ask-engine";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { keepAnswer } from "@/lib/domain/write";
import type { ClassifyRequest, Proposals } from "@/lib/schemas/classify";

type Paste = ClassifyRequest & { id: string };

/** Known competitors, to recognize in the pasted text. */
const RIVALS = statement(
  `SELECT title FROM context_item
   WHERE workspace_id = $1 AND (initiative_id = $2 OR initiative_id IS NULL) AND label = 'key_competitors'
   ORDER BY id DESC LIMIT 200`,
  ["uuid", "uuid"],
  { title: "text" },
);

/** Splits a pasted text into items for review, with one AI call; stores nothing. @throws 404, 429, and errors of the engine */
export async function classifyContext(
  caller: Caller,
  { id, blob, targetLabels = [] }: Paste,
): Promise<Proposals> {
  const { title } = await getInitiative(caller, { id });
  const rivals = await query(RIVALS, [caller.workspaceId, id]);
  const { method, findings } = await askEngine(caller, classifier, {
    subject: { type: "initiative" as const, id, title },
    text: blob,
    evidence: [],
    options: { targetLabels: [...new Set(targetLabels)], rivals: rivals.map((each) => each.title) },
  });
  const data: Proposals = { ...findings, method };
  await keepAnswer(caller, data);
  return data;
}

const SAVED = statement(
  `SELECT true AS is_goal, title AS text FROM goal
   WHERE workspace_id = $1 AND (initiative_id = $2 OR initiative_id IS NULL) AND (title = ANY($4) OR id IN (
     SELECT id FROM goal WHERE workspace_id = $1 AND (initiative_id = $2 OR initiative_id IS NULL)
     ORDER BY id DESC LIMIT 500))
   UNION ALL
   SELECT false, content FROM context_item
   WHERE workspace_id = $1 AND (initiative_id = $2 OR initiative_id IS NULL) AND content = ANY($3)`,
  ["uuid", "uuid", "text[]", "text[]"],
  { is_goal: "bool", text: "text" },
);

/** The same for `No-shows under 5%` and `No-shows below 5%.` */
const normalizeTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/(?<!\p{L})(?:below|less than|fewer than)(?!\p{L})/gu, "under")
    .replaceAll(/(?<!\p{L})(?:above|more than)(?!\p{L})/gu, "over")
    .replaceAll(/\s+|[.!]+$/g, " ")
    .trim();

/**
 * Classifies a text for its review on the page.
 * @returns the proposals; in `saved`, the titles of goals and the contents of items that the initiative or the workspace has
 */
export async function classifyForReview(caller: Caller, paste: Paste) {
  const found = await classifyContext(caller, paste);
  const named = found.goals.map(({ title }) => title);
  const contents = found.proposals.map(({ content }) => content);
  const rows = await query(SAVED, [caller.workspaceId, paste.id, contents, named]);
  const list = (isGoal: boolean) =>
    rows.filter(({ is_goal }) => is_goal === isGoal).map(({ text }) => text);
  const saved = new Set(list(true).map(normalizeTitle));
  const titles = named.filter((title) => saved.has(normalizeTitle(title)));
  return { ...found, saved: { titles, contents: list(false) } };
}
