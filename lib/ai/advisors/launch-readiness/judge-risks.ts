import { isClosed } from "@/lib/ai/advisors/shared/item-status";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { countNoun } from "@/lib/text/phrases";
import type { Finding, Launch } from "./finding";

const MAX_QUOTED = 3;
const COUNTERMEASURE =
  /(?<!\p{L})(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?)[*_]{0,2}:/iu;

/** Quotes the end of each open risk that names no countermeasure: where a text says what is done, it mostly does there. */
export function judgeRisks({ evidence }: Launch): Finding {
  const known = evidence.filter(
    (piece) => piece.scope === "initiative" && hasLabel(piece, "risk") && !isClosed(piece),
  );
  const named = known.filter(({ text }) => COUNTERMEASURE.test(text));
  const unclear = known.filter((risk) => !named.includes(risk));
  const others = unclear.slice(MAX_QUOTED);
  const notes = [
    known.length === 0 && {
      says: "No open risk of the initiative is recorded as a context item.",
      step: "Record the most likely ways for this launch to go wrong, each with a countermeasure.",
    },
    known.length > 0 && { says: `${countNoun(known.length, "risk is", "risks are")} recorded.` },
    named.length > 0 && { says: `A countermeasure is named in ${nameTitles(named)}.` },
    unclear.length > 0 && {
      says: joinNotes(...unclear.slice(0, MAX_QUOTED).map(quoteEnd)),
      step: "Where a risk does not say who does what against it, and by when, write it there.",
    },
    others.length > 0 && { says: `Read ${nameTitles(others)}, too.` },
  ];
  return { pieces: known, notes };
}

function quoteEnd({ title, text }: Evidence): string {
  const last = readSentences(text).at(-1);
  return last ? `“${title}” ends with “${last}”` : `“${title}” has no text.`;
}
