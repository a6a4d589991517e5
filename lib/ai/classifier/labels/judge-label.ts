import { endsOpen, isMarkedOpen } from "@/lib/ai/classifier/lines/heading-lines";
import {
  dropSpeaker,
  readPrefix,
  readSpeech,
  stripMarks,
  stripTime,
} from "@/lib/ai/classifier/lines/marks";
import { findNamedLabels, isLabel, type Kind } from "@/lib/ai/classifier/names/kind-names";
import {
  beginsWithRival,
  comparesRivals,
  mayNameRival,
} from "@/lib/ai/classifier/names/rival-words";
import { LIMITING_WORDS } from "@/lib/ai/classifier/titles/clauses";
import type { ContextLabel } from "@/lib/schemas/enums";
import { hasOpenStatus } from "@/lib/text/open-status";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import {
  dropReply,
  isAboutTalk,
  isAgreement,
  isBareAnswer,
  isDone,
  isEmpty,
  isInvitation,
  isReaction,
  isUninformed,
} from "./asides";
import { isMilestone, isOfMoney, isRequest, isTask } from "./errands";
import { isDoubt, isLink, isNoDecision, mayLeave, readForm, statesRisk } from "./label-forms";
import {
  isTelling,
  joinTitle,
  RATED,
  RATED_LABELS,
  type Rated,
  type Ratings,
  rateLabels,
} from "./label-model";
import { isOwnWish, WANTS, WISHES } from "./wishes";

/** Evidence from outside the model, in nats: it is added to the logarithm of a rating. */
const NATS = {
  named: 2, // The statement has a word that names the label.
  namedInNote: 1, // So has a note, whose title and length make it more certain.
  figuresInTable: 6,
  rival: 2, // It begins with a rival's name.
  expected: 0.5, // Only breaks ties.
};
/** A statement with a higher share of noise is small talk, an appointment or a task. */
const MAX_NOISE = 0.4;
/** The same share for a few words without a figure, a name of a label, `only` or `too`. */
const MAX_BARE_NOISE = 0.25;
/** The same share for what a customer wants. */
const MAX_WANTING_NOISE = 0.6;
/** Factor by which noise must fit these words better than a label. */
const MIN_TIMES = 2;
/** Names of laws, with which nothing is small talk. */
const LAW = matchWords("gdpr|hipaa|dsgvo|rgpd");
const TOO = matchWords("too|must|need(?:s|ed)?|zu|muss|te|moet|trop|doit|すぎ");
/** In UTF-16 units. */
const MAX_BARE = 60;
/** Minimum ratings of labels that readers rely on; below these they are guesses. */
const MIN_RATINGS: Partial<Record<ContextLabel, number>> = {
  decision: 0.35,
  compliance_requirements: 0.26,
};
/** Minimum ratings of any label, and of the next best if no rival is named. */
const MIN_BEST = 0.15;
const MIN_NEXT = 0.25;
/** In UTF-16 units: `No problem.` */
const MAX_FILLER = 12;
/** A condition decides nothing yet: `If it is not there by May, we will …`. */
const IF_FIRST =
  /^(?:if|unless|wenn|falls|als (?:de|dat|dit|een|er|het|je|we|wij|ze)|indien|si)\s/i;
/** `Decision criteria: …`, which is about a decision to come. */
const TO_COME =
  /^(?:decision[- ](?:process|criteri(?:a|on)|makers?|date|deadline|by)|entscheidungs(?:prozess|kriterien|träger)|besluitvorming|beslis(?:sings)?(?:proces|criteria|ser)|(?:processus|critères) de décision|décideurs?|意思決定(?:プロセス|者|基準))\s?[:：]/iu;
/** A line that is only a question: `so we cannot show the stock?` */
const QUESTION_ONLY = /^[^.!?\n]*[?？]["”]?$/u;
const NO_WISH = new Set<Rated>(["compliance_requirements", "tech_stack"]);
/** Those who lay down rules. */
const AUTHORITY = matchWords(
  `law|legal|safety|security|audits?|finance|compliance|insurers?|regulat\\p{L}+|authorit\\p{L}+|auditors?|inspect\\p{L}+|gdpr
  customs|hmrc|ministry|(?:city|town) council|municipality|city|fire brigade|police|works council|data protection
  gesetz\\p{L}*|aufsicht\\p{L}*|\\p{sc=Latin}*(?:behörde|prüfer|amt|gemeinde|feuerwehr)\\p{L}{0,3}|tüv|stadt|polizei|betriebsrat|datenschutz\\p{L}*|dsgvo|sicherheit|revision|rechtsabteilung|versicherung
  wet|gemeente|brandweer|politie|toezicht\\p{L}*|autoriteit\\p{L}*|ondernemingsraad|avg|inspectie|veiligheid|beveiliging|verzekeraar
  loi|mairie|ville|pompiers|police|sécurité|conformité|juridique|assureur|cnil|rgpd|autorités?|cse|inspect\\p{L}*`,
);
/** A label that is rated lower is a guess: on held-out notes that name none, 46 % of these were right, and 85 % of the others. */
const SURE = 0.7;

export type Judgement = {
  label: ContextLabel;
  ratings: Ratings;
  keep: boolean;
  /** Whether nothing but a low rating speaks for the label: no name, form or rule. */
  isGuess: boolean;
};

export type About = {
  named: Kind | null;
  isTable: boolean;
  /** Whether it stands below the name of its speaker, as in a chat. */
  isMessage: boolean;
  /** Whether it is one of several lines that begin with a clock time, as what happened in an incident. */
  isTimed: boolean;
  /** Whether it is below a heading such as `Budget`, where amounts are the company's own. */
  isCost: boolean;
  expected: readonly ContextLabel[];
  /** Of a note; otherwise empty. */
  title: string;
  /** Whether it begins with `Problem:` or `Pain:`, as what users suffer from. */
  isProblem: boolean;
  /** The speaker, if a customer. */
  customer: string | null;
};

/** A kind `named` by a tag, a heading or a column decides, except for a line that is only a link. */
export function judgeLabel(text: string, about: About): Judgement {
  const words = dropReply(stripTime(stripMarks(text)));
  const isDecision = about.named === "decision";
  const isOpen =
    isOpenMatter(words) ||
    isMarkedOpen(words) ||
    (isDecision && (QUESTION_ONLY.test(words) || endsOpen(words) || hasOpenStatus(text)));
  const kind = isOpen && (isDecision || about.named === null) ? "question" : about.named;
  const rating = rateStatement(text, words, about);
  const { ratings } = rating;
  const lines = text.split("\n").map(stripMarks).filter(Boolean);
  const decide = (label: ContextLabel, keep = true) => ({ label, ratings, keep, isGuess: false });
  if (lines.length > 0 && lines.every(isLink)) return decide("external_link");
  if (kind === null && [isDoubt, mayLeave, statesRisk].some((is) => is(dropSpeaker(words))))
    return decide("risk");
  if (isNoise(words, kind, rating, about)) return decide("general_note", false);
  if (kind !== null) return decide(isLabel(kind) ? kind : "general_note");
  return { ratings, ...chooseLabel(words, rating, about) };
}

/** Rates the labels; `signs` are those that the words name, and `withoutRivalCheck` rates a rival as if one were named. */
function rateStatement(text: string, words: string, { isTable, isCost, expected, title }: About) {
  const sentences = splitPlainSentences(words);
  const settled = sentences.filter((sentence) => !isOpenMatter(sentence));
  const signs = new Set<Rated | Kind>(findNamedLabels(settled.join(" ")));
  const wanted = new Set<Rated | ContextLabel>(expected);
  const said = settled.join(" ") || words;
  const withoutRivalCheck = rateLabels(
    title === "" ? said : joinTitle(title, said),
    (label) =>
      (signs.has(label) ? (title === "" ? NATS.named : NATS.namedInNote) : 0) +
      (wanted.has(label) ? NATS.expected : 0) +
      (isTable && label === "market_research" && /\d/.test(text) ? NATS.figuresInTable : 0) +
      (label === "key_competitors" && beginsWithRival(words) ? NATS.rival : 0),
  );
  const mayBeRival = isCost ? comparesRivals : mayNameRival;
  const isUnnamed =
    !signs.has("key_competitors") && !mayBeRival(`${title} ${readSpeech(text)?.said ?? words}`);
  const ratings = isUnnamed ? { ...withoutRivalCheck, key_competitors: 0 } : withoutRivalCheck;
  return { withoutRivalCheck, ratings, signs, isSettled: settled.length === sentences.length };
}

type Rating = ReturnType<typeof rateStatement>;

function isNoise(words: string, kind: Kind | null, rating: Rating, about: About): boolean {
  const { named, isTable, isMessage, isProblem } = about;
  const said = dropSpeaker(words);
  if (kind === "task" && (isMilestone(said) || isOfMoney(said))) return false;
  if (kind === "task" || !/[\p{L}\p{N}]/u.test(said) || isEmpty(said)) return true;
  const isReply = isAgreement(words) || tellsNothing(words) || (isMessage && isReaction(said));
  if (
    named === null &&
    (isReply ||
      isBareAnswer(said) ||
      isDone(said) ||
      isTask(said) ||
      [words, said].some(isAboutTalk))
  )
    return true;
  if ((kind !== null && !isTable) || isProblem || LAW.test(said)) return false;
  // Small talk has no title, but the title of a note can sound like it: `Tuesday`.
  const noise = Math.min(rating.ratings.noise, about.title === "" ? 1 : rateLabels(words).noise);
  if (about.customer !== null && WANTS.test(said)) return noise > MAX_WANTING_NOISE;
  return noise > (isBare(said, rating) ? MAX_BARE_NOISE : MAX_NOISE);
}

/** Whether a speaker only says that they know nothing, or invites somebody. */
function tellsNothing(words: string): boolean {
  if (readPrefix(words) === "") return false;
  const said = splitPlainSentences(dropSpeaker(words)).filter((each) => each.length > MAX_FILLER);
  return said.length > 0 && said.every((each) => isUninformed(each) || isInvitation(each));
}

function isBare(said: string, { ratings, signs }: Rating): boolean {
  if (signs.size > 0 || said.length > MAX_BARE) return false;
  if (/\d/.test(said) || LIMITING_WORDS.test(said) || TOO.test(said)) return false;
  return RATED.every((label) => {
    const isNote = label === "general_note" || label === "noise";
    return ratings[label] * (isNote ? 1 : MIN_TIMES) <= ratings.noise;
  });
}

function chooseLabel(
  words: string,
  { withoutRivalCheck, ratings, signs, isSettled }: Rating,
  { isTable, isTimed, isProblem, expected, customer }: About,
): Omit<Judgement, "ratings"> {
  const first = RATED_LABELS.reduce((one, next) => (ratings[next] > ratings[one] ? next : one));
  const isWish =
    first === "decision"
      ? isOwnWish(splitPlainSentences(words))
      : NO_WISH.has(first) && WISHES.test(capitalize(words)) && !AUTHORITY.test(words);
  const isIdea = ratings.feature_idea > ratings.user_feedback;
  const best = isWish ? (isIdea ? "feature_idea" : "user_feedback") : first;
  const only = new Set(expected).size === 1 ? expected[0] : undefined;
  const other = customer === null && !isProblem ? (only ?? "general_note") : "user_feedback";
  const isConditional = !signs.has("decision") && IF_FIRST.test(words);
  if (best === "decision" && (isConditional || QUESTION_ONLY.test(words) || TO_COME.test(words)))
    return { label: "general_note", keep: true, isGuess: false };
  if (best === "decision" && isNoDecision(splitPlainSentences(words)))
    return {
      label: ratings.feature_idea < MIN_BEST ? "general_note" : "feature_idea",
      keep: true,
      isGuess: false,
    };
  const isNext = withoutRivalCheck.key_competitors > ratings[best];
  const isGuess = ratings[best] < SURE;
  if (isWish) return { label: best, keep: true, isGuess };
  const byForm = isTable || customer !== null ? undefined : readForm(words);
  if (byForm) return { label: byForm, keep: true, isGuess: false };
  const min = MIN_RATINGS[best] ?? (isNext ? MIN_NEXT : MIN_BEST);
  if (ratings[best] < min) return { label: other, keep: true, isGuess };
  const isNote =
    best === "general_note" || ((isTable || isTimed || !isSettled) && !isTelling(ratings));
  const label = isNote ? other : best;
  const keep = label !== "general_note" || !isRequest(dropSpeaker(words));
  return { label, keep, isGuess: isGuess && label === best };
}
