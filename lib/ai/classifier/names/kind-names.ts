import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { matchWords, POSTPONED_WORDS } from "@/lib/text/words";

/** Headings below which each line has a kind of its own. */
const LOOSE = ["roll", "agenda", "notes", "other"] as const;
export type Kind = ContextLabel | (typeof LOOSE)[number] | "goal" | "question" | "task";

/** Names of assumptions and of open or postponed matters, which would read as facts without their name. */
const UNSURE = `assumptions?|assumed|annahmen?|aannames?|hypothèses?|前提
  offen|offener? punkte?|open(?:staande)? punt(?:en)?|points? ouverts?|未決(?:事項)?
  ^(?:${POSTPONED_WORDS})$`;

/** Headings of non-goals. Without the heading, their items would read as wanted. */
const NOT_GOALS = `(?<!(?:and|&|und|en|et) )(?:non[- ]?goals?|nicht-? ?ziele?|niet-?doelen|geen doelen|non-objectifs)|目標(?:ではないもの|外)`;
const EXCLUDED = `${NOT_GOALS}|(?:out of|not in) scope|^won['’]t do$|^(?:what )?we (?:will not|won['’]t) (?:build|do)$|^not in (?:this|the first)(?: (?:version|release|phase|step))?$
  ^was wir nicht (?:bauen|machen)$|nicht im scope|^nicht (?:in (?:dieser|der ersten) version|teil (?:dieser|der ersten) version)$|buiten scope|^niet in (?:deze|de eerste) versie$
  hors (?:périmètre|scope)|^pas dans (?:cette|la première) version$|対象外`;

/** Below these, minutes only say that those of the last meeting were approved. */
const LAST_MINUTES = `(?:approval of )?(?:the )?minutes of (?:the )?(?:last|previous) (?:meeting|session)
  (?:genehmigung (?:des )?)?protokolls? der letzten (?:sitzung|besprechung)
  (?:notulen|verslag) (?:van de |van het )?(?:vorige|laatste) (?:vergadering|overleg|keer)
  (?:approbation du )?(?:procès-verbal|compte rendu|pv) (?:de la (?:dernière|précédente) (?:réunion|séance)|précédent)|前回(?:の)?議事録`;

const IS_LAST_MINUTES = matchWords(LAST_MINUTES);
const ONLY_APPROVES = matchWords(
  "approved|accepted|genehmigt|angenommen|goedgekeurd|vastgesteld|approuvée?|adoptée?|承認",
);
/** Whether a line below the heading says something of its own: a heading of the last minutes can be the title of all. */
export const saysMoreThanRoll = (heading: string, line: string) =>
  IS_LAST_MINUTES.test(heading) && (!ONLY_APPROVES.test(line) || /\d/.test(line));

const PROBLEM = "^(?:the )?(?:problems?(?: statement)?|pain|problème|probleem)$";
const IS_PROBLEM = matchWords(PROBLEM);
export const isProblemTag = (tag: string) => IS_PROBLEM.test(tag);

/** Names of headings and tags. The first kind with a name that matches wins. */
const NAMES: Record<Kind, string> = {
  roll: `attendees?|present|participants|in attendance|attending|apologies|absent|regrets|scribe|teilnehmer|anwesend
      entschuldigt|aanwezig|afwezig|deelnemers|présents?|absents?|excusée?s?|参加者|出席者?|欠席者?
      ${LAST_MINUTES}`,
  agenda: "agenda|tagesordnung|ordre du jour|議題",
  task: `action (?:items?|points?)|actions?|next steps?|to-?dos?|^to do(?: list)?$|follow[- ]?ups?|^next$|aufgaben?|nächste schritte|acties
      actiepunten|à faire|prochaines étapes|(?:次の)?アクション|宿題`,
  question: `questions? ouvertes?|(?:open )?questions?|(?:offene )?fragen?|(?:open )?(?:vragen|vraag)|質問|確認事項`,
  goal: `(?<!(?:non|nicht|niet|geen)[- ]?)(?:goals?|aims?|targets?(?! (?:market|users?))|objectives?|okrs?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?)(?!\\s?(?:and|&|/|,|und|en|et)\\s?(?:non|not|nicht|niet))|目標(?!ではない|外)
      ^(?:key result|kr|schlüsselergebnis|kernresultaat|résultat clé) ?\\d{1,2}$|^主要?な成果\\s?\\d{1,2}$`,
  decision: `${EXCLUDED}|(?<!no |without )decisions?(?! (?:process|criteri(?:a|on)|makers?|making|date|deadline|by)(?!\\p{L}))|(?<!not |un)decided|agreed|agreements?|resolved|resolutions?|approved|beschluss|(?<!nicht )(?:beschlossen|entschieden|abgesprochen)|vereinbart
      ^let['’]s go with|we decide:|entscheidung(?:en)?|beschlüsse|besluit(?:en)?|beslissing(?:en)?|(?<!niet )besloten|afgesproken|^we spreken af|^wir halten fest|^convenu$|合意|(?<!(?:critères|processus) de )décisions?|(?<!pas (?:encore )?)décidée?s?|決定(?:事項)?`,
  risk: `risks?|concerns?|threats?|worr(?:y|ies)|warnings?|blockers?|issues?|risik(?:o|en)|bedenken|vorsicht|^(?:(?:meine|unsere) )?sorgen?$|befürchtung(?:en)?|^zorgen$|^(?:mijn|onze) zorg$|inquiétudes?|craintes?
      risico['’]?s?|risques?|リスク|懸念|心配`,
  user_feedback: `comments?|verbatims?|kommentare?|opmerking(?:en)?|commentaires?|remarques?|bemerkung(?:en)?|コメント|^(?:from )?(?:the |our )?(?:customers?|clients?|field|klanten|kunden)$|feedback|quotes?|testimonials?|^pains$
      complaints?|interviews?|heard from customers|voice of the customer|support tickets?|pain points?
      what (?:customers|users|clients|they) (?:say|said|told us)|rückmeldung(?:en)?|was (?:sie|kunden) (?:sag(?:t)?en|gesagt haben)
      wat (?:ze|klanten) (?:zei(?:den)?|zeggen|hebben gezegd)|ce qu(?:e disent les clients|e les clients ont dit|'ils (?:ont dit|disent))|(?:お客様|顧客|ユーザー)の声`,
  key_competitors: `competitors?|competition|competitive|rivals?|alternatives?|wettbewerb(?:er)?|konkurrenz
      concurrent(?:s|ie|en|iel(?:le)?s?)?|concurrence|競合`,
  compliance_requirements: `compliance|legal|(?:required|prescribed) by law|privacy|gdpr|hipaa|regulat(?:ion|ions|ory)|data protection|datenschutz
      security requirements?|works council|audits?|dsgvo|gesetzlich vorgeschrieben|betriebsrat|wettelijk verplicht|imposée?s? par la loi|ondernemingsraad|avg|rgpd|cse|法務|個人情報|監査`,
  technical_constraint: `constraints?|limitations?|limits|dependenc(?:y|ies)|non-functional requirements?|nfrs?|randbedingungen
      randvoorwaarden|contraintes?|制約`,
  market_research: `(?:market )?research|surveys?|benchmarks?|data|numbers|metrics?|analytics|statistics|(?:pilot )?results?
      findings?|zahlen|cijfers|chiffres|調査|数値`,
  feature_idea: `features?|ideas?|requests?|suggestions?|proposals?|wish(?:es)?(?: ?list)?|backlog|improvements?|ideen?|wunsch|wünsche|idee
      ideeën|wens(?:en)?|souhaits?|idées?|demandes?|要望|アイデア|提案|^wants$`,
  tech_stack: "tech|stack|technolog(?:y|ies)|architecture|infrastructure|tooling",
  target_market: "target market|market|segments?|icp|ideal customer(?: profile)?|buyers?|市場",
  target_users:
    "target users?|users?|personas?|audience|who (?:is (?:it|this)|it is|it['’]s|this is) for|zielgruppe|^für wen(?: ist (?:es|das))?$|doelgroep|^voor wie(?: is (?:het|dit|dat))?$|^pour qui(?: est-ce)?$|^(?:対象ユーザー|誰のため(?:か)?)$",
  brand_guidelines: "brand(?: guidelines?|ing)?|tone(?: of voice)?|style(?: guide)?|wording",
  company_info: "company|about us|who we are|organi[sz]ation|our (?:team|mission|strategy)",
  external_link: "links?|references|sources?|further reading|see also|urls?",
  notes: `notes?|summary|minutes|discussion|discussed|notizen|protokoll|notities|compte rendu|メモ
      ^(?:(?:full )?transcript(?:ion|ie)?|transkript|文字起こし)$`,
  other: `^(?:in )?scope$|${PROBLEM}|^(?:context|background|hintergrund|ausgangslage|achtergrond|contexte)$|misc|other|fyi|aob|any other business|parking lot|sonstiges|verschiedenes|overig|rondvraag|divers|その他`,
  general_note: `general notes?|${UNSURE}
      open(?: points?| items?| matters?)?`,
};

const ENTRIES = Object.entries(NAMES).map(([key, names]) => ({
  kind: key as Kind, // the keys of the record
  names: matchWords(names),
}));

/** Tags of a line that settles the question directly above it. */
export const AGREED = /^(?:agreed|vereinbart|abgesprochen|afgesproken|convenu|合意)$/i;

export const isLooseKind = (kind: Kind) => LOOSE.some((loose) => loose === kind);
export const isLabel = (kind: string): kind is ContextLabel =>
  CONTEXT_LABELS.some((label) => label === kind);

export const findNamedLabels = (text: string): ContextLabel[] =>
  ENTRIES.flatMap(({ kind, names }) => (isLabel(kind) && names.test(text) ? [kind] : []));

/** The longest name, in words and in UTF-16 units. */
const MAX_WORDS = 6;
const MAX_NAME = 60;

export function findKind(name: string): Kind | null {
  const words = name.replaceAll("_", " ").trim();
  if (words.length > MAX_NAME || words.split(/\s+/).length > MAX_WORDS) return null;
  return ENTRIES.find(({ names }) => names.test(words))?.kind ?? null;
}

/** Finds a label by its value or by a name. Kinds without a label of their own are notes. */
export function findLabel(name: string): ContextLabel | null {
  const kind = findKind(name);
  return kind && (isLabel(kind) ? kind : "general_note");
}

const NAME_FILLERS = `a|all|also|another|auch|aussi|ook|analys[ei]s?|and|any|are|biggest|greatest|größte[rns]?|grootste|by|customers?|do|for|from|further|have|heard|in|is|key|made|main|meeting|more
  my|new|of|on|open|our|possible|product|project|raised|raw|said|say|scan|some|taken|team|technical|that|the
  this|to|today|told|top|us|users?|was|we|week|were|what|with|und|die|der|en|de|het|et|ce|que|les`;
const ALL_NAMES = [...Object.values(NAMES), NAME_FILLERS].join("\n");
const ANY_NAME = new RegExp(matchWords(ALL_NAMES), "giu");

/** Finds the kind if a name says nothing else: `Key decisions`, not `Risks in Germany`. */
export function findNamedKind(name: string): Kind | null {
  const kind = findKind(name);
  return kind === null || /\p{L}/u.test(name.replaceAll(ANY_NAME, " ")) ? null : kind;
}

/** What people add to the name of a kind above their notes: `GOALS??`, `Notes on rivals (Ann, November 2026)`, `competitors / what others use`. */
const ADDED =
  /\s\((?:[^()]{0,20}\b20\d\d|(?:\p{Lu}\p{Ll}+,? ){1,3}\p{L}{3,9}\.?(?: \d{1,4})?)\)$|\s?[?!？！]{1,3}$|\s\/\s[^/]*$/u;

/** Finds the kind that a heading names. */
export const findHeadingKind = (name: string): Kind | null =>
  findNamedKind(name) ?? findNamedKind(name.replace(ADDED, ""));

const AND = /\s?[/&+]\s?|,\s|\s(?:and|or|und|oder|en|of|et|ou)\s|[・、]/iu;
/** Wishes and rules are listed together below it. */
const REQUIREMENTS = matchWords(
  `^(?:(?:functional|product|business|key|user|our|the) )*requirements?$|^must[- ]haves?$
  ^(?:(?:funktionale|fachliche|unsere) )?anforderungen$|^(?:functionele )?eisen$|^exigences(?: fonctionnelles)?$|^要件$`,
);
const OF_REQUIREMENTS: Kind[] = ["feature_idea", "technical_constraint", "compliance_requirements"];

/** Finds the kinds of a heading that names several, in their order: `Decisions / next steps`. Otherwise none. */
export function findHeadingKinds(name: string): Kind[] {
  if (REQUIREMENTS.test(name)) return OF_REQUIREMENTS;
  const kinds = name.split(AND).map(findNamedKind);
  const found = [...new Set(kinds.flatMap((kind) => kind ?? []))];
  return kinds.includes(null) || found.length === 1 ? [] : found;
}

const STATUS = matchWords(`^(?:open|offen|未決|${POSTPONED_WORDS})$`);
/** Whether a line is only the status of a ticket, which is not a heading. */
export const isStatus = (line: string) => STATUS.test(line);

/** Names of single rules, and names that mark their text as an assumption, as open or as out of scope. */
const SPECIFIC = matchWords(
  `gdpr|hipaa|icp|dsgvo|rgpd|avg|data protection|privacy|datenschutz|個人情報|open(?= points?| items?| matters?| questions?| vragen| vraag|$)|offene fragen?|questions? ouvertes?
  ${LAST_MINUTES}
  ${UNSURE}
  ${EXCLUDED}`,
);

/** Finds the kind if a name says no more than the label, so that the name can be dropped. */
export const findBareKind = (name: string): Kind | null =>
  SPECIFIC.test(name) ? null : findNamedKind(name);

/** Names of bodies and groups: as a tag, they are the subject of their sentence. */
const WHO = matchWords(
  "^(?:(?:the|our) )?(?:customers?|clients?|kunden|klanten|users?|buyers?|company|legal|works council|betriebsrat|ondernemingsraad|cse)$|^法務$",
);

/** Finds the kind if a tag can be dropped: `Risk`, but not `Works council`. */
export const findTagKind = (tag: string): Kind | null => (WHO.test(tag) ? null : findBareKind(tag));

/** Names of a talk with one customer. */
export const TALK = `(?:customer |client |user |discovery |sales |exit )?(?:call|interview|visit|demo)|customer meeting
  \\p{sc=Latin}{0,20}gespräch|telefonat|anruf|besuch|kundentermin|\\p{sc=Latin}{0,20}gesprek|bezoek|appel|entretien|visite`;
export const IS_TALK = matchWords(TALK);
