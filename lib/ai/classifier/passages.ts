import { findBareKind } from "./kind-names";
import { isTelling } from "./label-model";
import { readPrefix } from "./marks";
import type { Statement } from "./statements";
import { isOfMail, saysMore } from "./units";

const MAX_JOINED = 1500;
const MAX_ATTRIBUTION = 120;

const ENDS_WITH_QUOTE = /["”»“」][.,。]?\s*$/;
const ATTRIBUTION = /^(?:[-–—(（]\s*)?\p{L}[^"“”.:!?]*(?:\d{4}|[\p{L}.)）])?\.?$/u;

/** Joins the statements that are one thing; when there are too many, also neighbours. */
export function joinStatements(statements: readonly Statement[], max: number): Statement[] {
  let left = joinNeighbours(
    statements,
    (one, other) =>
      one.text.length + other.text.length <= MAX_JOINED &&
      one.path.at(-1) === other.path.at(-1) &&
      (isSignedBy(one, other) || isAnswer(one, other) || continuesStatement(one, other)),
  );
  for (let limit = 100; left.length > max && limit < 100_000; limit *= 1.5) {
    left = joinNeighbours(
      left,
      (one, other) =>
        one.text.length + other.text.length <= limit &&
        (limit > 1000 || one.label === other.label) &&
        (limit > 10_000 || one.keep === other.keep),
    );
  }
  return left;
}

function joinNeighbours(
  statements: readonly Statement[],
  belong: (one: Statement, other: Statement) => boolean,
): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    if (last && belong(last, statement)) joined[joined.length - 1] = unite(last, statement);
    else joined.push(statement);
  }
  return joined;
}

function unite(one: Statement, other: Statement): Statement {
  const answers = other.keep && isAnswer(one, other);
  const { label, ratings } = answers || rate(other) > rate(one) ? other : one;
  const keep = one.keep || other.keep;
  const heading = other.path.at(-1);
  const isSaid = heading === one.lastHeading || !heading || !saysMore(heading) || isOfMail(heading);
  const text = [one.text, ...(isSaid ? [] : [heading.name]), other.text].join("\n");
  const origin = [...one.origin, ...other.origin];
  return { ...one, text, origin, label, ratings, keep, lastHeading: other.lastHeading };
}

const rate = ({ label, ratings, keep }: Statement) =>
  label === "external_link" ? 1 : Number(keep) * ratings[label];

const isSignedBy = (one: Statement, other: Statement) =>
  other.role === "prose" &&
  readPrefix(one.text) === null &&
  other.text.length <= MAX_ATTRIBUTION &&
  !isTelling(other.ratings) &&
  ENDS_WITH_QUOTE.test(one.text.slice(-20)) &&
  ATTRIBUTION.test(other.text);

const QUESTION = /[?？]["”」]?$/;

const isAnswer = (one: Statement, other: Statement) => {
  const [asks, answers] = [readPrefix(one.text), readPrefix(other.text)];
  if (!QUESTION.test(one.text) || QUESTION.test(other.text) || differ(one, other)) return false;
  return asks !== null && answers !== null && asks !== answers && findBareKind(answers) === null;
};

/** Whether each says something of its own, such as an idea and what speaks against it, rather than what a customer was asked. */
const differ = (one: Statement, other: Statement) =>
  isTelling(one.ratings) &&
  isTelling(other.ratings) &&
  one.label !== other.label &&
  other.label !== "user_feedback";

/** Begins a sentence that is about the one before: `Grund: …`, `it will …`, `because …`. */
const REFERS =
  /^(?:(?:reason|why|because|so|and|but|it|this|that|these|then|grund|begründung|weil|denn|und|aber|es|das|dies|diese|reden|omdat|en|maar|het|dat|dit|deze|motif|raison|car|et|mais|cela|ce|cette)(?!\p{L}))/iu;

const continuesStatement = (one: Statement, other: Statement) =>
  other.isJoined &&
  other.role === "prose" &&
  (!isTelling(other.ratings) || other.label === one.label) &&
  REFERS.test(other.text);
