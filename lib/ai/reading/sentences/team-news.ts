import { replaceDays } from "@/lib/text/dates";
import { matchWords } from "@/lib/text/words";

/** Stands for a day in a sentence. */
const DAY = "\ue000";

/** `Started on 2 May`, alone or with the project as its subject: `Started on 2 May in all shops` may be the release. */
const BEGAN = new RegExp(
  `^(?:${[
    `(?:(?:the |our )?(?:project|work)(?: on [^,.;:]{1,40})? |we |work )?(?:started|began|begun) on ${DAY}`,
    `(?:das projekt |die arbeit |die arbeiten )?(?:startete|begann|begannen|gestartet|begonnen) am ${DAY}`,
    `(?:het project |het werk )?(?:startte|begon|gestart|begonnen) op ${DAY}`,
    `(?:le projet a |les travaux ont )?(?:commencé|démarré|débuté) le ${DAY}`,
    `(?:プロジェクトは?)?${DAY}に?(?:着手|作業開始)(?:した|しました)?`,
  ].join("|")})[.。]?$`,
  "iu",
);
const KICK_OFF = new RegExp(
  `^(?:the |our |das |der |het |de |le )?(?:(?:project )?kick-?off|projektstart|projectstart|aftrap|lancement du projet)(?: was| is| will be| war| ist| a eu lieu| aura lieu)? ?[:–-]? ?(?:on |am |op |le )?${DAY}|^キックオフ(?:は|:|：)? ?${DAY}|^${DAY}に?キックオフ`,
  "iu",
);

/** Whether a sentence says since when the team has been at work, which is not when customers get something: `Kick-off on 2 May`. */
export function tellsStartOfWork(sentence: string): boolean {
  const said = replaceDays(sentence.trim(), () => DAY);
  return BEGAN.test(said) || KICK_OFF.test(said);
}

const GAP = "[^.;:!?。]{0,40}";
const FOUND = matchWords(
  `(?:found|uncovered|revealed|turned up|discovered)(?! no )${GAP} (?:faults?|bugs?|defects?|errors?|failures?)
  (?:fehler|bugs|mängel|störungen)(?: [^.;:!?]{0,40})? (?:gefunden|entdeckt|aufgedeckt)|(?:fand|fanden|entdeckte|entdeckten|zeigte)${GAP}fehler
  (?:fouten|bugs|gebreken|storingen)(?: [^.;:!?]{0,40})? (?:gevonden|ontdekt)|(?:vond|vonden|ontdekte|ontdekten)${GAP} (?:\\p{L}*fouten|bugs|gebreken)
  (?:trouvé|révélé|découvert|relevé)(?:e|s|es)?${GAP} (?:erreurs?|bogues?|bugs?|défauts?|pannes?)
  (?:不具合|バグ|欠陥|エラー)(?:が|を)?${GAP}(?:見つか|見つけ|発見|判明)`,
);
const MENDED = matchWords(`fixed|mended|repaired|resolved|solved|behoben|beseitigt|gelöst
  opgelost|verholpen|hersteld
  corrigée?s?|résolue?s?
  修正|直し|解消`);

/** Who finds faults by trying, unlike a new way to find them: `Errors are found while you type.` */
const TRIED = matchWords(`b[eê]tas?|pilots?|trials?|tests?|testing|testers?|test run
  betatest|pilot\\p{L}*|test\\p{L}*|probe\\p{L}*|proef|essais?|pilote
  ベータ|パイロット|試験|テスト|試行`);

/** Whether a sentence says that a test or a trial found faults, and not that they are gone: `The beta found two sync faults.` */
export const tellsFaultsFound = (sentence: string): boolean =>
  FOUND.test(sentence) && TRIED.test(sentence) && !MENDED.test(sentence);
