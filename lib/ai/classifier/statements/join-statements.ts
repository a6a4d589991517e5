import { SCHEDULE_ENTRY, SHORT_ENTRY } from "@/lib/ai/classifier/goals/target-dates";
import { isTarget, isWish } from "@/lib/ai/classifier/goals/targets";
import { isRemark, needsQuestion } from "@/lib/ai/classifier/labels/asides";
import { isTelling } from "@/lib/ai/classifier/labels/label-model";
import {
  dropSpeaker,
  readPrefix,
  readTag,
  stripListMark,
  stripTime,
} from "@/lib/ai/classifier/lines/marks";
import {
  AGREED,
  findBareKind,
  findNamedKind,
  findTagKind,
  type Kind,
} from "@/lib/ai/classifier/names/kind-names";
import { isOfMail, isSchedule, saysMore } from "@/lib/ai/classifier/units/heading-path";
import { endsInQuestion, isQuestion } from "@/lib/text/is-question";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";
import type { Statement } from "./read-statements";
import {
  accepts,
  answersCall,
  areOfOneTalk,
  changesSubject,
  givesResult,
  nameAccepted,
} from "./replies";

type Pair = (one: Statement, other: Statement) => boolean;

const MAX_JOINED = 1500;
const MAX_ATTRIBUTION = 120;

const ENDS_WITH_QUOTE = /["”»“」][.,。]?\s*$/;
const ATTRIBUTION = /^(?:[-–—(（]\s*)?\p{L}[^"“”.:!?]*\.{0,2}$/u;

const haveOneHeading: Pair = (one, other) => one.path.at(-1) === other.path.at(-1);
const areEquallyKept: Pair = (one, other) => one.keep === other.keep;
const haveOneLabel: Pair = (one, other) => one.label === other.label && areEquallyKept(one, other);

/** Which neighbors are joined if there are too many statements, and the length of what is joined: the most alike and the shortest first. */
const ALIKE: readonly { areAlike: Pair; max: number }[] = [
  { areAlike: (one, other) => haveOneHeading(one, other) && haveOneLabel(one, other), max: 1000 },
  { areAlike: (one, other) => haveOneHeading(one, other) && areEquallyKept(one, other), max: 1000 },
  { areAlike: haveOneLabel, max: 1000 },
  { areAlike: areEquallyKept, max: 10_000 },
  { areAlike: () => true, max: 100_000 },
];

/** Joins statements about one thing; while there are more than `max`, also neighbors. */
export function joinStatements(statements: readonly Statement[], max: number): Statement[] {
  let left = joinNeighbours(statements, MAX_JOINED, areOneThing);
  for (const { areAlike, max: longest } of ALIKE)
    for (let limit = 100; left.length > max && limit < longest; limit *= 1.5)
      left = joinNeighbours(left, limit, areAlike);
  return left;
}

function joinNeighbours(statements: readonly Statement[], limit: number, belong: Pair) {
  const joined: Statement[] = [];
  for (const other of statements) {
    const one = joined.at(-1);
    const fits = one && one.text.length + other.text.length <= limit && belong(one, other);
    if (fits) joined[joined.length - 1] = unite(one, other);
    else joined.push(other);
  }
  return joined;
}

const areOneThing: Pair = (one, other) =>
  (areOfOneTalk(one, other) &&
    (accepts(one, other) || answersCall(one, other) || givesResult(one, other))) ||
  (one.path.at(-1) === other.path.at(-1) && isOfOneThing(one, other));

const isOfOneThing: Pair = (one, other) =>
  isAnswer(one, other) ||
  isSettled(one, other) ||
  areDates(one, other) ||
  (other.role === "prose" && (isSignedBy(one, other) || continuesStatement(one, other)));

/** Ratings from which a statement stands for itself, although it begins with a date. Every plan reads like a decision. */
const MIN_OWN_RATINGS = { user_feedback: 0.6, key_competitors: 0.6, risk: 0.6, decision: 0.9 };

/** `evaluation, decision on the other branches`, which will be made on that day. */
const WILL_DECIDE =
  /(?<!\p{L})(?:(?:decision|besluit|entscheidung|beschluss|décision) (?:on|about|over|über|zu[mr]?|sur|whether)(?!\p{L})|go ?\/ ?no-?go)/iu;

const isEntry = (said: string, role: Statement["role"]) =>
  SCHEDULE_ENTRY.test(said)
    ? role === "item" && !isTarget(said)
    : SHORT_ENTRY.test(said) && !isQuestion(said) && !isWish(said);

const isDate = ({ role, kind, text, ratings }: Statement) =>
  (role === "item" || role === "prose") &&
  kind === null &&
  isEntry(stripListMark(text.split("\n- ").at(-1) ?? ""), role) &&
  ratings.user_feedback < MIN_OWN_RATINGS.user_feedback &&
  ratings.key_competitors < MIN_OWN_RATINGS.key_competitors &&
  ratings.risk < MIN_OWN_RATINGS.risk &&
  (ratings.decision < MIN_OWN_RATINGS.decision || WILL_DECIDE.test(text));

/** Whether both are entries of a list of dates, which together are the schedule. */
const areDates: Pair = (one, other) =>
  isDate(one) && isDate(other) && one.path.slice(-1).some(isSchedule);

function unite(one: Statement, other: Statement): Statement {
  if (areDates(one, other)) {
    const text = `${one.text.startsWith("- ") ? "" : "- "}${one.text}\n- ${other.text}`;
    const { lastHeading } = other;
    return { ...one, text, label: "general_note", isGuess: false, keep: true, lastHeading };
  }
  if (isSettled(one, other)) {
    const path = other.path.filter(({ kind }) => kind !== "question");
    const origin = [...new Set([...one.origin, ...other.origin])];
    return { ...other, path, origin, text: `${dropOpen(one.text)}\n${other.text}` };
  }
  const answers = other.keep && isAnswer(one, other);
  const isResult = givesResult(one, other);
  const isOwn = one.keep && (isResult || (one.label !== "general_note" && givesReason(one, other)));
  const { label, ratings, isGuess } = answers || (rate(other) > rate(one) && !isOwn) ? other : one;
  const keep = one.keep || other.keep;
  const heading = other.path.at(-1);
  const isSaid =
    isResult || heading === one.lastHeading || !heading || !saysMore(heading) || isOfMail(heading);
  const goesOn = readPrefix(one.text) !== "" && givesReason(one, other);
  const text = goesOn
    ? `${one.text.replace(/\p{L}$/u, "$&,")} ${dropSpeaker(stripTime(other.text))}`
    : [one.text, ...(isSaid ? [] : [heading.name]), other.text].join("\n");
  const origin = [...new Set([...one.origin, ...other.origin])];
  const united = {
    ...one,
    text,
    origin,
    label,
    ratings,
    isGuess,
    keep,
    lastHeading: other.lastHeading,
  };
  if (accepts(one, other)) return nameAccepted(one, united);
  if (!answers || !isFeedback(united, other)) return united;
  return { ...united, label: "user_feedback", isGuess: false };
}

/** `What are you afraid of?` asks for a risk. */
const ASKS_RISK =
  matchWords(`afraid|fears?|(?<!no )worr(?:y|ies|ied)|(?:your|any|what|which|biggest|main) concerns?|concerned about|risks?(?! (?:team|register|manager|assessment))|go wrong
  angst|fürchten|befürchten|(?<!keine )sorgen?(?! (?:(?:sie|wir|ihr) )?(?:für|dafür))|risiken|risiko|schief\\p{L}*
  bang|zorgen|vrezen|risico['’]?s?|mis ?gaan|peur|craign\\p{L}+|inquièt\\p{L}+|inquiétudes?|risques?|心配|不安`);

/** Whether a customer's answer is feedback although it rates as a risk or a decision, or as an idea to which it only agrees. */
const isFeedback: Pair = ({ label, customer, text }, other) =>
  customer !== null &&
  ((label === "risk" && !ASKS_RISK.test(text.replace(/\n.*/s, ""))) ||
    label === "decision" ||
    (label === "feature_idea" && needsQuestion(text, other.text)));

const rate = ({ label, ratings, keep }: Statement) =>
  label === "external_link" ? 1 : Number(keep) * ratings[label];

/** Whether a line with a tag of this kind is a statement: not `Feedback: Lena, Ghent`. */
const stands = (kind: Kind | null) =>
  kind !== null && !["notes", "external_link", "user_feedback", "target_users"].includes(kind);
const isSignedBy: Pair = (one, other) =>
  readPrefix(one.text) === "" &&
  !stands(findTagKind(other.tag)) &&
  other.text.length <= MAX_ATTRIBUTION &&
  !isTelling(other.ratings) &&
  ENDS_WITH_QUOTE.test(one.text.slice(-20)) &&
  ATTRIBUTION.test(other.text);

const isAnswer: Pair = (one, other) => {
  const [asks, answers] = [readPrefix(one.text), readPrefix(other.text)];
  if (!endsInQuestion(one.text) || endsInQuestion(other.text)) return false;
  if (/^[QFV]$/.test(asks) && /^[AR]$/.test(answers)) return true; // a written interview
  if (asks === "" || answers === "" || asks === answers) return false;
  if (changesSubject(one, other)) return false;
  return findBareKind(answers) === null && !differ(one, other);
};

/** `Who pays?` directly above `Agreed: the harbour pays`, in prose or in a list. */
const isSettled: Pair = (one, other) =>
  splitPlainSentences(one.text).length === 1 &&
  endsInQuestion(one.text) &&
  (one.label === "general_note" || one.kind === "decision") &&
  AGREED.test(other.tag) &&
  (other.isJoined || (other.role === "item" && one.role === "item"));

/** Drops `Open question: `, which an agreement makes untrue. */
function dropOpen(said: string): string {
  const { tag, rest } = readTag(stripListMark(said));
  return capitalize(findNamedKind(tag) === "question" ? rest : said);
}

/** `What would help?`, which is no idea of its own: not `What about a map?` or `Why not print it?` */
const ASKS_OPENLY =
  /^(?:(?:what|how) (?!about|if|do you think)|(?:why|when|who|where|which) (?!not|don['’]t)|was (?!wäre|wenn|haltet|hältst|halten)|wie (?!wäre)|(?:warum|wann|wer|wo|welche[rnms]?) (?!nicht)|wat (?!als|vind|dacht)|hoe (?!zit|lijkt)|(?:waarom|wanneer|waar|welke?) (?!niet)|qu['’]est-ce |que (?!diriez|penses|pensez)|comment |pourquoi (?!pas)|(?:quand|où|quel(?:le)?s?) )/iu;
const asksOpenly = ({ text }: Statement) => ASKS_OPENLY.test(dropSpeaker(stripTime(text)));

/** Whether each makes its own point, such as an idea and an objection: not a question and its answer. */
const differ: Pair = (one, other) =>
  !asksOpenly(one) &&
  isTelling(one.ratings) &&
  isTelling(other.ratings) &&
  one.label !== other.label &&
  other.label !== "user_feedback";

/** Begins a sentence that is about the one before: `Grund: …`, `it will …`, `because …`. */
const CONTINUES = new RegExp(
  `^(?:${[
    "reason|why|because|so|and|but|it|this|that|these|then",
    "grund|begründung|weil|denn|und|aber|es|das|dies|diese",
    "reden|omdat|en|maar|het|dat|dit|deze",
    "motif|raison|car|et|mais|cela|ce|cette",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** Begins a reason or a consequence, which says too little without the sentence before: `because …`, `otherwise …`. */
const GIVES_REASON =
  /^(?:(?:because|weil|omdat|parce qu[e'’])(?!.*,)|denn|car (?:il|elle|on|nous|le|la|les)|(?:otherwise|sonst|sinon)(?! (?:known|called|stated|noted|all(?:es)?|no(?:thing)?|fine|good|ok|nichts|keine?|noch|gut|war|rien|tout|ça)(?!\p{L})| ?[,:.])|anders (?:weet|weten|kan|kunnen|moet|moeten|is|zijn|gaat|gaan|komt|komen|krijgt|krijgen|heeft|hebben))(?!\p{L})/iu;

const saysOfBefore = (said: string) => GIVES_REASON.test(said) || isRemark(said);

const givesReason: Pair = (one, other) => {
  const said = stripTime(other.text);
  return (
    other.isJoined &&
    readPrefix(one.text) === readPrefix(said) &&
    saysOfBefore(dropSpeaker(said)) &&
    !endsInQuestion(one.text)
  );
};

const continuesStatement: Pair = (one, other) =>
  givesReason(one, other) ||
  (other.isJoined &&
    findTagKind(other.tag) === null &&
    (!isTelling(other.ratings) || other.label === one.label) &&
    CONTINUES.test(other.text));
