import { type DraftWords, joinLead } from "@/lib/ai/draft-words/draft-words";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Section } from "@/lib/document-types/definition";
import { type ContentWords, extractContentWords } from "@/lib/text/content-words";
import { findVerdict } from "@/lib/text/find-verdict";
import { capitalize, findUnsaid } from "@/lib/text/phrases";
import { findSharedWords } from "@/lib/text/words";
import { escapeInline, escapeLine, joinBlocks, refer } from "./escape-markdown";
import { listSentences, readSource, readText, takeExcerpt, takePassage } from "./fitting-passages";
import { toGoalRows } from "./goal-rows";
import { countSharedWords, namesAlike } from "./names-alike";
import { isDoubtful } from "./open-points";
import { readBeginning } from "./rate-fit";
import { writeRisks } from "./risk-table";
import { writeTable, writeTitled } from "./write-markdown";
import { dropStory, findWrittenStory, isWholeStory } from "./written-story";

type Layout = {
  takes(piece: Evidence): boolean;
  /** Whether it writes only a part of a piece, so that another section writes the rest. */
  leavesRest?(piece: Evidence): boolean;
  /** Leaves the rest of a piece of which it writes a part; undefined if nothing is left. */
  dropWritten?(piece: Evidence): Evidence | undefined;
  /** Whether it can still write `piece` in addition to `taken`. */
  hasRoom?(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[], words: DraftWords): string;
};

function toDecisionRow(piece: Evidence) {
  const { date, people } = readSource(piece);
  const verdict = findVerdict(piece) ?? "";
  const revised = piece.type === "context_item" ? piece.revised : undefined;
  const others = revised && verdict === revised.said ? [revised] : [];
  return { piece, note: takePassage(verdict), cells: [date, people], others };
}

const isIdea = (piece: Evidence) => hasLabel(piece, "feature_idea");
const ROLES = ["As", "I want", "So that"] as const;
type Role = (typeof ROLES)[number];
/** Those whom a plan leaves out: `Not for: people with race bikes` */
const LEFT_OUT = /^(?:not for|nicht für|niet voor|pas pour)(?!\p{L})/iu;
const findRole = (piece: Evidence): Role | null => {
  if (piece.type === "goal") return "So that";
  if (hasLabel(piece, "target_users")) return LEFT_OUT.test(piece.title) ? null : "As";
  return isIdea(piece) ? "I want" : null;
};
/** Maximum length of each part of a story, in UTF-16 units: the parts become one sentence. */
const PART_OF_STORY = 160;

const readContent = (piece: Evidence) => extractContentWords(readBeginning(piece));

const readFirst = (piece: Evidence) => listSentences(piece)[0] ?? "";

/** One word that an idea shares with an initiative may be the thing that all of its ideas are about. */
const ENOUGH_SHARED = 2;

/** Whether an idea says what an initiative as a whole is about. */
export const isPartOf = (initiative: Evidence, idea: Evidence) =>
  countSharedWords(readBeginning(idea), `${initiative.title} ${readFirst(initiative)}`) >=
  ENOUGH_SHARED;

/** Whether a title names an idea, or a part of it. */
const isAskedFor = (idea: Evidence, title: string) =>
  namesAlike(title, idea.title) || countSharedWords(readBeginning(idea), title) > 0;

/**
 * Finds the ideas that a story may be about: those that its `title` names, or else, if that says nothing of its own, those that the
 * initiative names, or a single one. An idea in doubt is none unless the title asks for it or nothing else is left.
 */
function findSubjects(
  ideas: readonly Evidence[],
  title: string,
  initiative: Evidence | undefined,
): readonly Evidence[] {
  const asked = ideas.filter((idea) => isAskedFor(idea, title));
  if (asked.length > 0) return asked;
  // The only idea of the plan is what its criteria would be about.
  if (initiative && title !== "")
    return ideas.length === 1
      ? ideas.filter((idea) => !isDoubtful(idea) && isPartOf(initiative, idea))
      : [];
  const sure = ideas.filter((idea) => !isDoubtful(idea));
  const left = sure.length > 0 ? sure : ideas;
  const named = left.filter((idea) => isWholeStory(idea) || isAbout(initiative, idea));
  return named.length > 0 || left.length > 1 ? named : left;
}

/** Whether an initiative names an idea. */
const isAbout = (initiative: Evidence | undefined, idea: Evidence) =>
  initiative !== undefined &&
  countSharedWords(idea.title, `${initiative.title} ${readFirst(initiative)}`) >= ENOUGH_SHARED;

/** Endings by which persons differ in number and gender, beyond those of stems: `voormannen`, `Fahrerinnen` */
const OF_PERSONS = /^(?:nen|innen|in)$/;
const isSamePerson = (one: string, other: string) => {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].toSorted(
    (a, b) => a.length - b.length,
  );
  const rest = long.startsWith(short) ? long.slice(short.length) : "-";
  return short.length > 4 && (rest === "" || OF_PERSONS.test(rest));
};

/** Counts the words of a user's title that an idea says, perhaps in another number. */
const countNamed = (user: Evidence, wanted: ContentWords) =>
  [...extractContentWords(user.title)].filter(
    ([stem, word]) =>
      wanted.has(stem) || [...wanted.values()].some((other) => isSamePerson(word, other)),
  ).length;

/**
 * Chooses the idea that shares most words with the title among those that a story may be about. Unless it is a whole story, chooses
 * also the user that it names and the goal that share most with it. If possible, they belong to the initiative.
 */
export function chooseStory(
  fitting: readonly Evidence[],
  title: string,
  initiative: Evidence | undefined,
): Evidence[] {
  const subjects = findSubjects(fitting.filter(isIdea), title, initiative);
  const pieces = [...subjects, ...fitting.filter((piece) => !isIdea(piece))];
  const choose = (role: Role, wanted: ContentWords) => {
    const [best] = pieces
      .filter((piece) => findRole(piece) === role)
      .map((piece) => ({
        piece,
        shared: findSharedWords(readContent(piece), wanted).length,
        named: role === "As" ? countNamed(piece, wanted) : 0,
        doubt: Number(role === "I want" && isDoubtful(piece)),
      }))
      .sort(
        (a, b) =>
          Math.sign(b.shared + b.named) - Math.sign(a.shared + a.named) ||
          Number(b.piece.scope === "initiative") - Number(a.piece.scope === "initiative") ||
          b.named - a.named ||
          b.shared - a.shared ||
          a.doubt - b.doubt,
      );
    return best ? [best.piece] : [];
  };
  const asked = extractContentWords(title);
  const [ability] = choose("I want", asked);
  if (ability && isWholeStory(ability)) return [ability];
  const wanted = ability ? readContent(ability) : asked;
  return [...(ability ? [ability] : []), ...choose("As", wanted), ...choose("So that", wanted)];
}

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
function writeStory(pieces: readonly Evidence[], words: DraftWords): string {
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

/** Goals and risks are tables wherever a section has no other layout. */
const TABLES: Layout = {
  takes: (piece) => piece.type === "goal" || hasLabel(piece, "risk"),
  write(pieces, words) {
    const { heads } = words;
    const goals = toGoalRows(pieces.filter((piece) => piece.type === "goal"));
    const risks = pieces.filter((piece) => piece.type !== "goal");
    const isBare = ({ cells }: (typeof goals)[number]) => cells.every((cell) => !cell);
    const columns = [heads.goal, heads.keyResult, heads.baseline, heads.by];
    return joinBlocks([
      writeTable(
        columns,
        goals.filter((row) => !isBare(row)),
        words,
      ),
      writeTable(columns, goals.filter(isBare), words),
      writeRisks(risks, words),
    ]);
  },
};

const LAYOUTS = {
  decisions: {
    takes: (piece) => hasLabel(piece, "decision"),
    leavesRest: (piece) => hasLabel(piece, "decision"),
    write: (pieces, words) =>
      writeTable(
        [words.heads.decision, words.heads.date, words.heads.decidedBy],
        pieces.map(toDecisionRow),
        words,
      ),
  },
  story: {
    takes: (piece) => findRole(piece) !== null,
    leavesRest: isIdea,
    dropWritten: dropStory,
    hasRoom: (taken, piece) =>
      findRole(piece) !== null &&
      !taken.some((other) => findRole(other) === findRole(piece) || isWholeStory(other)),
    write: writeStory,
  },
} satisfies Record<string, Layout>;

export const findLayout = ({ layout }: Section): Layout => (layout ? LAYOUTS[layout] : TABLES);
