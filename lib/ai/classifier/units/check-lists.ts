import { isErrand } from "@/lib/ai/classifier/labels/errands";
import { readTag, stripListMark } from "@/lib/ai/classifier/lines/marks";
import { findTagKind } from "@/lib/ai/classifier/names/kind-names";
import { matchWords } from "@/lib/text/words";
import type { Heading } from "./heading-path";
import type { Unit } from "./split-units";

/** In UTF-16 units: a longer list is continued in another item. */
const MAX_LIST = 1500;
const BOX = /^(?:[-*+•]\s+)?\[[ xX]?\]\s+\S/u;
const CHECK_LIST = matchWords(
  "check ?lists?|checkliste|prüfliste|afvinklijst|controlelijst|liste de contrôle|チェックリスト",
);

/** Whether boxes below a heading are steps to tick, and not ideas or decisions of their own. */
const isOfSteps = (heading: Heading | undefined) =>
  heading !== undefined && (heading.kind === "task" || CHECK_LIST.test(heading.name));

const isStep = ({ role, text, path }: Unit) =>
  role === "item" &&
  BOX.test(text) &&
  isOfSteps(path.at(-1)) &&
  findTagKind(readTag(stripListMark(text)).tag) === null;

/**
 * Joins the boxes of a check list, which show together what is done and what is left, to one unit. A box alone stays, and
 * so does a list of errands of named persons.
 */
export function joinCheckLists(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const last = joined.at(-1);
    const isNext = isStep(unit) && units[at - 1]?.path.at(-1) === unit.path.at(-1);
    if (last && isNext && isStep(last) && last.text.length + unit.text.length < MAX_LIST)
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${unit.text}` };
    else joined.push(unit);
  }
  return joined.flatMap((unit) => {
    const lines = unit.text.split("\n").filter((line) => BOX.test(line.trim()));
    if (!isStep(unit) || lines.length < 2) return [unit];
    if (!lines.every((line) => isErrand(line.trim())))
      return [{ ...unit, kind: null, isCheckList: true }];
    return units.filter(({ text, path }) => path === unit.path && lines.includes(text));
  });
}
