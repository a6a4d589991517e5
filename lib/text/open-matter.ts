import { matchWords } from "./words";

const OPEN =
  matchWords(`^(?:it (?:is|['’]s) )?(?:still )?(?:not clear|unclear|undecided|unknown|(?:an )?open question)
  ^(?:still )?open:|^(?:es ist )?(?:noch )?(?:unklar|ungeklärt)|^(?:noch offen|offen(?: ist| bleibt| sind|:))
  ^(?:het is )?(?:nog )?(?:onduidelijk|onbeslist)|^nog open
  ^(?:il (?:n['’])?est )?(?:pas clair|encore ouvert|reste à)`);
const OPEN_AT_END = /(?:未定|不明|決まっていない|決まっていません)(?:です|だ)?。?$/;

/** Whether a sentence says of itself that its matter is open: `Not clear yet: who pays …`, `Offen ist, ob …`. */
export const isOpenMatter = (sentence: string): boolean =>
  OPEN.test(sentence) || OPEN_AT_END.test(sentence);
