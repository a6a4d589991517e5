import { RECOMMENDATION } from "@/lib/document-types/topics";
import { findDay } from "@/lib/text/dates";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";

/** Somebody who is neither us nor one of our bodies, as the subject: `The builder`, `L'architecte`, `業者が` */
const OTHER =
  /^(?:(?:but|aber|maar|mais|and|und|en|et) )?(?:(?:the|their|der|die|deren|de|het|le|la|les) |l['’])(?!(?:\p{L}+ )?(?:recommend\p{L}*|proposal|\p{L}*vorschlag|empfehlung|voorstel|aanbeveling|recommandation|proposition|team|board|(?:\p{L}*ausschuss)|committee|group|gruppe|groep|groupe|management|vorstand|geschäftsführung|geschäftsleitung|leitung|bestuur|directie|stuurgroep|comité|conseil|direction|équipe|study|report|studie|rapport|étude)(?!\p{L}))\p{L}+|^(?!当社|弊社|私たち|提案|推奨)[\p{sc=Han}\p{sc=Katakana}ー]{2,10}(?<!会|会議|チーム|社長|部長|課長)(?:が|は|から)/iu;

/**
 * Whether a text recommends nothing but a day that somebody else would like: `The builder proposes to start on 18 January.` That is a matter of
 * the schedule.
 */
export function proposesOnlyDay(text: string): boolean {
  const named = splitPlainSentences(text).filter((each) => holdsAny(each, RECOMMENDATION));
  return named.length > 0 && named.every((each) => OTHER.test(each) && findDay(each) !== null);
}
