import { namesTime } from "@/lib/text/dates";

const CONDITION =
  /(?<!\p{L})(?:if|when|once|as soon as|above|below|more than|wenn|falls|sobald|bei|mehr als|als|zodra|bij|meer dan|si|dès|quand|plus de|au-dessus)(?!\p{L})|たら|れば|なら|場合|超え|以上/iu;
/** The parts of a rollout, in English, German, Dutch and French */
export const ROLLOUT =
  "pilote?|roll-?out|launch|beta|test run|probelauf|testlauf|einführung|proef|uitrol|lancering|l['’]essai|déploiement|lancement";
const PLAN = new RegExp(
  `(?<!\\p{L})(?:${ROLLOUT}|pilot\\p{L}*|experiment\\p{L}*|versuch\\p{L}*|expérience)(?!\\p{L})|試行|実験|展開|公開`,
  "iu",
);
const STOP = new RegExp(
  `(?<!\\p{L})(?:${[
    "halt(?:s|ed)?|stop(?:s|ped|pen)?|stopt|pause[ds]?|abort(?:ed)?|(?:roll(?:ed)?|called) (?:it )?(?:back|off)",
    "gestoppt|gestopt|abgebrochen|abbrechen|abbruch|brechen .{0,40}ab|halten .{0,40}an|pausieren|anhalten|angehalten",
    "afgebroken|gepauzeerd|pauzeren",
    "arrêt(?:e|ons|é|ée|er)?|suspend(?:u|ue|ons|re)?",
  ].join("|")})(?!\\p{L})|中止|停止|止め`,
  "iu",
);
const BACK = new RegExp(
  [
    "(?:back|return|revert) to (?:paper|the old|pen and paper|the phone)",
    "zurück (?:auf|zu[mr]?) (?:papier|den alten|die alte|das alte|dem alten|der alten)|(?:auf|zu[mr]?) (?:papier|de[nmr] alten?) .{0,30}zurück",
    "terug naar (?:papier|het oude|de oude)|(?:naar|op) (?:papier|het oude|de oude) .{0,30}terug",
    "(?:retour|reven\\p{L}*|revien\\p{L}*) (?:au papier|à l['’]ancien|aux ancien)",
    "(?:紙|旧)[^。]{0,8}に戻",
    "we (?:go|fall) back to (?:the )?(?:\\p{L}+ )?pilot(?=[.,!]|$)",
    "gehen wir zurück (?:auf|in|zu) (?:die |den |das )?(?:\\p{L}+ )?pilot",
    "gaan we terug naar (?:de |het )?(?:\\p{L}+ )?pilot",
    "(?:on revient|nous revenons) (?:aux?|à l['’]) ?(?:\\p{L}+ )?pilote",
  ].join("|"),
  "iu",
);
const WHO_DECIDES = new RegExp(
  `^(?:${[
    "(?:that|this|it) is (?:decided by|the decision of|up to) [^,;:?]{2,60}|[^,;:?]{2,60} decides? (?:that|this|it)(?: alone)?",
    "(?:das|dies|darüber) entscheide[tn] [^,;:?]{2,60}",
    "(?:dat|dit|daarover) beslis(?:t|sen) [^,;:?]{2,60}",
    "c['’]est [^,;:?]{2,60} qui (?:tranche|décide)(?: seule?)?",
    "(?:それは|これは)?[^、。？]{1,20}が(?:判断|決定)する",
  ].join("|")})[.!。]?$`,
  "iu",
);
/** Without the plan's name, as in `Halt if more than 5 …`, a figure is needed. */
const BARE =
  /^(?:halt|stop|stopp|abbruch|arrêt)(?: when| if| above| below|,? wenn|,? sobald| ab| als| zodra| si| dès)(?!\p{L}).*(?:\d|more than|mehr als|meer dan|plus d)|(?:超え|以上|未満)[^。]{0,20}(?:中止|停止)/iu;
const WE = /(?<!\p{L})(?:we|wir|wij|on|nous)(?!\p{L})|^(?!.*\p{sc=Latin})/iu;
const THRESHOLD = /\d|more than|mehr als|meer dan|plus d|超え|以上/iu;

/** In `If a truck stops for 10 minutes, …`, the condition is what stops. */
const saysWhatStops = (sentence: string) =>
  WE.test(sentence) || STOP.test(/,(.*)/s.exec(sentence)?.[1] ?? "");

/**
 * Whether a sentence has a condition on which the plan is stopped or taken back: `If …, we go back to paper`. In a list of
 * dates (`isAboutPlan`), a figure suffices in place of the plan's name.
 */
export function isStop(sentence: string, isAboutPlan = false): boolean {
  const namesPlan =
    PLAN.test(sentence) ||
    (isAboutPlan && saysWhatStops(sentence) && THRESHOLD.test(sentence) && !namesTime(sentence));
  return (
    BARE.test(sentence) ||
    (CONDITION.test(sentence) && (BACK.test(sentence) || (namesPlan && STOP.test(sentence))))
  );
}

/** Whether a sentence only says who decides on what the sentence before it says: `Judith decides that alone.` */
export const saysWhoDecides = (sentence: string): boolean => WHO_DECIDES.test(sentence);

const STEP = new RegExp(
  `^(?:(?:the|der|die|das|den|de|het|le|la) )?(?:${ROLLOUT}|pilot(?:phase|projekt))(?! (?:customers?|users?|prices?|budgets?|kund|nutzer|preis|klant|gebruik|prij|clients?|prix))(?!\\p{L})|^.{0,12}(?:試行|展開|公開)`,
  "iu",
);
const ONLY_UNTIL = /(?<!\p{L})(?:until|bis|tot|jusqu['’]\p{L}{1,2})(?!\p{L})|まで/iu;

/** Whether a sentence begins by naming a part of the rollout, such as `The pilot` or `3月1日から1店舗で試行`. */
export const beginsWithRollout = (sentence: string): boolean =>
  STEP.test(sentence) && !ONLY_UNTIL.test(sentence);
