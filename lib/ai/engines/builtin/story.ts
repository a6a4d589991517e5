import { type DraftWords, joinLead } from "@/lib/ai/draft-words/draft-words";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { capitalize, findUnsaid } from "@/lib/text/phrases";
import { findSharedWords } from "@/lib/text/words";
import { escapeInline, escapeLine, refer } from "./escape-markdown";
import { readText, takeExcerpt, takePassage } from "./fitting-passages";
import { readBeginning } from "./piece-kinds";
import { writeTitled } from "./write-markdown";
import { findWrittenStory } from "./written-story";

export const isIdea = (piece: Evidence) => hasLabel(piece, "feature_idea");
const ROLES = ["As", "I want", "So that"] as const;
export type Role = (typeof ROLES)[number];
/** Those whom a plan leaves out: `Not for: people with race bikes` */
const LEFT_OUT = /^(?:not for|nicht für|niet voor|pas pour)(?!\p{L})/iu;
/** Which part of the sentence a piece becomes, if any. */
export const findRole = (piece: Evidence): Role | null => {
  if (piece.type === "goal") return "So that";
  if (hasLabel(piece, "target_users")) return LEFT_OUT.test(piece.title) ? null : "As";
  return isIdea(piece) ? "I want" : null;
};

/** The words by which an idea and its user or its goal belong together. */
export const readContent = (piece: Evidence) => extractContentWords(readBeginning(piece));

/** Maximum length of each part of a story, in UTF-16 units: the parts become one sentence. */
const PART_OF_STORY = 160;

/** `Idea from Yvonne: ` */
const IDEA_OF = /^(?:idea|idee|idée) (?:(?:from|by|of|von|van|de) |d['’])[^:：]{2,40}[:：] /iu;
/** The rest of a title after the users that it names: `Parents, they come in on Mondays` */
const MORE =
  /(?:; |, (?:they|about|some|who|which|sie|die|etwa|rund|zij|ze|ongeveer|ils|elles|qui|environ) ).*$/isu;

/** Writes an ability without the speaker or the heading before it, and a user without a second clause, if the text says it too. */
function nameRole(piece: Evidence): string {
  const text = readText(piece);
  const unsaid = findUnsaid(piece.title, text);
  if (isIdea(piece)) {
    const isNamed = unsaid !== "" && unsaid !== piece.title;
    const title = isNamed ? piece.title.slice(unsaid.length).replace(/^[:,] /, "") : piece.title;
    return capitalize(title.replace(IDEA_OF, ""));
  }
  return hasLabel(piece, "target_users") && unsaid === ""
    ? piece.title.replace(MORE, "")
    : piece.title;
}

/** The user, the ability and the benefit, in the order of the sentence they become, with a note if there is no ability, or on those that share no word with it. */
export function writeStory(pieces: readonly Evidence[], words: DraftWords): string {
  const parts = ROLES.flatMap((role) => {
    const piece = pieces.find((candidate) => findRole(candidate) === role);
    return piece ? [{ role, piece }] : [];
  });
  const lines = parts.map(({ role, piece }) => {
    const story = isIdea(piece) ? findWrittenStory(piece) : undefined;
    if (story) return `- ${escapeLine(story)} ${refer(piece)}`;
    const result = piece.type === "goal" ? (piece.goal.keyResult ?? "") : "";
    const name = nameRole(piece);
    const isWhole = isIdea(piece) || name !== piece.title;
    const text = isWhole ? "" : takePassage(readText(piece), PART_OF_STORY);
    const said = takeExcerpt(result, PART_OF_STORY) || text;
    return `- ${joinLead(words.story[role], writeTitled(name, said))} ${refer(piece)}`;
  });
  const ability = pieces.find(isIdea);
  if (!ability) return [...lines, "", `> ${joinLead(words.notes.check, words.noWish)}`].join("\n");
  const wanted = readContent(ability);
  const apart = parts.filter(
    ({ piece }) => !isIdea(piece) && findSharedWords(readContent(piece), wanted).length === 0,
  );
  const named = apart.map(({ piece }) => `*${escapeInline(piece.title)}*`);
  const note = `> ${joinLead(words.notes.check, words.apart(named))}`;
  return [...lines, ...(apart.length > 0 ? ["", note] : [])].join("\n");
}
