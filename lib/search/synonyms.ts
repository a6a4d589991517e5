import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { OPEN_LABEL } from "./cut";
import type { OpenWords } from "./open-words";
import { listVerbForms } from "./separable-verbs";
import { STEM_BEGINNING, splitWords } from "./tokens";

/** Words of planning that people use for one another, a line each. */
const SYNONYMS = `
churn quit
price pricing cost fee
charge billing invoice
customer client user
employee staff worker colleague
outage incident down downtime
signup registration onboarding
appointment booking
login signin
competitor competition rival
decision decide
launch release ship rollout
bug defect error fault
rebate discount
recover recovery restore
supplier vendor provider partner
goal target
risk threat danger
fast quick speed
problem issue
contract agreement
compliance legal law regulation
feedback complaint
constraint limit limitation
delay late
reduce lower less cut fewer
increase grow more raise
mobile phone handset
test experiment trial pilot
buy purchase
money budget
permission access right
delete remove erase
automate automation
idea proposal suggestion
interview survey research study
security safety
roadmap strategy`;

/** The first word, which has other meanings too, also finds the others; they do not find it. */
const ONE_WAY = ["charge price pricing cost fee", "leave churn quit", "quit leave"];

/** Words of one root with different stems, spellings, and abbreviations. */
const FORMS = `
leave left leaver departure; pay paid payment; buy bought purchase; sell sold sale sales; send sent;
find found finding; lose lost loss; grow grew grown growth; rise rose risen; fall fell fallen;
choose chose chosen choice; write wrote written; break broke broken breakage; speak spoke spoken; build built;
teach taught; keep kept; win won; spend spent; begin began begun; drive drove driven driver; feel felt; hold held;
hide hidden; forget forgot forgotten; freeze froze frozen; steal stole stolen theft; wear wore worn;
throw threw thrown; bring brought; catch caught; understand understood; sign signature; fail failure;
deliver delivery; refuse refusal; approve approval; renew renewal; withdraw withdrawn withdrawal; remove removal;
arrive arrival; depart departure; prove proof proven; advise advice; succeed success; respond response;
explain explanation; maintain maintenance; serve service; know knowledge known; permit permission; comply compliance;
complain complaint; deny denial; apply application applicant; supply supplier supplies; rely reliance;
vary variation; describe description; subscribe subscription subscriber; receive receipt reception; extend extension;
expand expansion; suspend suspension; conclude conclusion; divide division; repeat repetition;
compete competition competitor; define definition; acquire acquisition; require requirement; resolve resolution;
solve solution; evolve evolution; revise revision; submit submission; admit admission; migrate migration;
analyse analyze analysis analyst; organise organize organisation organization;
optimise optimize optimisation optimization; prioritise prioritize priority; summarise summarize summary;
categorise categorize category; standardise standardize standard; safe safety; strong strength; long length;
wide width; deep depth; high height; hot heat; able ability; available availability; reliable reliability;
responsible responsibility; possible possibility; visible visibility; accessible accessibility; easy ease easier;
angry anger; young youth; ill illness sick sickness; born birth; colour color; centre center; programme program;
licence license; catalogue catalog; cheque check; enrol enroll enrolment enrollment; labour labor;
behaviour behavior; neighbour neighbor; harbour harbor; metre meter; litre liter; tyre tire; grey gray;
defence defense; fulfil fulfill; instalment installment; person people; child children kid; man men; woman women;
foot feet; tooth teeth dental; criterion criteria; mfa 2fa; db database; wifi wireless; info information;
admin administrator administration; config configuration; auth authentication; dev developer development; sme smb;
qty quantity; avg average; max maximum; dept department; appt appointment; pic picture photo image;
vid video; spec specification; demo demonstration; promo promotion; gdpr dsgvo rgpd; sso signon saml`;

/** Words of questions that name nothing, besides the stop words. */
const ASKING = `think know tell find show say said happen everything anything something please give want look summary
summarize explain describe mean relevant exist currently somebody anybody everybody people thing lot way come go take get
put see every ever many much also already still yet would could might shall must us whether since per upon another else
someone anyone everyone one often always never able make made need use

sagt sagte sagten gesagt sagen weiß wissen zeige zeigen finde gibt heißt bedeutet erkläre erklären bitte machen macht gemacht
zegt zegde zeggen gezegd weet weten vind vinden geef geeft heet betekent toon tonen doen doet gedaan gaat gaan
dit disent dire sait savoir trouve trouver existe signifie explique expliquer montrer faire fait
言 言う 言い 言っ 言われ 教え 教えて 知り 見せ 見せて`;

/**
 * Other languages' words for a label, after the word that the index has for it (`LABEL_WORDS` in `cut.ts`). Left out are those
 * that say something else in another of the languages: `concurrent`, and `retours`, which are returned goods in Dutch.
 */
const LABELS = `
competitor konkurrenz konkurrent konkurrenten wettbewerb wettbewerber mitbewerber concurrentie concurrenten concurrents concurrence 競合
goal ziel ziele doel doelen doelstelling objectif objectifs 目標 ゴール kpi kpis
decision entscheidung entscheidungen entschieden beschluss beschlüsse beschlossen besluit besluiten besloten beslissing beslissingen 決定 決め
risk risiko risiken risico risico’s risque risques リスク
feedback rückmeldung rückmeldungen beschwerde beschwerden klacht klachten plainte plaintes avis commentaires 苦情 意見 フィードバック
idea idee ideen ideeën idée idées アイデア アイディア
constraint einschränkung einschränkungen beperking beperkingen contrainte contraintes 制約
survey marktforschung umfrage umfragen marktonderzoek enquête enquêtes 調査
audience zielgruppe zielgruppen doelgroep doelgroepen
regulation vorschrift vorschriften voorschrift voorschriften réglementation réglementations 規制`;

const STEMS = statement(
  `SELECT word, coalesce((tsvector_to_array(to_tsvector('english', word)))[1], word) AS stem
   FROM unnest($1::text[]) AS u(word)`,
  ["text[]"],
  { word: "text", stem: "text" },
);

/** The fields of the index in which an alternative is looked for (`search-index.ts`): labels have their own words. A form is the word itself; `joined` is what it is in one with its neighbor, not stemmed. */
export const FIELDS = { synonym: "ABD", label: "C", form: "ABCD", joined: "" } as const;

/** Both words are stems. `name` is the word for a label: its English stem is that of other words too, such as `concurrent`. */
export type Pair = {
  stem: string;
  synonym: string;
  fields: (typeof FIELDS)[keyof typeof FIELDS];
  name?: string;
};

type PlanningWords = {
  /** By the first letters of their stem. */
  pairs: ReadonlyMap<string, readonly Pair[]>;
  /** Stems. */
  asking: ReadonlySet<string>;
  /** Other languages' words for a label, which are no typing errors. */
  names: ReadonlySet<string>;
};

async function stemAll(): Promise<PlanningWords> {
  const groups = [...SYNONYMS.trim().split("\n"), ...FORMS.trim().split(/;\s+/)];
  const lists = [splitWords(ASKING), ...groups.map((words) => words.split(/\s+/))];
  const oneWay = ONE_WAY.map(splitWords);
  const named = LABELS.trim().split("\n").map(splitWords);
  const rows = await query(STEMS, [[...lists, ...oneWay, ...named].flat()]);
  const stems = new Map(rows.map(({ word, stem }) => [word, stem]));
  const toStem = (word: string) => stems.get(word) ?? word;
  const [asking = new Set<string>(), ...sets] = lists.map((words) => new Set(words.map(toStem)));
  const synonyms = sets.flatMap((set) =>
    [...set].flatMap((stem) =>
      [...set].map((synonym) => ({ stem, synonym, fields: FIELDS.synonym })),
    ),
  );
  const others = oneWay.flatMap(([word = "", ...found]) =>
    found.map((one) => ({ stem: toStem(word), synonym: toStem(one), fields: FIELDS.synonym })),
  );
  const labels = named.flatMap(([label = "", ...names]) =>
    names.map((name) => ({
      stem: toStem(name),
      synonym: toStem(label),
      fields: FIELDS.label,
      name,
    })),
  );
  const all: Pair[] = [...synonyms, ...others, ...labels].filter(
    ({ stem, synonym }) => stem !== synonym,
  );
  const unique = new Map(all.map((pair) => [Object.values(pair).join(" "), pair]));
  const pairs = new Map<string, Pair[]>();
  for (const pair of unique.values()) {
    const beginning = pair.stem.slice(0, STEM_BEGINNING);
    pairs.set(beginning, [...(pairs.get(beginning) ?? []), pair]);
  }
  return { pairs, asking, names: new Set(labels.map(({ name }) => name)) };
}

let stemmed: Promise<PlanningWords> | undefined;

/** Asks PostgreSQL once to stem the tables above. */
export async function readPlanningWords(): Promise<PlanningWords> {
  stemmed ??= stemAll();
  return stemmed.catch((error: unknown) => {
    stemmed = undefined;
    throw error;
  });
}

/**
 * Pairs each stem that may be that of a word with each of its synonyms, and with the word of the label that it names, a separable verb
 * with its other forms, and words that ask for what is `open` with its label: `besloten` of `nog niet besloten` names no decision.
 */
export const pairSynonyms = (
  { pairs }: PlanningWords,
  words: readonly string[],
  open?: OpenWords,
): Pair[] => [
  ...[...new Set(words.map((word) => word.slice(0, STEM_BEGINNING)))].flatMap((beginning) =>
    (pairs.get(beginning) ?? []).filter(
      ({ name }) => name === undefined || (words.includes(name) && !open?.light.has(name)),
    ),
  ),
  ...[...(open?.named ?? [])].map((stem) => ({
    stem,
    synonym: OPEN_LABEL,
    fields: FIELDS.label,
  })),
  ...words.flatMap((word) =>
    listVerbForms(word).map((synonym) => ({ stem: word, synonym, fields: FIELDS.form })),
  ),
];
