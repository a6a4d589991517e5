import { findKind } from "@/lib/ai/classifier/names/kind-names";
import { MONTH } from "@/lib/text/dates";
import { MONEY, SUM } from "@/lib/text/money";
import { uncapitalize } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { isKnownWord } from "./label-model";

// Work that somebody is to do in the next days, and what reads like it but belongs to the plan: its steps and its money.

const ERRAND =
  "order|send|ask|call|ring|phone|check|(?:e-?)?mail|write to|contact|chase|draft|circulate|arrange|schedule|prepare|confirm|buy|invite|remind|talk to|speak to|look into|set up|find out|follow up";
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
/** `by Friday 12th March`, `this week` */
const SOON = `(?:by|before|on) (?:${WEEKDAY}(?: \\d{1,2}(?:st|nd|rd|th)?(?: \\p{L}{3,9})?)?|tomorrow|the end of the week|eod|eow)|this (?:wk|week|afternoon)|next (?:wk|week)|today|tomorrow|asap`;
/** `Benedikt to order the printer this week`: work of a person in the next days, as minutes note it. */
const TASK = new RegExp(
  `^(\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)? to (?:${ERRAND})(?: [^.!?;]{1,100})? (?:${SOON})[.!]?$`,
  "iu",
);
/** Whether a line is a task of a person: not `Potters to order clay by Friday`, which may be a wish. */
export const isTask = (said: string) => {
  const [, name = ""] = TASK.exec(said) ?? [];
  return /^\p{Lu}.*[^s]$/u.test(name) && !isKnownWord(name);
};

/** A box to tick and who ticks it: `- [ ] Mara: `. */
const BOX_OF = /^(?:[-*+•]\s+)?\[[ xX]?\]\s+@?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?)\s?:\s+/u;
/** Who or what does something in the product: `Guest: order a drink` and `Checkout: send the receipt` are requirements. */
const ACTOR =
  matchWords(`^(?:admin(?:istrator)?|guest|owner|manager|staff|system|app|server|editor|visitor|member|tenant|driver|host|operator|buyer|seller|parent|teacher|patient|customer|client|user|checkout|kiosk|till|portal|website|shop|billing|newsletter|backend|frontend|bot)s?$
  ^(?:gast|gäste|kund(?:e|in|en)|nutzer|kasse|laden|klant(?:en)?|gebruikers?|kassa|winkel|clients?|utilisateurs?|caisse|boutique|besucher|betreiber|mieter|mitglied(?:er)?|fahrer|verwalter|eltern|lehrer|käufer|verkäufer|patient(?:en)?|bezoekers?|beheerders?|huurders?|leden|lid|chauffeurs?|ouders?|kopers?|verkopers?|invités?|visiteurs?|gérante?s?|locataires?|membres?|parents?|acheteurs?|vendeurs?)$`);
const ERRANDS = [
  `(?:please )?(?:${ERRAND}|get|compare|book)(?= (?:the|a|an|our|their|his|her|all|two|three|some|what|whether|if|when|who|how|why|which|about|for|from|with|to|at|\\d|\\p{Lu}))`,
  "(?:demander|appeler|rappeler|envoyer|commander|vérifier|relancer|contacter|écrire|préparer|confirmer|acheter|inviter|réserver|prévenir|organiser|comparer|transmettre|rédiger|imprimer)(?=\\s)",
  "(?!.*(?<!\\p{L})(?:will|wollen|kann|können|soll|sollen|muss|müssen|möchten?|würden?|darf|dürfen)(?!\\p{L})).* (?:fragen|anfragen|nachfragen|anrufen|bestellen|schicken|verschicken|senden|mailen|schreiben|prüfen|klären|abklären|einholen|besorgen|vergleichen|kaufen|organisieren|vorbereiten|vereinbaren|buchen|kontaktieren|erinnern|einladen|bitten|herausfinden|anfordern)[.!]?$",
  "(?!.*(?<!\\p{L})(?:wil|willen|kan|kunnen|moet|moeten|mag|mogen|zou|zouden)(?!\\p{L})).* (?:vragen|navragen|opvragen|bellen|mailen|sturen|schrijven|bestellen|checken|nagaan|uitzoeken|regelen|kopen|uitnodigen|vergelijken|voorbereiden|herinneren|reserveren)[.!]?$",
].map((errand) => new RegExp(`^${errand}`, "u"));
const beginsWithErrand = (said: string) => ERRANDS.some((form) => form.test(uncapitalize(said)));
/** Whether a box is an errand of somebody. Without the box, and with other verbs, a name and what it says can be a remark. */
export function isErrand(raw: string): boolean {
  const [box = "", name = ""] = BOX_OF.exec(raw) ?? [];
  if (box === "" || ACTOR.test(name) || findKind(name) !== null) return false;
  return beginsWithErrand(raw.slice(box.length));
}

/** `Pilot in Jena`, also after its owner, which is a step of the plan and not an errand, unlike `Release notes by Friday`. */
const MILESTONE =
  matchWords(`^(?:\\p{Lu}[\\p{L}.’'-]+: )?(?:the |a |our |first |second |closed |open |price |field )*(?:pilot|beta|roll-?out|roll out|go-?live|launch|opening|(?:price|field) test)(?!s?[’']| (?:notes?|plan|mails?|page|party|checklist))
  ^(?:\\p{Lu}[\\p{L}.’'-]+: )?(?:der |die |das |erster? |zweiter? )*(?:pilot(?:betrieb|phase|start)?|betaphase|einführung|markteinführung|livegang|rollout|feldtest|preistest|eröffnung|probebetrieb)
  ^(?:\\p{Lu}[\\p{L}.’'-]+: )?(?:de |het |een |eerste |tweede )*(?:pilot|proef|uitrol|lancering|livegang|opening|prijstest|praktijktest)
  ^(?:\\p{Lu}[\\p{L}.’'-]+ ?: )?(?:l[’']|le |la |un |une |premier |première )*(?:pilote|lancement|déploiement|mise en (?:service|ligne)|ouverture|test (?:de prix|terrain))`);
const IS_TIMED = new RegExp(
  `(?<!\\p{L})${MONTH}|\\d{1,2}[./]\\d{1,2}[./]\\d|\\d{4}-\\d\\d|(?<!\\p{L})Q[1-4](?!\\p{L})`,
  "iu",
);
/** An amount, or a sum to approve or to offer: `get the ok for 92,700`, but neither `order 1,200` nor `approve 1,200 SIM cards`. */
const OF_MONEY = new RegExp(
  `${MONEY.source}|(?<!\\p{L})(?:ok(?:ay)?|approv\\p{L}{1,4}|sign-?off|budget|quotes?|freigabe|genehmig\\p{L}{1,5}|zusage|angebot|akkoord|goedkeur\\p{L}{1,3}|offerte|accord|validation|devis|承認|見積もり?)(?!\\p{L})[^.!?;]{0,40}?${SUM}`,
  "iu",
);
/** Whether a task names money, which the plan has to know. */
export const isOfMoney = (said: string) => OF_MONEY.test(said);

/** `electronics on 12 Jan, fashion in Feb`: several steps, each with its time, and not errands of somebody. */
const namesSteps = (said: string) => {
  const steps = said
    .split(/[,;] |、/)
    .filter((each) => IS_TIMED.test(each) && /\p{L}{4}/u.test(each));
  return steps.length > 1 && !beginsWithErrand(said);
};

/** Whether a line below `Next steps` is a step of the plan with its time, or several of them. */
export const isMilestone = (said: string) =>
  (MILESTONE.test(said) && IS_TIMED.test(said)) || namesSteps(said);

/** A request to find something out, which is for a colleague: customers ask what a product can do. */
const REQUEST = new RegExp(
  `^(?=[^.!?]*[?？]$)(?:${[
    "(?:could|can|would|will) you (?:please )?(?:find out|check with|ask|confirm|remind)(?!\\p{L})",
    "(?:können|könnten|kannst|könntest|könnt|könntet) (?:sie|du|ihr)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:herausfinden|klären|nachfragen|nachsehen)[?？]$",
    "(?:kun|kunt|kunnen|zou|zouden) (?:je|u|jij|jullie)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:uitzoeken|nagaan|navragen)",
    "(?:pourriez|pouvez|peux|pourrais)-(?:vous|tu) (?:vérifier|demander)(?!\\p{L})",
  ].join("|")})`,
  "iu",
);
export const isRequest = (said: string) => REQUEST.test(said);
