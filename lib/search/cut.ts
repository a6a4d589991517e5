import type { ContextLabel, SourceType } from "@/lib/schemas/enums";
import { startTurns, type Turn } from "@/lib/threads/turns";
import { type Chunk, cutBodies, hashChunks } from "./chunks";
import type { Searchable } from "./searchable";
import { dropGeneratedParts } from "./to-plain-text";
import { joinFirstWords } from "./tokens";

export type State = { type: SourceType; id: string; now: Searchable | null; hashes: string[] };

/** A text that was cut before its transaction, with the words of its new chunks by their bodies. */
export type CutText = {
  text: string;
  identity: string;
  chunks: Chunk[];
  words: ReadonlyMap<string, string>;
};

type NewChunk = Pick<State, "type" | "id"> &
  Chunk & {
    initiativeId: string | null;
    title: string;
    titleWords: string;
    labelWords: string;
    bodyWords: string;
  };
type OldChunk = Pick<State, "type" | "id"> & { hash: string };
export type Difference = { old: OldChunk[]; fresh: NewChunk[] };

/** In characters. Normalization can make one character many. */
const MAX_WORDS_LENGTH = 4_000;
const takeWords = (text: string) => joinFirstWords(text, MAX_WORDS_LENGTH);

/** The words by which people ask for items of a label, indexed with each item. A note can be about anything. */
const LABEL_WORDS: Record<ContextLabel, string> = {
  target_users: "target user audience persona",
  key_competitors: "competitor competition rival",
  market_research: "market research survey study",
  user_feedback: "user feedback complaint",
  feature_idea: "feature idea request",
  technical_constraint: "technical constraint limitation",
  external_link: "link",
  general_note: "",
  company_info: "company",
  tech_stack: "tech stack technology",
  target_market: "target market segment",
  brand_guidelines: "brand guideline",
  compliance_requirements: "compliance requirement regulation law",
  decision: "decision decide",
  risk: "risk",
};
/** Added for a text that leaves something open. The word is its own stem. */
export const OPEN_LABEL = "undecid";
/** A goal has no label; people ask for it by its type. */
const GOAL_WORDS = "goal objective";

const makeIdentity = ({ initiativeId, title, label }: Omit<Searchable, "text">) =>
  [initiativeId, title, ...(label ? [label] : [])].join("\n");

/** Yields to the event loop. `hashes` are the chunks that the index has. */
export async function cutAhead(now: Searchable, hashes: readonly string[]): Promise<CutText> {
  const turn = startTurns();
  const have = new Set(hashes);
  const identity = makeIdentity(now);
  const chunks = await cut(identity, now.text, turn);
  const known = new Map<string, string>();
  for (const { hash, body } of chunks) {
    if (have.has(hash)) continue;
    known.set(body, takeWords(body));
    await turn();
  }
  return { text: now.text, identity, chunks, words: known };
}

export async function computeDifference(
  states: readonly State[],
  ahead: CutText | undefined,
): Promise<Difference> {
  const { leavesOpen } = await import("./leaves-open"); // with the words of headings, which no start needs
  const turn = startTurns();
  const difference: Difference = { old: [], fresh: [] };
  for (const { type, id, now, hashes } of states) {
    const left = new Set(hashes);
    if (now) {
      const { initiativeId, title, label } = now;
      const ownWords = type === "goal" ? GOAL_WORDS : label ? LABEL_WORDS[label] : "";
      const resource = { type, id, initiativeId, title, titleWords: takeWords(title) };
      for (const chunk of await cutChunks(now, ahead, turn)) {
        if (left.delete(chunk.hash)) continue;
        const bodyWords = ahead?.words.get(chunk.body) ?? takeWords(chunk.body);
        const isOpen = leavesOpen({ type, title, label, body: chunk.body });
        const labelWords = isOpen ? `${ownWords} ${OPEN_LABEL}`.trim() : ownWords;
        difference.fresh.push({ ...resource, ...chunk, labelWords, bodyWords });
        await turn();
      }
    }
    for (const hash of left) difference.old.push({ type, id, hash });
  }
  return difference;
}

async function cutChunks(
  now: Searchable,
  ahead: CutText | undefined,
  turn: Turn,
): Promise<Chunk[]> {
  const identity = makeIdentity(now);
  if (ahead?.text !== now.text) return cut(identity, now.text, turn);
  if (ahead.identity === identity) return ahead.chunks;
  return hashInTurns(
    identity,
    ahead.chunks.map(({ body }) => body),
    turn,
  );
}

async function cut(identity: string, text: string, turn: Turn): Promise<Chunk[]> {
  const bodies: string[] = [];
  for (const body of cutBodies(dropGeneratedParts(text))) {
    bodies.push(body);
    await turn();
  }
  return hashInTurns(identity, bodies, turn);
}

async function hashInTurns(identity: string, bodies: string[], turn: Turn): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (const chunk of hashChunks(identity, bodies)) {
    chunks.push(chunk);
    await turn();
  }
  return chunks;
}
