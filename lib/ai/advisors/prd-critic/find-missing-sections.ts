import { type Part, splitParts } from "@/lib/ai/reading/document-parts";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { Section } from "@/lib/document-types/definition";
import { spell } from "@/lib/schemas/spelling";
import { splitLines } from "@/lib/text/line-ends";
import { joinWords } from "@/lib/text/phrases";
import { holdsAny } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { lacksGoals } from "./find-left-out";
import { type Detector, remarkOn, takeHeading } from "./reading";

/** `splitParts` reads no more. */
const MAX_HEADINGS = 200;
/** A text with fewer lines is a part of a document, or a note. */
const MIN_LINES = 6;
/** Number of missing sections whose purpose the remark quotes. */
const MAX_PURPOSES = 3;

/** Whether a heading is that of a section, by its own words, its kind or, if the section has no kind, a shared word. */
function fits(section: Section, { name, kinds, heading }: Part): boolean {
  const wanted = listKinds(section);
  if (listStripped(section).includes(name)) return true;
  if (wanted.length > 0) return wanted.some((kind) => kinds.has(kind));
  return holdsAny(heading, [...extractWords(section.heading)]);
}

/** Names the sections of the type's outline for which a whole document has no heading. */
export const findMissingSections: Detector = (reading) => {
  const { text, isTextCut, options, headings, sentences } = reading;
  const [first, opening] = [headings[0], sentences[0]];
  const place = first ? takeHeading(text, first.offset) : opening;
  const isPart = splitLines(text).filter((line) => /\p{L}/u.test(line)).length < MIN_LINES;
  if (isTextCut || isPart || !place || headings.length > MAX_HEADINGS) return [];
  const { outline } = BUILT_IN_TYPES[options.documentType];
  const blocks = headings.map(({ title, level }): Block => {
    return { kind: "heading", level, text: title };
  });
  const parts = splitParts(blocks, options.documentType === "risk_register").slice(1);
  const missing = outline.filter(
    (section) =>
      !parts.some((part) => fits(section, part)) &&
      !(listKinds(section).includes("goal") && lacksGoals(reading)),
  );
  if (missing.length === 0) return [];
  const names = joinWords(missing.map(({ heading }) => heading));
  const purposes = missing.slice(0, MAX_PURPOSES).map((each) => `${each.heading}: ${each.purpose}`);
  const issue = `This document has no heading for these sections of its type (${spell(options.documentType)}): ${names}.`;
  const write = `Write them, or say why they are not needed. ${purposes.join(" ")}`;
  const severity = 2 * missing.length > outline.length ? "medium" : "low";
  // A place of its own: of several remarks on one place, only the first is kept (`applyRules`).
  return [remarkOn({ ...place, offset: place.offset + 2 }, severity, issue, write)];
};
