import { findBareKind, findTagKind } from "./kind-names";
import type { Statement } from "./statements";
import { shorten } from "./titles";

/** In UTF-16 units: less is the state or a field of a page. */
const MIN_DECISION = 12;

/** The tag or the heading by which a statement is a decision, and nothing else. */
function findName({ text, kind, label, keep, tag, path }: Statement): string | undefined {
  if (kind !== "decision" || label !== kind || !keep || text.length < MIN_DECISION)
    return undefined;
  const heading = path.at(-1)?.name ?? "";
  if (findTagKind(tag) === kind) return tag;
  return findBareKind(heading) === kind ? heading : undefined;
}

/** Names the decision of a page as the origin of a table that weighs its options, if the page has one. */
export function nameDecision(statements: readonly Statement[]): readonly Statement[] {
  if (!statements.some(({ weighs }) => weighs)) return statements;
  const decided = statements.flatMap((statement) => {
    const name = findName(statement);
    return name === undefined ? [] : [`${name}: ${shorten(statement.text, "decision")}`];
  });
  if (decided.length !== 1) return statements;
  return statements.map((each) =>
    each.weighs ? { ...each, origin: [...decided, ...each.origin] } : each,
  );
}
