export type FactKind = "strength" | "weakness" | "advantage" | "objection" | "answer" | "other";

const STRENGTHS =
  "strengths?|strong|pros?|good at|advantages?|stärken?|stark|vorteile?|sterktes?|sterk(?:e punten)?|voordeel|voordelen|pluspunten|forces?|atouts?|avantages?|points? forts?|強み|長所";
const WEAKNESSES =
  "weakness(?:es)?|weak|cons?|bad at|schwächen?|schwach|nachteile?|zwaktes?|zwak(?:ke punten)?|minpunten|faiblesses?|points? faibles?|弱み|弱点|短所";
const OURS = "(?:our |unsere? |ons |onze |notre |nos |当社の|自社の)";
const THEIRS = "(?:their |ihre |hun |leurs? )?";

const label = (words: string) => new RegExp(`^(?:${words})\\s?[:：]\\s*`, "iu");

/** Beginnings with a colon that say what a sentence is, in English, German, Dutch, French and Japanese. */
const LABELLED: readonly (readonly [FactKind, RegExp])[] = [
  ["advantage", label(`why we win|we win (?:on|with|because)|${OURS}(?:${STRENGTHS})`)],
  ["strength", label(`${THEIRS}(?:${STRENGTHS})`)],
  ["weakness", label(`${THEIRS}(?:${WEAKNESSES})`)],
  [
    "objection",
    label(
      "objections?|(?:buyers?|prospects?) says?|einw[aä]nde?|bezwa(?:ar|ren)|反論|異議|懸念の声",
    ),
  ],
  ["answer", label("answers?|response|we answer|our answer|antwort|antwoord|réponse|回答")],
];

/** Beginnings without a label, and Japanese endings. */
const WRITTEN: readonly (readonly [FactKind, RegExp])[] = [
  [
    "strength",
    /^(?:strong|popular|well known|known for|stark in|bekannt für|beliebt|sterk in|bekend om|populair|forte?s? en|connue?s? pour|appréciée?s?)(?!\p{L})|(?:に強い|が得意|に定評がある)(?:です)?。?$/iu,
  ],
  [
    "weakness",
    /^(?:weak|slow|lacks?|cannot|does not|schwach in|langsam|kann nicht|zwak in|traag|kan niet|faibles? en|lente?s?|ne peut)(?!\p{L})|(?:が弱い|が苦手|に対応していない)(?:です)?。?$/iu,
  ],
];

/** Reads the beginning of a sentence, without the label that it may have. */
export function evaluate(text: string): { kind: FactKind; text: string } {
  for (const [kind, beginning] of LABELLED) {
    const said = text.replace(beginning, "");
    if (said !== text) return { kind, text: said };
  }
  const [kind] = WRITTEN.find(([, pattern]) => pattern.test(text)) ?? ["other" as const];
  return { kind, text };
}
