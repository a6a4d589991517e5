import type { SourceType } from "@/lib/schemas/enums";
import { type Turn, turns } from "@/lib/threads/turns";
import { bodiesOf, type Chunk, chunksOf } from "./chunks";
import type { Searchable } from "./searchable";
import { lineOfWords } from "./tokens";

/** A thing as it is now, null when it is gone, and which chunks of it the index has. */
export type State = { type: SourceType; id: string; now: Searchable | null; hashes: string[] };

/** A text and what was cut of it before its transaction: its chunks under `identity`, and the words of the new ones. */
export type Ahead = {
  text: string;
  identity: string;
  chunks: Chunk[];
  words: ReadonlyMap<string, string>;
};

type NewChunk = Pick<State, "type" | "id"> &
  Chunk & { initiativeId: string | null; title: string; titleWords: string; bodyWords: string };
type OldChunk = Pick<State, "type" | "id"> & { hash: string };
/** What the index has and should not, and the other way round. */
export type Difference = { old: OldChunk[]; fresh: NewChunk[] };

/** Characters of the words of one chunk at most: some characters become many when they are made plain. */
const MAX_WORDS_LENGTH = 4_000;
const words = (text: string) => lineOfWords(text, MAX_WORDS_LENGTH);

/** What the names of a thing's chunks begin with, beside their texts. */
const identityOf = ({ initiativeId, title }: Omit<Searchable, "text">) =>
  `${initiativeId}\n${title}`;

/** Cuts a text whose thing the index knows so far by `hashes`. However long it is, others have their turns. */
export async function cutAhead(now: Searchable, hashes: readonly string[]): Promise<Ahead> {
  const turn = turns();
  const have = new Set(hashes);
  const identity = identityOf(now);
  const chunks = await cut(identity, now.text, turn);
  const known = new Map<string, string>();
  for (const { hash, body } of chunks) {
    if (have.has(hash)) continue;
    known.set(body, words(body));
    await turn();
  }
  return { text: now.text, identity, chunks, words: known };
}

/** What has to change in the index for these things. However long they are, others have their turns. */
export async function differenceOf(states: readonly State[], ahead?: Ahead): Promise<Difference> {
  const turn = turns();
  const difference: Difference = { old: [], fresh: [] };
  for (const { type, id, now, hashes } of states) {
    const left = new Set(hashes);
    if (now) {
      const { initiativeId, title } = now;
      const thing = { type, id, initiativeId, title, titleWords: words(title) };
      for (const chunk of await chunksIn(now, ahead, turn)) {
        if (left.delete(chunk.hash)) continue;
        const bodyWords = ahead?.words.get(chunk.body) ?? words(chunk.body);
        difference.fresh.push({ ...thing, ...chunk, bodyWords });
        await turn();
      }
    }
    for (const hash of left) difference.old.push({ type, id, hash });
  }
  return difference;
}

/** Those that were cut ahead, where they were cut of this text. */
async function chunksIn(now: Searchable, ahead: Ahead | undefined, turn: Turn): Promise<Chunk[]> {
  const identity = identityOf(now);
  if (ahead?.text !== now.text) return cut(identity, now.text, turn);
  if (ahead.identity === identity) return ahead.chunks;
  return named(
    identity,
    ahead.chunks.map(({ body }) => body),
    turn,
  );
}

async function cut(identity: string, text: string, turn: Turn): Promise<Chunk[]> {
  const bodies: string[] = [];
  for (const body of bodiesOf(text)) {
    bodies.push(body);
    await turn();
  }
  return named(identity, bodies, turn);
}

async function named(identity: string, bodies: string[], turn: Turn): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (const chunk of chunksOf(identity, bodies)) {
    chunks.push(chunk);
    await turn();
  }
  return chunks;
}
