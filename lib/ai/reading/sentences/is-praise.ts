import { isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

const PRAISES =
  matchWords(`(?<!would |['’]d )loves?(?! to| it when)|(?:is|are|works?) great|(?:works?|went) (?:very )?well|recommends? us|(?:happy|pleased|delighted|satisfied) with|praised?
  lieben|begeistert|zufrieden|weiterempfehlen|loben|lobt|gefällt|freuen sich über
  blij met|tevreden|dol op|heel fijn
  adore(?:nt)?|ravie?s?|satisfaite?s?|contente?s?
  満足(?:して|です|だ)|好評|助かっ(?:た|て(?!いた))|助かりました|喜んで|気に入って(?!いた)`);
/** Whether a sentence of feedback only praises, without a second clause, which mostly limits the praise, and without a count. */
export const isPraise = (sentence: string): boolean =>
  PRAISES.test(sentence) && isPlainStatement(sentence) && !/[\d,;:、]/.test(sentence);
