import { isTelling, rateLabels } from "./label-model";

/** A bare address, also after a name and a clock time. */
const LINK_LINE =
  /^(?:(?:[^:]|(?<=\d):(?=\d)){0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;
/** `Figma: https://… – the latest designs`, unless the words tell something themselves. */
const LINK_WITH_WORDS =
  /^[^\s:]{1,20}(?: [^\s:]{1,20}){0,2}: https?:\/\/\S+ (?:[–—-] |\()[^\s().!?]{1,30}(?: [^\s().!?]{1,30}){0,5}[).]{0,2}$/;
const LINK_FOR = "(?:for|für|voor|pour) [^\\s.,:;!?]{1,20}(?: [^\\s.,:;!?]{1,20}){0,3}";
/** An address before a page or what it is for: `https://… page 31 for the csv`, `See https://… for the study`. */
const LINK_PAGE = new RegExp(
  `^(?:(?:[^:]|(?<=\\d):(?=\\d)){0,80}:\\s+|(?:see|siehe|zie|voir)(?: also| auch| ook| aussi)? )?https?:\\/\\/\\S+,? (?:[–—-] |\\()?(?:(?:see |siehe |zie |voir )?(?:pages?|pp?\\.|seiten?|s\\.|pagina|blz\\.?|chapter|section|kapitel|hoofdstuk|chapitre|slide|folie|dia) ?\\d[\\d–-]{0,9}(?: ${LINK_FOR})?|${LINK_FOR})[).]{0,2}$`,
  "iu",
);
/** In UTF-16 units. */
const MAX_LINE = 2200;

/** Whether a line is only a link, with its name or what it is for. */
export const isLink = (line: string) =>
  line.length < MAX_LINE &&
  (LINK_LINE.test(line) ||
    LINK_PAGE.test(line) ||
    (LINK_WITH_WORDS.test(line) && !isTelling(rateLabels(line.replace(/https?:\/\/\S+/, "")))));
