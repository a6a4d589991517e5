const NAME = "\\p{Lu}[\\p{L}.'’-]{0,30}(?: \\p{Ll}{1,3}){0,2}(?: \\p{Lu}[\\p{L}.'’-]{1,30}){1,3}";

/** Lists alternatives, each also with a capital letter. */
const anyCase = (words: string) =>
  `(?:${words
    .split(/\s+/)
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|")})`;

const IS = "(?:is|ist|hat|heeft|est)";
const LEADER = anyCase(
  `sponsor owner lead leader
  auftraggeber auftraggeberin leitung leiter leiterin projektleitung verantwortlich verantwortliche
  opdrachtgever projectleider leiding trekker verantwoordelijke
  responsable commanditaire chef`,
);
const LEADS =
  "(?:leads|runs|owns|sponsors|speaks for|is (?:looking after|in charge of|responsible for)|leitet|verantwortet|ist (?:verantwortlich|zuständig) für|leidt|trekt|is verantwoordelijk voor|dirige|pilote|mène|est responsable d[eu])";
/** Who does a part: `Piet Blom plans the vans` */
const DOES =
  "plans|builds|buys|prepares|tests|trains|designs|writes|handles|manages|coordinates|plant|baut|kauft|schult|testet|entwirft|schreibt|betreut|koordiniert|bouwt|koopt|traint|test|ontwerpt|schrijft|regelt|coördineert|planifie|prépare|achète|forme|construit|teste|conçoit|écrit|gère|coordonne";
const ARTICLE = "(?:the|for|die|das|den|für|de|het|voor|la|le|les|pour)";
const PROJECT =
  "(?:it|this|project|launch|rollout|pilot|initiative|team|Projekt|Vorhaben|Einführung|Start|Pilot|lancering|invoering|initiatief|projet|lancement|déploiement|équipe)";
const OF = "(?: (?:of|for|von|für|van|voor|de|du) [\\p{L} ]{2,20})?";

const FIRST = [
  `[\\p{L} ]{2,30} ?: ${NAME}`,
  `(?:${anyCase("the die der de het la le project product")} ){0,2}${LEADER}${OF} ${IS} ${NAME}`,
  `${NAME} ${LEADS} (?:${ARTICLE} )?${PROJECT}`,
];
const NEXT = [
  `[\\p{L}' -]{2,30}(?: ?:| ${IS}) ${NAME}`,
  `${NAME} (?:(?:${LEADS}|${DOES}) )?${ARTICLE} \\p{L}{1,30}`,
  `(?:with|built by|mit|met|avec) ${NAME}(?: (?:from|von|aus|van|de) \\p{L}{1,30})?`,
];
const PEOPLE = new RegExp(
  `^(?:${FIRST.join("|")})(?:(?: ?[,;]| and| und| en| et) (?:${NEXT.join("|")})){0,3}\\.?$`,
  "u",
);

const JAPANESE_NAME = "[\\p{sc=Han}\\p{sc=Kana}ー・ の]{2,24}";
const JAPANESE_PEOPLE = new RegExp(
  `^(?:責任者|担当者?|推進役|リーダー|オーナー|スポンサー)(?:は|：)${JAPANESE_NAME}(?<!未定)(?:、[\\p{L}]{1,8}(?:は|：)${JAPANESE_NAME}(?<!未定)){0,3}。?$`,
  "u",
);

/** Whether a sentence only says who leads or does a part: `Product: Ann de Boer.`, `Ann de Boer leads it, Bo Ek the technology.` */
export const namesPeople = (sentence: string) =>
  PEOPLE.test(sentence) || JAPANESE_PEOPLE.test(sentence);
