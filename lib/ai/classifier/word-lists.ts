import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

export type Kind = ContextLabel | "goal" | "roll" | "question" | "task" | "notes" | "other";

/** Matches whole words, and Japanese ones anywhere. Gaps must be short, so that a hostile text cannot slow them down. */
export const matchWords = (words: string) => {
  const alternatives = words.trim().replaceAll(/\s*\n\s*/g, "|");
  return new RegExp(`(?<![\\p{sc=Latin}\\d])(?:${alternatives})(?![\\p{sc=Latin}\\d])`, "iu");
};

/** The beginning of a sentence, also after the name of a speaker. */
const START = "(?<=(?:^|[.:：!?。]|\\n)\\s?)";
/** Between people outside of the team and what they did. */
const GAP = "(?: [^.?!:]{1,50})? ";

type Words = { names: string; strong?: string; weak?: string };

/** `names` are headings or tags; `strong` words nearly decide a label, `weak` ones hint. Of equals, the first kind wins. */
const VOCABULARY: Record<Kind, Words> = {
  roll: {
    names: `attendees?|present|participants|in attendance|attending|apologies|absent|regrets|scribe|teilnehmer|anwesend
      entschuldigt|aanwezig|afwezig|deelnemers|présents?|absents?|excusée?s?|参加者|出席者?|欠席者?`,
  },
  task: {
    names: `action (?:items?|points?)|actions?|next steps?|to-?dos?|follow[- ]?ups?|aufgaben|nächste schritte|acties
      actiepunten|à faire|prochaines étapes|(?:次の)?アクション|宿題`,
  },
  question: {
    names: `(?:open )?questions?|(?:offene )?fragen|(?:open )?vragen|questions ouvertes|質問|確認事項`,
  },
  goal: {
    names: `goals?|aims?|targets?|objectives?|okrs?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?|目標`,
  },
  decision: {
    names: `decisions?|decided|agreed|agreements?|resolved|resolutions?|approved|beschluss|beschlossen
      entscheidung(?:en)?|beschlüsse|besluit(?:en)?|besloten|décisions?|決定(?:事項)?`,
    strong: `(?:we|team|they|management|board|all) (?:have |has |had )?(?:also )?(?:decided|agreed|chose|settled)
      (?:we|we'll|let's) (?:will )?go with|beschlossen|beschließ(?:t|en)|entschieden|vereinbart|besloten|afgesproken
      we (?:kiezen|gaan) voor|décid\\p{L}+|convenu|reti(?:ent|ennent|endra)|a (?:adopté|validé|voté)|決定|決めた|決まった|合意した
      ことに(?:した|なった)
      (?:board|council|committee|management|director|vorstand|bestuur|direction) (?:has |have |hat |heeft |a )?(?:confirmed|approved|chosen|chose|genehmigt|gekozen|goedgekeurd|choisi)|を採用`,
    weak: `decided|agreed|decision|signed off|approved|final call|rejected|ruled out|instead of|let's (?:decide|agree)
      we (?:will not|won't)|postponed to|verschoben|uitgesteld|reporté|見送り
      ${START}(?:so |then )?we (?:keep|stay|stick|take|drop|stop|use|choose|wait with|start with|do without)
      wir (?:bleiben|nehmen|behalten|streichen|verzichten|hören auf)|we (?:nemen|stoppen|blijven|houden|schrappen)
      (?:on|nous) (?:gard(?:e|ons)|pren(?:d|ons)|rest(?:e|ons)|abandonn(?:e|ons)|arrêt(?:e|ons)|renon(?:ce|çons))
      from \\p{L}+ on(?:wards)?|ab sofort|やめる|見直す|にする。`,
  },
  risk: {
    names: `risks?|concerns?|threats?|worr(?:y|ies)|warnings?|blockers?|issues?|risik(?:o|en)|bedenken|vorsicht
      risico['’]?s?|risques?|リスク|懸念`,
    strong: `risks?|risky|mitigation|countermeasure|likelihood|worr(?:y|ied|ies)|warning|danger(?:ous)?|careful
      risik(?:o|en)|gefahr|vorsicht|achtung|befürchte[nt]?|sorge[n]?|risico['’]?s?|gevaar|let op|pas op|bang dat
      risques?|attention|danger|crain(?:s|t|te|tes|dre)|inqui(?:et|ète)s?|リスク|懸念|かもしれない|恐れ|おそれ|間に合わない|心配
      bang voor|可能性があ`,
    weak: `concern(?:s|ed)?|threat|afraid|blocked|refused|slip(?:s|ped)?|churn|解約|不安|遅れ|might|could(?! (?:you|we|i) )
      may (?:not )?(?:fail|break|delay|lose|miss|leave|cost|block|be|take)|single point of failure|könnten?|droht
      verschiebt sich|gefährdet|zou(?:den)? kunnen|dreigt|vertraging|pourrai(?:t|ent)|menace
      (?:if|wenn|falls|als|si) .{1,90}(?:not|\\p{L}+n't|nicht|keine?|niet|geen|ne|pas|late|zu spät|te laat|en retard)
      ${START}(?:if|falls|wenn|als|si) [^,?]{4,90},|(?:only|nur|alleen|seule?) \\p{L}+ (?:knows|can|weiß|kann|weet|kan|sait|peut)
      may (?:not )?(?:stop|leave|run out|close|refuse|quit|slip)|(?:long|spät|länger|later|langer|plus tard) (?:than|als|dan|que) (?:planned|geplant|gepland|prévu)
      ないと|と、.{1,30}(?:止ま|抜け|失|困)`,
  },
  user_feedback: {
    names: `^(?:(?:from )?(?:the |our )?(?:customers?|clients?|field|klanten|kunden))$|feedback|quotes?|testimonials?
      complaints?|interviews?|heard from customers|voice of the customer|support tickets?|pain points?
      what (?:customers|users|clients|they) (?:say|said|told us)|rückmeldungen|was (?:sie|kunden) (?:sag(?:t)?en)
      wat (?:ze|klanten) (?:zei(?:den)?|zeggen)|ce qu(?:e disent les clients|'ils (?:ont dit|disent))|(?:お客様|顧客|ユーザー)の声`,
    strong: `(?:customers?|users?|clients?|people|admins?|teams?|staff) (?:like|says?|said|complain(?:ed)?|report(?:ed)?|want(?:ed)?|love|hate|struggle|asked|keep asking|tell us|told us)
      kunden? (?:sag|wünsch|beschwer|klag)\\p{L}*|klant(?:en)? (?:zeg|vra|klag|wil)\\p{L}*
      clients? (?:di[ts]|se plai|veu|demand)\\p{L}*|との声|と(?:言|話し?)(?:う|って|われ|す|た|てい)|お客様から
      (?:customers?|guests?|visitors?|tenants?|members?|parents?|mother|father|patients?|drivers?|readers?|students?|pupils?|passengers?|lady|woman|man|gentleman|couple|clients?|users?|subscribers?|buyers?|callers?)${GAP}(?:rang|called|phoned|wrote|stopped|asked|told|said|complained|found|thinks?|finds?|gave up|wait(?:s|ed)|(?:could|did)(?: not|n['’]t)|never|had to|wanted)
      (?:kund(?:e|in|innen)|gast|gäste|besucher(?:in)?|mieter(?:in)?|mutter|vater|frau|herr|dame|patient(?:in)?|schüler(?:in)?|mitglied(?:er)?|fahrgast|leser(?:in)?)${GAP}(?:rief|ruft|sagt|sagte|meint|meinte|fragt|fragte|schreibt|schrieb|findet|gemeldet|angerufen|erzähl\\p{L}+|versteht|wartet|wartete|beschwert)
      (?:klant|gast|bezoek(?:er|ster)|huurder|bewoon(?:er|ster)|moeder|vader|mevrouw|meneer|lid|leden|patiënt|reizig(?:er|ster)|leerling)${GAP}(?:belde?|zei|zegt|vroeg|vraagt|vertel(?:t|de)|vindt|vond|snapt|schreef|klaag(?:t|de)|mailde|kon niet|moest)
      (?:client(?:e|s)?|visiteu(?:r|se)s?|locataires?|dame|monsieur|mère|père|abonnée?s?|voyageu(?:r|se)s?|patiente?s?|usag(?:er|ère)s?|élève)${GAP}(?:appel(?:le|é)|dit|demand(?:e|é)|racont(?:e|é)|écrit|trouve|cherché|attendu|plaint|renonc(?:e|é)|n['’]a (?:pas|jamais))
      (?:お客(?:様|さん)|女性|男性|常連|患者|会員|利用者).{1,60}(?:困|怒|尋ね|聞かれ|喜)`,
    weak: `(?:he|she|they) (?:also )?(?:asks?|asked|wants?|complain(?:s|ed)?|wish(?:es)?)|says?|said|told
      berichte[nt]\\p{L}*|erzähl(?:t|te)|beklag(?:t|te)|zegt|zei|vindt|klaag(?:t|de)|raconte|se plain(?:t|dre)
      (?:too|zu|te|trop) (?:slow|late|expensive|long|hard|langsam|spät|teuer|kompliziert|traag|laat|duur|lang|lente?s?|cher|tard|compliqué)
      feedback|interview(?:s|ed)?|complain(?:t|ts|ed)|support tickets?|nps|churned because|usability test|exit calls?
      rückmeldung|beschwerden?|klachten?|plaintes?|不満|クレーム
      am Telefon|au (?:guichet|téléphone)|aan de (?:balie|telefoon)`,
  },
  key_competitors: {
    names: `competitors?|competition|competitive|rivals?|alternatives?|wettbewerb(?:er)?|konkurrenz
      concurrent(?:s|ie|en)?|concurrence|競合`,
    strong: `competitors?|competition|rivals?|wettbewerber|konkurrent(?:en)?|concurrent(?:e|s|en)?
      (?:than|above|below) (?:ours|us)|offered (?:us|them)|競合|他社`,
    weak: `lost .{0,24}to|(?:we|they|he|she) (?:switched|moved|went) to|switch(?:ed|ing)? from|win rate|versus|vs
      compared? (?:us )?(?:to|with)|they (?:charge|offer|sell|launched)|their pric(?:e|es|ing)|per seat|discounts?
      rabatt|korting|remise|値引き
      looked at|向かいの|近くの`,
  },
  compliance_requirements: {
    names: `compliance|legal|privacy|gdpr|hipaa|regulat(?:ion|ions|ory)|data protection|datenschutz
      security requirements?|dsgvo|rgpd|法務|個人情報`,
    strong: `gdpr|hipaa|ccpa|psd2|soc ?2|iso ?27001|pci(?:[- ]dss)?|wcag|data processing agreement|dpa|auditors?
      works council|data protection|by law|dsgvo|datenschutz|betriebsrat|av-vertrag|gelöscht werden|aufbewahr\\p{L}+
      ondernemingsraad|verwerkersovereenkomst|wettelijk|rgpd|cnil|obligat(?:ion légale|oire)|個人情報|法令|法律|監査
      (?:under|by|says|per) (?:the )?(?:\\p{L}+ ){0,2}(?:act|law|regulations?|directive|statute|code)
      (?:authority|inspectorate|inspectors?|regulator|ministry|tax office) .{0,20}(?:requires?|demands?|asks?|wants?|expects?|insists?)
      nis ?2|mdr|haccp|eidas|sox|(?:laut|gemäß) .{1,60}(?:muss|müssen|darf|dürfen)|\\p{L}{3,20}recht(?:s)?
      \\p{L}{0,20}(?:gesetz|vorschrift)(?:e[sn]?|en)?|volgens de (?:wet|regels)|(?:nvwa|inspectie|toezichthouder|inspection|préfecture)
      (?:la )?loi (?:impose|exige|oblige)|義務|条例|保健所`,
    weak: `consent|opt-?outs?|privacy|retention|deleted? after|regulat(?:or|ors|ion|ions|ory)|legal(?:ly)?|lawyers?
      audit(?:s|ed)?|personal data|subprocessors?|einwilligung|personenbezogen\\p{L}*|gesetzlich|toestemming
      persoonsgegevens|consentement|données personnelles|doi(?:t|vent) .{1,60}avant le
      (?:must|has to|have to) (?:be )?(?:kept?|retain(?:ed)?|report(?:ed)?|document(?:ed)?|archived?|disclosed?|traceable)
      nachvollziehbar|behörde|aufsicht\\p{L}*|verplicht|bewaar(?:d|t)|bewaren|obligatoire|conserv(?:ée?s?|er)|届け出`,
  },
  technical_constraint: {
    names: `constraints?|limitations?|limits|dependenc(?:y|ies)|non-functional requirements?|nfrs?|randbedingungen
      randvoorwaarden|contraintes?|制約`,
    strong: `rate limit(?:s|ed)?|latency|timeouts?|out of memory|api limits?|backwards? compatib\\p{L}{1,8}|end of life
      (?:app|code|release) freeze|throughput|per second|limits us to|single sign-on|sso|上限
      (?:has|have|there is) no (?:socket|wi-?fi|power|network|signal|api|internet)
      (?:(?:need|require)s?|braucht|benötigt|heeft|a besoin d[e'’]|nécessite) .{0,20}\\d ?\\p{L}*|(?:mogen|mag) niet
      (?:no longer|not|never) (?:be )?(?:supported|maintained)|gave up support|firmware
      n(?:e |['’])\\p{L}+ (?:pas |plus )?que|対応していない`,
    weak: `must (?:not )?(?:run|support|stay|start|work)|cannot (?:run|send|store|call|exceed|handle)
      (?:not|no) more than|at most|limited to|memory|\\d+ ?(?:mb|gb|ms|requests)|höchstens|maximal|darf nicht
      dürfen nicht|(?:won't|doesn't|does not) work|schnittstelle|hoogstens|maximaal|max\\.? \\d+|koppeling|au plus
      au maximum|ne (?:marche|fonctionne) pas|最大|メモリ|電源|配線|必要|使えない|動かない
      can only|can(?:not|['’]t) be|refuses? to|(?:takes?|accepts?|reads?|speaks?|sends?|stores?|handles?) (?:only|no)
      only (?:takes?|accepts?|reads?|speaks?|sends?|stores?|handles?|works?|supports?|runs?)|protocol|batter(?:y|ies)
      (?:has|have) no|kann (?:nur|nicht|keine?)|(?:hat|kennt) keine?n?|(?:liefert|liest|sendet|verträgt|unterstützt|speichert|nimmt) .{0,30}(?:nur|nicht|keine?)
      (?:heeft|kent) geen|(?:leest|stuurt|bewaart|verwerkt|werkt|kan) .{0,30}(?:alleen|niet|geen|maar één)
      n['’]a (?:pas|aucune?)|n['’]en sait rien|(?:が|は)ありません|できない|できず|使えず`,
  },
  market_research: {
    names: `(?:market )?research|surveys?|benchmarks?|data|numbers|metrics?|analytics|statistics|(?:pilot )?results?
      findings?|zahlen|cijfers|chiffres|調査|数値`,
    strong: `n ?= ?\\d+|survey(?:ed)?|market size|benchmark|analysts?|respondents?|study|umfrage|studie
      \\d ?(?:%|per ?cent|points?).{1,80}\\d ?(?:%|per ?cent|points?|of \\d+)|enquête|sondage|アンケート|市場規模
      (?:counted|measured|surveyed|polled|asked) \\d+|(?:of|von|van|sur) (?:the |den |de |les )?\\d{2,} [^.\\n]{1,60}\\d+
      one in (?:\\d+|two|three|four|five|ten)`,
    weak: `\\d+ ?%|\\d+ of \\d+|per ?cent|median|average|conversion|durchschnitt(?:lich)?|gemiddeld|en moyenne|平均
      counted|according to|gezählt|gemessen|geteld|gemeten|compté|mesuré|人中|人のうち`,
  },
  feature_idea: {
    names: `features?|ideas?|requests?|suggestions?|proposals?|wish ?list|backlog|improvements?|ideen?|wünsche|idee
      ideeën|wensen|idées?|demandes?|要望|アイデア|提案`,
    strong: `features?|ideas?|(?:it )?would be (?:nice|great|good|useful|helpful)|what if|could we
      could you (?:add|build|offer|show|support|let|make|allow)|wants:|why don't we|how about
      wäre (?:gut|schön|toll|hilfreich)|wünsch(?:t|en) sich|(?:würden|könnten|sollten) wir|vorschlag|vragen om
      zou (?:fijn|mooi|handig) zijn|(?:kunnen|zouden|laten) we|(?:dann?|alors) \\p{L}+ (?:we|wir|on)|voorstel|idee
      ce serait (?:bien|utile)|souhait(?:e|ent)|on pourrait|pourquoi ne pas|conseil(?:le)?|idée|てほしい|提案|要望
      ${START}could(?:n['’]t)? (?!you|i|he|she|they|someone|somebody|anyone)[^.?]{5,150}\\?|(?:maybe|perhaps) .{1,40}(?:should|could)
      (?:man|wir|es) (?:müsste|könnte|sollte)n?|(?:könnte|sollte)n? (?:man|wir|das|die|der) .{3,90}\\?
      (?:kunnen|kan|zou) (?:we|je|het|de) .{3,90}\\?|et si (?:on|nous|l[ea]s?)|pourrait-(?:on|il|elle)|il faudrait|proposition de
      いただけない|できるようにし|したい。`,
    weak: `(?:should|want to|would like to|let(?:'s| us)) (?:be able|let|allow|show|support|offer|add|build|send)
      wish(?:es)? (?:for|we|it|there)|add an?|one[- ](?:click|tap)|suggest(?:s|ed)?|propos(?:e|es|ed|al)|使いたい
      should (?:also )?(?:see|get|warn|remind|tell|know)|(?:would|['’]d) like an?|misschien|vielleicht|peut-être`,
  },
  tech_stack: {
    names: "tech|stack|technolog(?:y|ies)|architecture|infrastructure|tooling",
    strong: `react|next\\.js|vue|angular|kotlin|swift|java|typescript|python|django|rails|golang|node\\.js
      postgres(?:ql)?|mysql|mongodb|redis|kafka|kubernetes|docker|terraform|aws|azure|gcp|graphql
      php|mariadb|sqlite|flutter|rust|laravel|\\.net|oracle`,
    weak: `built (?:with|on)|runs on|hosted (?:on|in)|backend|front-?end|database|framework
      written in|talks to`,
  },
  target_market: {
    names: "target market|market|segments?|icp|ideal customer(?: profile)?|buyers?|市場",
    strong: `target market|market segments?|icp|ideal customer|total addressable|tam|mid-?market|smbs?|smes?`,
    weak: "segments?|we sell to|buyers?|verticals?|industr(?:y|ies)|firms with \\d+",
  },
  target_users: {
    names: "target users?|users?|personas?|audience|who (?:is it|it is) for|zielgruppe|doelgroep",
    strong: `personas?|target users?|end users?|primary users?|target audience|zielgruppe|doelgroep`,
    weak: `(?:people|users|managers|owners|admins|teams|staff|engineers) who
      (?:mostly|mainly|most of) .{1,60}who|alone for \\d+|die meisten|de meeste|la plupart`,
  },
  brand_guidelines: {
    names: "brand(?: guidelines?|ing)?|tone(?: of voice)?|style(?: guide)?|wording",
    strong: "brand(?:ing)?|tone of voice|logo|typeface|style guide|never say|exclamation marks?",
    weak: "we say|fonts?|colou?rs?|wording|spell(?:ed|ing)?",
  },
  company_info: {
    names: "company|about us|who we are|organi[sz]ation|our (?:team|mission|strategy)",
    strong: `our (?:company|mission|vision|headcount)|founded in|headquarter(?:s|ed)|arr|mrr|annual recurring revenue`,
    weak: "\\d+ (?:employees|paying customers)|we are an?|our customers",
  },
  external_link: { names: "links?|references|sources?|further reading|see also|urls?" },
  notes: {
    names: `notes?|summary|minutes|agenda|discussion|discussed|notizen|protokoll|notities|compte rendu|メモ`,
  },
  other: {
    names: `misc|other|fyi|aob|any other business|parking lot|sonstiges|verschiedenes|overig|rondvraag|divers|その他`,
  },
  general_note: { names: "general notes?" },
};

const ENTRIES = Object.entries(VOCABULARY).map(([key, { names, strong, weak }]) => ({
  kind: key as Kind, // the keys of the record
  names: matchWords(names),
  signals: [strong, weak].map((words) => (words ? matchWords(words) : null)),
}));

/** Whether what stands below has kinds of its own. */
export const isLoose = (kind: Kind) => kind === "notes" || kind === "other" || kind === "roll";

export const isLabel = (kind: Kind): kind is ContextLabel =>
  CONTEXT_LABELS.some((label) => label === kind);

export const SIGNALS = ENTRIES.flatMap(({ kind, signals: [strong, weak] }) =>
  isLabel(kind) && strong && weak ? [{ label: kind, strong, weak }] : [],
);

const MAX_WORDS = 6;
const MAX_NAME = 60;

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
