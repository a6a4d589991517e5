import { listOpenRisks, quoteUnsettled } from "@/lib/ai/advisors/shared/item-status";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { Evidence } from "@/lib/ai/evidence";
import { countNoun, extractLetters } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { type Launch, type Note, noteGap, notePieces, quoteUndone } from "./finding";

const MAX_QUOTED = 6;
const COUNTERMEASURE =
  /(?<!\p{L})(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?)[*_]{0,2} ?:[*_\s]*/iu;
/** What follows the label of a countermeasure that nobody has found yet. */
const NONE =
  matchWords(`^(?:none|nothing|n/a|tb[dc]|to be (?:decided|defined|agreed)|(?:still )?open|unknown|not (?:yet|known|decided))(?: (?:yet|so far|known))?(?:[.!,;(]|\\s*$)
  ^(?:noch )?(?:keine?|nichts|offen|unklar|unbekannt)(?: bekannt)?(?:[.!,;(]|\\s*$)
  ^(?:nog )?(?:geen|niets|onbekend|onduidelijk|open)(?: bekend)?(?:[.!,;(]|\\s*$)
  ^(?:(?:pour l['’]instant )?aucune?|rien|inconnue?|pas encore|à (?:définir|décider))(?:[.!,;(]|\\s*$)
  ^(?:なし|未定|不明)`);

/** Quotes the end of each open risk without a labeled countermeasure: an unlabeled one is usually there. */
export function judgeRisks(launch: Launch): Note[] {
  const known = listOpenRisks(launch.evidence);
  if (known.length === 0)
    return noteGap(
      "No open risk of the initiative is recorded as a context item.",
      "Record the most likely ways for this launch to go wrong, each with a countermeasure.",
    );
  const named = known.filter(namesCountermeasure);
  const unclear = known.filter(
    (risk) => !named.includes(risk) && !quoteUnsettled(risk) && !isTable(risk),
  );
  return [
    ...notePieces(known, `${countNoun(known.length, "risk is", "risks are")} recorded.`),
    ...quoteUndone(known),
    ...notePieces(named, `A countermeasure is named in ${nameTitles(named)}.`),
    ...notePieces(
      unclear,
      joinNotes(...unclear.slice(0, MAX_QUOTED).map(quoteEnd)),
      "Where a risk does not say who does what against it, and by when, write it there.",
    ),
  ];
}

/** Not `Countermeasure: none yet` or `Response: who decides?` */
function namesCountermeasure({ text }: Evidence): boolean {
  const label = COUNTERMEASURE.exec(text);
  const [said = ""] = label ? readSentences(text.slice(label.index + label[0].length)) : [];
  return said !== "" && !NONE.test(said) && !/[?？]$/.test(said);
}

/** Whether all that a risk says is in a table, of which no sentence can be quoted. */
const isTable = ({ text }: Evidence) => text.trim() !== "" && readSentences(text).length === 0;

function quoteEnd({ title, text }: Evidence): string {
  const [first = title, ...more] = readSentences(text);
  if (more.length === 0 && extractLetters(title).includes(extractLetters(first)))
    return `“${title}” says no more than its title.`;
  const rest = first.slice(title.length);
  const isBegun = first.startsWith(title) && !/^[\p{L}\p{N}]/u.test(rest);
  const end = more.at(-1) ?? (isBegun ? rest.replace(/^[^\p{L}\p{N}"“„«(]+/u, "") : first);
  return `“${title}” ends with “${end}”${/[.!?。！？]$/.test(end) ? "" : "."}`;
}
