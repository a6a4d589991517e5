import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

/** The label of a statement, or another part of notes. */
export type Kind = ContextLabel | "goal" | "roll" | "question" | "task" | "notes";

/**
 * Matches whole words, and words of Japanese anywhere, as it has no spaces. Patterns have short gaps only, so that a
 * hostile text cannot slow them down.
 */
export const matchWords = (words: string) => {
  const alternatives = words.trim().replaceAll(/\s*\n\s*/g, "|");
  return new RegExp(`(?<![\\p{sc=Latin}\\d])(?:${alternatives})(?![\\p{sc=Latin}\\d])`, "iu");
};

type Words = { names: string; strong?: string; weak?: string };

/**
 * English, German, Dutch, French and Japanese. `names` are headings or stand before a colon: `Key decisions`, `Risk:`.
 * In statements, `strong` words nearly decide a label and `weak` ones are hints. Of equals, the first kind wins.
 */
const VOCABULARY: Record<Kind, Words> = {
  roll: {
    names: `attendees?|present|participants|in attendance|attending|apologies|absent|regrets|scribe
      teilnehmer|anwesend|entschuldigt|aanwezig|afwezig|deelnemers|présents?|absents?|参加者|出席者?`,
  },
  task: {
    names: `action (?:items?|points?)|actions?|next steps?|to-?dos?|follow[- ]?ups?
      aufgaben|nächste schritte|acties|actiepunten|à faire|prochaines étapes|(?:次の)?アクション|宿題`,
  },
  question: {
    names:
      "(?:open )?questions?|(?:offene )?fragen|(?:open )?vragen|questions ouvertes|質問|確認事項",
  },
  goal: {
    names: "goals?|targets?|objectives?|okrs?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?|目標",
  },
  decision: {
    names: `decisions?|decided|agreed|agreements?|resolved|resolutions?|approved|beschlossen
      entscheidung(?:en)?|beschlüsse|besluit(?:en)?|besloten|décisions?|決定(?:事項)?`,
    strong: `(?:we|team|they|management|board|all) (?:have |has |had )?(?:also )?(?:decided|agreed|chose|settled)
      (?:haben|wurde) .{0,40}beschlossen|vereinbart|besloten|afgesproken|décidé|convenu|決定|決めた|合意した`,
    weak: `decided|agreed|decision|signed off|approved|final call|rejected|ruled out|instead of
      let's (?:decide|agree)|we (?:will not|won't|go with)|postponed to|verschoben|uitgesteld|reporté|見送り`,
  },
  risk: {
    names: `risks?|concerns?|threats?|worries|blockers?|issues?|risik(?:o|en)|bedenken|risico['’]?s?
      risques?|リスク|懸念`,
    strong: `risks?|risky|mitigation|countermeasure|likelihood|risik(?:o|en)|risico['’]?s?|risques?
      リスク|懸念|かもしれない`,
    weak: `worr(?:y|ied|ies)|concern(?:s|ed)?|threat|afraid|danger|blocked|refused|slip(?:s|ped)?|churn
      might|could(?! (?:you|we|i) )|may (?:not )?(?:fail|break|delay|lose|miss|leave|cost|block|be|take)
      single point of failure|könnten?|befürchtet?|zou kunnen|bang dat|pourrai(?:t|ent)|不安|心配|解約`,
  },
  user_feedback: {
    names: `^(?:(?:from )?(?:the |our )?(?:customers?|clients?|field|klanten|kunden))$|feedback|quotes?
      testimonials?|complaints?|interviews?|what (?:customers|users|clients) (?:say|said|told us)
      heard from customers|voice of the customer|support tickets?|pain points?|rückmeldungen
      que disent les clients|(?:お客様|顧客|ユーザー)の声`,
    strong: `(?:customers?|users?|clients?|people|dispatchers?|technicians?|admins?|teams?) (?:like|says?|said|complain(?:ed)?|report(?:ed)?|want(?:ed)?|love|hate|struggle|asked|keep asking|tell us|told us)
      kunden? (?:sag|wünsch|beschwer|klag)\\p{L}*|klant(?:en)? (?:zeg|vra|klag|wil)\\p{L}*
      clients? (?:di[ts]|se plai|veu|demand)\\p{L}*|との声|と言(?:う|って|われ)`,
    weak: `(?:he|she|they) (?:also )?(?:says?|said|told|asks?|asked|wants?|complain(?:s|ed)?|wish(?:es)?)
      feedback|interview(?:s|ed)?|complain(?:t|ts|ed)|support tickets?|nps|churned because
      usability test|exit calls?|rückmeldung|beschwerden?|klachten?|plaintes?|不満|クレーム`,
  },
  key_competitors: {
    names: `competitors?|competition|competitive|rivals?|alternatives?|wettbewerb(?:er)?|konkurrenz
      concurrent(?:s|ie|en)?|concurrence|競合`,
    strong: `competitors?|competition|rivals?|wettbewerber|konkurrent(?:en)?|concurrent(?:e|s|en)?
      (?:than|above|below) (?:ours|us)|offered (?:us|them)|競合|他社`,
    weak: `lost .{0,24}to|switch(?:ed|ing)? (?:to|from)|(?:went|moved) to|moved from|win rate|versus|vs
      compared? (?:us )?(?:to|with)|they (?:charge|offer|sell|launched)|their pric(?:e|es|ing)`,
  },
  compliance_requirements: {
    names: `compliance|legal|privacy|gdpr|hipaa|regulat(?:ion|ions|ory)|data protection|datenschutz
      security requirements?|dsgvo|rgpd|法務|個人情報`,
    strong: `gdpr|hipaa|ccpa|psd2|soc ?2|iso ?27001|pci(?:[- ]dss)?|wcag|data processing agreement|dpa
      works council|data protection|by law|dsgvo|datenschutz|betriebsrat|av-vertrag|ondernemingsraad
      verwerkersovereenkomst|rgpd|cnil|個人情報|法令|法律`,
    weak: `consent|opt-?outs?|privacy|retention|deleted? after|regulat(?:or|ors|ion|ions|ory)|legal(?:ly)?
      lawyers?|audit(?:s|ed)?|personal data|subprocessors?|einwilligung|personenbezogen\\p{L}*
      toestemming|persoonsgegevens|consentement|données personnelles`,
  },
  technical_constraint: {
    names: `constraints?|limitations?|limits|dependenc(?:y|ies)|non-functional requirements?|nfrs?
      randbedingungen|randvoorwaarden|contraintes?|制約`,
    strong: `rate limit(?:s|ed)?|latency|timeouts?|out of memory|api limits?|backwards? compatib\\p{L}{1,8}
      end of life|(?:app|code|release) freeze|throughput|per second|limits us to|single sign-on|sso|上限`,
    weak: `must (?:not )?(?:run|support|stay|start|work)|cannot (?:run|send|store|call|exceed|handle)
      (?:not|no) more than|at most|limited to|memory|\\d+ ?(?:mb|gb|ms|requests)|höchstens|maximal
      schnittstelle|hoogstens|maximaal|koppeling|au plus|au maximum|最大|メモリ`,
  },
  market_research: {
    names: `(?:market )?research|surveys?|benchmarks?|data|numbers|metrics?|analytics|statistics
      (?:pilot )?results?|findings?|zahlen|cijfers|chiffres|調査|数値`,
    strong: `n ?= ?\\d+|survey(?:ed)?|market size|benchmark|analysts?|respondents?|study|umfrage|studie
      enquête|sondage|アンケート|市場規模`,
    weak: `\\d+ ?%|\\d+ of \\d+|per ?cent|median|average|conversion|durchschnitt(?:lich)?|gemiddeld
      en moyenne|平均`,
  },
  feature_idea: {
    names: `features?|ideas?|requests?|suggestions?|proposals?|wish ?list|backlog|improvements?
      ideen?|wünsche|idee|ideeën|wensen|idées?|demandes?|要望|アイデア|提案`,
    strong: `features?|ideas?|(?:it )?would be (?:nice|great|good|useful|helpful)|what if|could we|wants:
      why don't we|how about|wäre (?:gut|schön|toll|hilfreich)|wünsch(?:t|en) sich|vragen om
      zou (?:fijn|mooi|handig) zijn|ce serait (?:bien|utile)|souhait(?:e|ent)|してほしい|てほしい`,
    weak: `(?:should|want to|would like to|let(?:'s| us)) (?:be able|let|allow|show|support|offer|add|build|send)
      wish(?:es)? (?:for|we|it|there)|add an?|one[- ](?:click|tap)|suggest(?:s|ed)?|propos(?:e|es|ed|al)|使いたい`,
  },
  tech_stack: {
    names: "tech|stack|technolog(?:y|ies)|architecture|infrastructure|tooling",
    strong: `react|next\\.js|vue|angular|kotlin|swift|java|typescript|python|django|rails|golang|node\\.js
      postgres(?:ql)?|mysql|mongodb|redis|kafka|kubernetes|docker|terraform|aws|azure|gcp|graphql`,
    weak: "built (?:with|on)|runs on|hosted (?:on|in)|backend|front-?end|database|framework",
  },
  target_market: {
    names: "target market|market|segments?|icp|ideal customer(?: profile)?|buyers?|市場",
    strong: `target market|market segments?|icp|ideal customer|total addressable|tam|mid-?market|smbs?
      smes?`,
    weak: "segments?|we sell to|buyers?|verticals?|industr(?:y|ies)|firms with \\d+",
  },
  target_users: {
    names: "target users?|users?|personas?|audience|who (?:is it|it is) for|zielgruppe|doelgroep",
    strong: "personas?|target users?|end users?|primary users?|target audience",
    weak: "(?:people|users|managers|owners|admins|teams|staff|engineers|dispatchers|technicians) who",
  },
  brand_guidelines: {
    names: "brand(?: guidelines?|ing)?|tone(?: of voice)?|style(?: guide)?|wording",
    strong: "brand(?:ing)?|tone of voice|logo|typeface|style guide|never say|exclamation marks?",
    weak: "we say|fonts?|colou?rs?|wording|spell(?:ed|ing)?",
  },
  company_info: {
    names: "company|about us|who we are|organi[sz]ation|our (?:team|mission|strategy)",
    strong: `our (?:company|mission|vision|headcount)|founded in|headquarter(?:s|ed)|arr|mrr
      annual recurring revenue`,
    weak: "\\d+ (?:employees|paying customers)|we are an?|our customers",
  },
  external_link: { names: "links?|references|sources?|further reading|see also|urls?" },
  notes: {
    names: `notes?|summary|minutes|agenda|discussion|discussed|misc|other|fyi|aob|any other business
      parking lot|notizen|protokoll|sonstiges|notities|overig|rondvraag|compte rendu|divers|メモ|その他`,
  },
  general_note: { names: "general notes?" },
};

const ENTRIES = Object.entries(VOCABULARY).map(([key, { names, strong, weak }]) => ({
  kind: key as Kind, // the keys of the record
  names: matchWords(names),
  signals: [strong, weak].map((words) => (words ? matchWords(words) : null)),
}));

const isLabel = (kind: Kind): kind is ContextLabel =>
  CONTEXT_LABELS.some((label) => label === kind);

/** In order of precedence. */
export const SIGNALS = ENTRIES.flatMap(({ kind, signals: [strong, weak] }) =>
  isLabel(kind) && strong && weak ? [{ label: kind, strong, weak }] : [],
);

const MAX_WORDS = 6;
const MAX_NAME = 60;

/** Finds the kind that a heading, a tag or a column names. */
export function findKind(name: string): Kind | null {
  const words = name.replaceAll("_", " ").trim();
  if (words.length > MAX_NAME || words.split(/\s+/).length > MAX_WORDS) return null;
  return ENTRIES.find(({ names }) => names.test(words))?.kind ?? null;
}

/** Finds a label by its value or by a name. Kinds without a label of their own are notes. */
export function findLabel(name: string): ContextLabel | null {
  const value = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  const kind = CONTEXT_LABELS.find((label) => label === value) ?? findKind(name);
  return kind && (isLabel(kind) ? kind : "general_note");
}

const FILLERS = matchWords(
  `a|all|and|any|are|by|customers?|do|for|from|further|have|heard|in|is|key|made|main|meeting|more
  my|new|of|on|open|our|possible|product|project|raised|raw|said|say|some|taken|team|technical|that|the
  this|to|today|told|top|us|users?|was|we|week|were|what|with|und|die|der|en|de|het|et|ce|que|les`,
);
const EACH_NAME = [...ENTRIES.map(({ names }) => names), FILLERS].map(
  ({ source }) => new RegExp(source, "giu"),
);

/** Names of single rules: below them and before a colon, they are part of the statement. */
const SPECIFIC = matchWords("gdpr|hipaa|icp|dsgvo|rgpd");

/** Finds the kind if a name says nothing else: `Key decisions`, not `Risks in Germany`. */
export function findBareKind(name: string): Kind | null {
  const kind = findKind(name);
  if (kind === null || SPECIFIC.test(name)) return null;
  const left = EACH_NAME.reduce((rest, pattern) => rest.replaceAll(pattern, " "), name);
  return /\p{L}/u.test(left) ? null : kind;
}
