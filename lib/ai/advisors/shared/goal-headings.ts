import { findKinds, stripHeading } from "@/lib/ai/reading/section-kinds";

const GOAL =
  "(?:goals?|objectives?|targets?|ziele?n?|doel(?:en|stelling(?:en)?)?|objectifs?)(?!\\p{L})|目標|目的";
const GOALS = new RegExp(`(?<!\\p{L})(?:${GOAL})`, "iu");
/** `Non-goals`, and `What is not a goal`. */
const NO_GOALS = new RegExp(
  `(?<!\\p{L})(?:non|not|no|nicht|keine?|niet|geen|pas|hors)[\\s-]{0,2}(?:(?:an?|our|un|une|de|d['’]|unsere?|onze|ons|nos) ?)?(?:${GOAL})|非目標|対象外`,
  "giu",
);
/** Duties and results are not targets, and French `mesures` may be actions. */
const NO_TARGETS =
  /\bwhat we must\b|(?<!key )\bresults?\b|\bmesures?\b(?! d[eu] (?:succès|réussite))/i;

/** Whether a heading is about goals or how they are measured. `Goals and non-goals` is, `Non-goals` is not. */
export function isAboutGoals(heading: string): boolean {
  const stated = heading.replace(NO_GOALS, "");
  const kinds = findKinds(stated);
  const isNamed = kinds.has("goal") || kinds.has("measure");
  return isNamed && (GOALS.test(stated) || !NO_TARGETS.test(stated));
}

/** `Goals`, `Launch goals`, `Ziele für 2027`, but not `Define goals`, `Target list` or `Goals (to do)`. */
const NAMES_GOALS = new RegExp(
  `^(?:(?:key|main|launch|product|project|business|team|pilot|q[1-4]|20\\d\\d) ){0,2}(?:\\p{L}{0,20}ziele|${GOAL})(?: (?:(?:for|by|für|bis|voor|tot|pour) )?(?:q[1-4] ?)?(?:20\\d\\d)?)?$`,
  "iu",
);

/** Whether a heading names goals and nothing that has to be done for them. */
export const namesGoals = (heading: string) => NAMES_GOALS.test(stripHeading(heading));

/** Headings and sentences of things that a plan leaves out. */
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;
