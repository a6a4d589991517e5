/** German and Dutch prefixes of separable verbs, without accents as in the index; the longest first. */
const PREFIXES =
  `zusammen herunter zuruck heraus herein hinaus binnen samen tegen terug voort hinzu durch achter onder teil
 statt frei fest voor over door mit auf aus bei ein los her hin aan bij mee uit toe weg vor vast neer rond nach um om op na in af an ab zu`
    .trim()
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)
    .join("|");

/** `angemeldet`, `afgemeld`, `opgehouden` */
const PARTICIPLE = new RegExp(`^(${PREFIXES})ge([a-zß]{2,28}(?:[dt]|en))$`);
/** `anmelden`, `afmeldt` */
const FINITE = new RegExp(`^(${PREFIXES})([a-zß]{3,30})(en|t)$`);
const MIN_STEM = 3;

/** Dutch writes `halen` and `haal`, `rollen` and `rol`, `schrijven` and `schrijf`, `lezen` and `lees`. */
const OPEN = /(?<![aeiou])([aeou])(?=[bcdfghklmnprstvwz]$)/;
const LONG = /([aeou])\1(?=[bcdfghklmnprstvwz]$)/;
const SHORT = /(?<![aeiou])[aeiou]([bdfgklmnprst])$/;
const DOUBLED = /([bdfgklmnprst])\1$/;
const harden = (stem: string) => stem.replace(/v$/, "f").replace(/z$/, "s");
const soften = (stem: string) => stem.replace(/f$/, "v").replace(/s$/, "z");

/** Finds the stems that a form without prefix and `ge` may have. */
function findStems(form: string): string[] {
  const cut = [form.replace(/e?[dt]$/, ""), form.replace(/[dt]$/, "")];
  const bare = form.replace(/en$/, "");
  const stems =
    bare === form ? cut : [bare, harden(bare.replace(OPEN, "$1$1")), bare.replace(DOUBLED, "$1")];
  const isWeak = /(?:[dt])$/.test(form);
  return [...stems, ...(isWeak ? [form] : [])].filter(({ length }) => length >= MIN_STEM);
}

const writeInfinitives = (stem: string) => [
  `${stem}en`,
  `${soften(stem.replace(LONG, "$1"))}en`,
  ...(SHORT.test(stem) ? [`${stem}${stem.at(-1)}en`] : []),
];

/** No form of a verb ends so. */
const UNSPELLED = /(?:dd|tt|td|ee[nt]|[dt]tet|eung)$/;

/**
 * Lists the other forms that a separable verb of German or Dutch may have: `afgemeld` and `afmeldt` of `afmelden`. Many are no
 * words: the caller keeps those that the workspace has. Strong verbs that change their vowel are not found.
 */
export function listVerbForms(word: string): string[] {
  const participle = PARTICIPLE.exec(word);
  const [, prefix = "", rest = "", ending = ""] = participle ?? FINITE.exec(word) ?? [];
  if (prefix === "") return [];
  const forms = findStems(rest + ending).flatMap((stem) => {
    const infinitives = writeInfinitives(stem);
    const participles = [
      `${stem}d`,
      `${stem}t`,
      `${stem}et`,
      ...infinitives,
      ...(/[dt]$/.test(stem) ? [stem] : []),
    ];
    return [
      stem,
      `${stem}t`,
      `${stem}et`,
      `${stem}ung`,
      ...infinitives,
      ...participles.map((one) => `ge${one}`),
    ];
  });
  return [...new Set(forms.map((form) => prefix + form))].filter(
    (form) => form !== word && !UNSPELLED.test(form),
  );
}
