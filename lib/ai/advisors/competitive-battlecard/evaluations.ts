import { HEARD } from "@/lib/ai/advisors/shared/claims";

export type FactKind = "strength" | "weakness" | "advantage" | "objection" | "answer" | "other";

const label = (words: string) => new RegExp(`^(?:${words})\\s?[:：]\\s*`, "iu");

/** Beginnings with a colon that say what a sentence is, in English, German, Dutch, French and Japanese. */
const LABELLED: readonly (readonly [FactKind, RegExp])[] = [
  [
    "strength",
    label(
      "(?:their )?(?:strengths?|strong|pros?|good at)|(?:ihre )?stärken?|stark|vorteile?|(?:hun )?sterktes?|sterk(?:e punten)?|pluspunten|(?:leurs? )?(?:forces?|atouts?)|points? forts?|強み|長所",
    ),
  ],
  [
    "weakness",
    label(
      "(?:their )?(?:weakness(?:es)?|weak|cons?|bad at)|(?:ihre )?schwächen?|schwach|nachteile?|(?:hun )?zwaktes?|zwak(?:ke punten)?|minpunten|(?:leurs? )?faiblesses?|points? faibles?|弱み|弱点|短所",
    ),
  ],
  [
    "advantage",
    label(
      "why we win|we win (?:on|with|because)|our advantages?|unsere? (?:vorteile?|stärken?)|ons voordeel|onze (?:voordelen|sterke punten)|notre avantage|nos (?:avantages|atouts)|(?:当社|自社)の強み",
    ),
  ],
  [
    "objection",
    label(
      "objections?|(?:buyers?|prospects?) says?|einw[aä]nde?|bezwa(?:ar|ren)|反論|異議|懸念の声",
    ),
  ],
  ["answer", label("answers?|response|we answer|our answer|antwort|antwoord|réponse|回答")],
];

const WON_BECAUSE =
  /^(?:we (?:win|won) .*\bbecause\b|wir (?:gewinnen|haben gewonnen).*\bweil\b|we (?:winnen|wonnen) .*\bomdat\b|nous (?:gagnons|avons gagné).*\bparce qu)/iu;
/** What a clause begins with, or a Japanese one ends in. */
const STRONG = new RegExp(
  [
    "^(?:strong|popular|well known|known for|easy|good at|best at|full) ",
    "^(?:stark (?:in|bei|mit)|bekannt (?:für|durch)|beliebt bei|einfach zu) ",
    "^(?:sterk (?:in|met)|bekend (?:om|van|door)|populair bij|makkelijk (?:te|in)) ",
    "^(?:forte?s? (?:en|sur|dans)|connue?s? pour|appréciée?s? (?:par|pour)|facile à) ",
    "^(?:reviewers?|users?|their customers?|buyers?) (?:praise|love|like) ",
    "^(?:nutzer|anwender|tester|deren kunden) (?:loben|schätzen) |^(?:gebruikers|testers|hun klanten) (?:prijzen|roemen) |^(?:les |leurs )(?:utilisateurs|clients|testeurs) (?:louent|apprécient) ",
    "(?:に強い|が強い|が得意|に定評がある|が人気|が充実している|が豊富)(?:だ|です|である)?。?$",
  ].join("|"),
  "iu",
);
const WEAK = new RegExp(
  [
    "^(?:weak|slow|poor|lacks?|missing) |^(?:cannot|does not|works? [^.]* only\\b)",
    "^(?:schwach (?:in|bei)|langsam|kann (?:nicht|kein)|es fehlt|unterstützt kein\\p{L}*) ",
    "^(?:zwak (?:in|met)|traag|kan (?:niet|geen)|mist|ondersteunt geen) ",
    "^(?:faibles? (?:en|sur|dans)|lente?s?|ne (?:peut|gère|prend|permet)|il manque|manque de) ",
    "^(?:they|reviewers?|users?|their customers?) complain (?:about|of) ",
    "^(?:nutzer|anwender|tester|deren kunden) (?:bemängeln|kritisieren|beklagen) |^(?:gebruikers|testers|hun klanten) klagen over |^(?:les |leurs )(?:utilisateurs|clients|testeurs) (?:se plaignent|critiquent) ",
    "(?:が弱い|に弱い|が苦手|が遅い|ができない|に対応していない|が足りない|が不足している)(?:だ|です|である)?。?$",
  ].join("|"),
  "iu",
);
/** Costs and duties: without one is no weakness. */
const BURDEN =
  "(?:costs?|charges?|fees?|contracts?|sales|set-?up|limits?|training|installation|waiting|abonnement\\p{L}*|\\p{L}*(?:gebühr|kosten|vertrag|wartezeit|bindung|schulung|contract|opzegtermijn|wachttijd|limiet)\\p{L}*|frais|engagement|contrat|attente|limites?|formation)";
/** `No API`, but not `No. 1`, `No one beats it` or `No set-up fee`. */
const ABSENT = new RegExp(
  `^(?:(?:no|not) (?!one\\b|other\\b|rival|competitor|wonder|doubt)|(?:keine?n?|noch keine?n?|ohne|geen|nog geen|zonder|pas (?:de |d['’])|aucune?|sans) ?(?!anderer?\\b|ander\\b|autre\\b|zweifel|twijfel|doute))(?!(?:\\p{L}+ ){0,2}${BURDEN}(?!\\p{L}))(?=[\\p{L}-]{2})`,
  "iu",
);
const LIMITED =
  /\b(?:only|no|not|nor|never|none|lacks?|lacking|limited|limits?|partly|hardly|barely|unless|cannot|except|without|if|claims?|announced|promises?|planned|beta|might|may|was|were|until)\b|n['’]t\b|(?<!\p{L})(?:nur|nicht|keine?[nmr]?|ohne|wenn|angekündigt|geplant|war|soll|alleen|niet|geen|zonder|mits|aangekondigd|gepland|was|seulement|que|pas|sans|si|annoncée?s?|prévue?s?|ne|était)(?!\p{L})|のみ|だけ|ない|予定|かつて/iu;
/** What buyers hold against us speaks to us. */
const TO_US =
  /(?<!\p{L})(?:you|yours?|we|us|ours?|sie|ihr|ihnen|euch|wir|uns|jullie|u|uw|jij|wij|ons|vous|votre|vos|nous|notre)(?!\p{L})|御社|貴社|そちら|当社/iu;

export const isStrong = (text: string) => STRONG.test(text);

/** Reads the beginning of a sentence, without the label that it may have. */
export function evaluate(text: string): { kind: FactKind; text: string } {
  for (const [kind, beginning] of LABELLED) {
    const said = text.replace(beginning, "");
    if (said !== text) return { kind, text: said };
  }
  if (WON_BECAUSE.test(text)) return { kind: "advantage", text };
  if (WEAK.test(text) || ABSENT.test(text)) return { kind: "weakness", text };
  if (STRONG.test(text) && !LIMITED.test(text)) return { kind: "strength", text };
  return { kind: HEARD.test(text) && TO_US.test(text) ? "objection" : "other", text };
}
