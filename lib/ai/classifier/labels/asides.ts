import { dropSpeaker, readPrefix } from "@/lib/ai/classifier/lines/marks";
import { findNamedLabels } from "@/lib/ai/classifier/names/kind-names";
import { dropOpening } from "@/lib/ai/reading/origin";
import { WEEKDAY_NAME } from "@/lib/text/dates";
import { NOTHING } from "@/lib/text/no-answer";
import { matchWords } from "@/lib/text/words";

// What says nothing on its own: empty entries, appointments, reactions, remarks, and answers without their question.

/** `I don't know to be honest.`, `No idea`, `I'll find out.`, with a few more words at most. */
const UNINFORMED =
  matchWords(`^(?:(?:well|hm+),? )?(?:(?:i|we) (?:really |just )?(?:don['’]t|do not) know|(?:i have )?no idea|(?:i|we)(?:['’]ll| will) (?:find out|get back to you|look into (?:it|that)|check)
  keine ahnung|(?:das )?wei(?:ß|ss) ich (?:auch )?nicht|ich wei(?:ß|ss) (?:es |das )?(?:auch )?nicht|(?:das )?kläre ich|ich (?:frage|schaue) nach
  geen idee|(?:dat )?weet ik niet|ik weet (?:het|dat) (?:ook )?niet|dat zoek ik uit|ik vraag het na
  aucune idée|je ne sais pas|je me renseigne|je vais demander)(?: (?:to be honest|yet|either|right now|exactly|sorry|leider|ehrlich gesagt|genau|auch|precies|eerlijk gezegd|malheureusement|exactement))?[.!,]*$`);
/** `n/a`, `Call back on Monday` or `Small talk, …`, also in a column or below a heading that names a kind. */
const EMPTY = matchWords(`^(?:特に)?(?:${NOTHING})[.!。]*$
  ^(?:na|nil|nothing (?:to add|really|much|special|in particular)|no comments?|asdf\\w*|test(?: entry| row)?(?:[ ,-]+please)?(?:[ ,-]+ignore)?|(?:please )?call (?:me )?back(?: (?:on|at|next) [^.,;]{1,20})?)[.!]*$
  ^(?:k\\. ?a\\.|keine (?:angaben?|anmerkungen)|(?:eigentlich|gar) nichts|nichts besonderes|entfällt|testeintrag|(?:bitte )?(?:zurückrufen|rückruf)(?: am [^.,;]{1,20})?)[.!]*$
  ^(?:(?:nothing|(?:gar )?nichts|niets|niks|rien)[,.!]? )?(?:(?:just )?keep (?:it up|up the good work)|(?:bitte |macht )?weiter so|(?:vooral )?(?:ga|gaan) zo door|continuez (?:comme ça|ainsi))[.!]*$
  ^(?:nvt|geen opmerkingen|eigenlijk niets|niets bijzonders|(?:graag )?terugbellen(?: op [^.,;]{1,20})?)[.!]*$
  ^(?:rien (?:à signaler|de particulier|de spécial)|sans objet|aucune remarque|(?:à )?rappeler(?: (?:le )?\\p{L}{4,8}di)?)[.!]*$
  ^(?:duplicate|duplikat|duplicaat|doublon) (?:of|von|van|de) (?:#\\d{1,7}|\\p{Lu}[\\p{Lu}\\d]{1,9}-\\d{1,6})[.]*$
  ^(?:該当なし|テスト)。?$
  ^(?:small ?talk|chit-?chat|pleasantries|geplauder|plauderei|praatje|koetjes en kalfjes|politesses|bavardages?|雑談)(?=[,、。.]|$)(?!.*(?:[€$£%円:：]| (?:then|dann|danach|daarna|puis|ensuite)(?!\\p{L})))`);
/** Whether a line says nothing in any place. */
export const isEmpty = (said: string) => EMPTY.test(said);

/** `So tell me how you book.` */
const INVITES =
  matchWords(`^(?:(?:so|ok(?:ay)?|and|now|great|thanks|uh|um),? )*(?:(?:can|could|would) you )?(?:tell|walk|show) (?:me|us) (?:a (?:bit|little) )?(?:more|(?:about|through|how|what|why|when|where|which) (?:\\p{L}{1,12} ){0,2}your?)
  ^(?:(?:also|gut|und),? )*(?:erzählen sie|erzähl) (?:(?:mir|uns|mal|doch|einmal|bitte|ein bisschen),? )*(?:mehr|(?:wie|was|wann|warum|wo) (?:\\p{L}{1,12} ){0,2}(?:sie|ihr|du)|von (?:ihre|eure|deine))
  ^(?:(?:dus|goed|en),? )*(?:vertel|vertelt u) (?:(?:me|ons|eens|maar),? )*(?:meer|(?:hoe|wat|wanneer|waarom|waar) (?:\\p{L}{1,12} ){0,2}(?:u|je|jullie)|over (?:uw|je|jullie))
  ^(?:(?:alors|bon|et),? )*(?:racontez|dites|expliquez)-(?:moi|nous) (?:plus|(?:comment|pourquoi|quand|ce que) vous)`);

/** `Can we meet Tuesday at 10 to go through the codes?`, with a day or a time. */
const APPOINTS =
  matchWords(`^(?:next (?:meeting|call)|nächste[rs]? (?:treffen|sitzung|besprechung|termin)|volgende? (?:overleg|vergadering)|prochaine réunion) ?: .{0,40}?\\d{1,2}(?:[.:h]\\d\\d| ?(?:[ap]m|uhr|uur|h)(?!\\p{L}))[^.!?]{0,30}(?:[.,] ?(?:topics?|agenda|thema|themen|onderwerp|ordre du jour|sujet)(?!\\p{L})[^.!?]{0,60}[.]?)?$
  ^(?:次(?:回の?|の)(?:会議|定例|打ち?合わせ|ミーティング)(?:は|[:：])?|次回(?:は|[:：])) ?\\d{1,2}[月/]\\d{1,2}日?[^\\d。]{0,6}\\d{1,2}(?:時|[:：]\\d\\d)[^。]{0,12}(?:。(?:議題|テーマ|内容)[^。]{0,40})?。?$
  ^(?:can|could|shall|should) we (?:meet|talk|speak|have a call|catch up|jump on a call) (?:again )?(?:on |at |next )?(?:${WEEKDAY_NAME}|tomorrow|today|\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]m)(?!['’])(?=[^.!?]*\\?$)
  ^(?:(?:können|wollen|sollen) wir uns|treffen wir uns|telefonieren wir) (?:am |um )?(?:${WEEKDAY_NAME}|morgen|heute|\\d{1,2}[:.]\\d\\d|\\d{1,2} uhr)(?=(?<=^(?:treffen|telefonieren).{0,40})[^.!?]*\\?$|[^.!?]* (?:treffen|sprechen|sehen|zusammensetzen|telefonieren|austauschen)(?!\\p{L})[^.!?]*\\?$)
  ^(?:kunnen|zullen) we (?:op )?(?:${WEEKDAY_NAME}|morgen|vandaag|om \\d{1,2}(?:[:.]\\d\\d)?)(?=(?: even)? bellen(?!\\p{L})[^.!?]*\\?$|[^.!?]* (?:afspreken|overleggen|bij elkaar komen)(?: [^.!?]*)?\\?$)
  ^(?:(?:peut|pourrait)-on|pouvons-nous|on peut) se (?:voir|parler|rencontrer|réunir) (?:${WEEKDAY_NAME}|demain|à \\d{1,2} ?h)(?=[^.!?]*\\?$)`);
/** `The connection was bad, so we called on the phone`: about the talk itself. */
const OF_CALL =
  matchWords(`^(?:the )?(?:connection|line|sound|audio|video) (?:was|kept|is) [^.,;]{3,40},? so we (?:called|switched|moved|continued|phoned|dialled)(?: [^\\s.,;]+){0,6}[.!]*$
  ^(?:die |der )?(?:verbindung|leitung|ton|bild) war [^.,;]{3,40},? (?:also|daher|deshalb) (?:haben wir (?:[^\\s.,;]+ ){0,3}telefoniert|sind wir (?:[^\\s.,;]+ ){1,4}(?:umgestiegen|gewechselt))[.!]*$
  ^(?:de |het )?(?:verbinding|lijn|geluid|beeld) was [^.,;]{3,40},? dus (?:hebben we (?:[^\\s.,;]+ ){0,3}gebeld|zijn we (?:[^\\s.,;]+ ){1,4}overgestapt)[.!]*$
  ^(?:la |le )?(?:connexion|ligne|son|vidéo) était [^.,;]{3,40},? (?:donc|alors) nous (?:avons (?:appelé|continué)|sommes passés)(?: [^\\s.,;]+){0,5}[.!]*$`);
/** Words of a talk on the phone. A sentence without them may be about the product: `so we switched to paper`. */
const TELEPHONY = /phone|call|telefon|handy|teams|zoom|gebeld|bellen|appel/i;
/** Whether a line only makes an appointment or tells how a call went. */
export const isAboutTalk = (said: string) =>
  APPOINTS.test(said) || (OF_CALL.test(said) && TELEPHONY.test(said));

/** In UTF-16 units. */
const MAX_REACTION = 150;
/** `That would be a disaster for the launch`, which only comments on the message before it. */
const REACTS =
  matchWords(`^(?:that|this)(?:['’]s| is| was| would be| sounds| looks) (?:(?:so|really|very|just|a|an) ){0,2}(?:disaster|nightmare|shame|pity|great|awesome|awful|terrible|the worst|crazy|insane|sad|nice|cool|true|right|fair|helpful|perfect|good (?:idea|point|call|news))(?: (?:for|to|of)(?: \\p{L}+){1,5})?[.!]*$
  ^das (?:ist|wäre|war|klingt) (?:(?:so|echt|sehr|eine?) ){0,2}(?:katastrophe|albtraum|super|toll|schlimm|das schlimmste|schade|gut|stark|gute idee)(?: (?:für|zu)(?: \\p{L}+){1,5})?[.!]*$
  ^dat (?:is|zou|was|klinkt) (?:(?:zo|echt|heel|een) ){0,2}(?:ramp|nachtmerrie|super|jammer|erg|het ergste|mooi|goed|goed idee)(?: (?:voor|om)(?: \\p{L}+){1,5})?[.!]*$
  ^(?:c['’]est|ce serait|ça serait) (?:(?:trop|vraiment|très|une?) ){0,2}(?:catastrophe|cauchemar|le pire|super|dommage|bien|bonne idée)(?: (?:pour|de)(?: \\p{L}+){1,5})?[.!]*$`);

/** Whether a message only comments on the one before it. */
export const isReaction = (said: string) =>
  said.length <= MAX_REACTION && REACTS.test(dropOpening(said));

/** `That is the worst`, `Das passiert oft`: not `That is all` at the end of a talk, nor `That is why …`, which brings something new. */
const REMARK =
  matchWords(`^(?:(?:and|but) )?(?:(?:that|this)(?:['’]s| is| was)(?! (?:me|my|it|all|why|how|what|when|where|who)(?!\\p{L}))|(?:that|this) (?:happens|takes|costs|drives|hurts|annoys|bothers)) [^:]{1,40}$
  ^(?:(?:und|aber) )?das (?:(?:ist|war)(?! (?:alles|es|der grund|mein|warum))|passiert|kostet|dauert|nervt|stört|ärgert) [^:]{1,40}$
  ^(?:(?:en|maar) )?dat (?:(?:is|was)(?! (?:alles|het(?! \\p{L})|de reden|mijn|waarom))|gebeurt|kost|duurt|stoort) [^:]{1,40}$
  ^(?:(?:et|mais) )?(?:c['’](?:est|était)(?! (?:tout|moi|mon|ma|pourquoi|pour (?:cela|ça)|là|ainsi|à))|(?:cela|ça) (?:(?:me |nous )?(?:coûte|prend|dure|gêne)|arrive|m['’]énerve)) [^:]{1,40}$
  ^(?:それ|これ)が(?:一番|最も|何より)[^、:：]{1,20}$`);
const IDEA = "(?:idea|plan|proposal|suggestion)(?! (?:of|to|that|for)(?!\\p{L}))";
const IDEE = "(?:idee|plan|vorschlag)(?! (?:von|zu|mit|für|einer?)(?!\\p{L}))(?!, (?:dass|zu))";
const IDEE_NL = "(?:idee|plan|voorstel)(?! (?:om|van|voor|dat)(?!\\p{L}))";
const IDÉE = "(?:idée|proposition)(?! (?:de|que|pour)(?!\\p{L})| d['’]| qu['’])";
/** Words that praise, before or after an idea. */
const GOOD =
  "(?:good|great|nice|lovely|brilliant|fantastic|super|gute?n?|tolle?|klasse|prima|geniale?|goed|geweldig|leuk|fijn|bonne|très bonne|excellente?|géniale?)";
/** One to three words before a verb: `The two shop owners love …` */
const SOMEBODY = "(?:\\p{L}[\\p{L}'’-]* ){1,3}?";
const SO = "(?: (?:a lot|very much|too|as well|sehr|auch|ook|erg|beaucoup|aussi))?";
/** `Marcel loves the idea`: approval of an idea that was named before, not `Marcel loves the idea of …`, which names it. */
const APPROVAL =
  matchWords(`^${SOMEBODY}(?:(?:all|both|really|also) )?(?:loves?|loved|likes?|liked|supports?|supported|(?:is|are|was|were) (?:keen on|in favou?r of|enthusiastic about|happy with)) (?:the|this|that|his|her) ${IDEA}${SO}$
  ^${SOMEBODY}(?:thinks?|finds?) (?:it|this|that|it['’]s|this is|that is|it is)(?: is)? an? ${GOOD} idea${SO}$
  ^${SOMEBODY}(?:(?:findet|finden|fand|fanden) (?:die|diese|den|diesen) ${IDEE} (?:sehr )?(?:gut|toll|super|klasse|prima|genial)|(?:liebt|mag|unterstützt|mochte) (?:die|diese|den|diesen) ${IDEE}|(?:ist|sind|war) (?:\\p{L}+ )?(?:begeistert|angetan|überzeugt) von (?:der|dieser|dem|diesem) ${IDEE}|hält (?:es|das) für eine ${GOOD} idee)${SO}$
  ^${SOMEBODY}(?:(?:vindt|vinden|vond) (?:(?:het|dit|dat) een ${GOOD} ${IDEE_NL}|(?:het|dit) ${IDEE_NL} (?:heel )?${GOOD})|(?:is|zijn|was) (?:\\p{L}+ )?(?:enthousiast|blij) (?:over|met) (?:het|dit) ${IDEE_NL})${SO}$
  ^${SOMEBODY}(?:(?:adore|aime|apprécie|soutient)(?:nt)? (?:bien |beaucoup )?(?:l['’]|cette |la )${IDÉE}|trouve(?:nt)? que c['’]est une ${GOOD} idée)${SO}$
  ^[^、。:：]{1,12}(?:は|も)(?:この|その)(?:案|アイデア|提案)(?:が|を|に)(?:とても)?(?:大好き|好き|気に入|賛成|支持)[^:：]{0,12}$`);
/** What is forbidden or demanded is a matter of its own, like a sentence that names a label: `That was decided on 3 May`. */
const RULES = matchWords(
  "forbidden|mandatory|not allowed|verboten|pflicht|vorgeschrieben|verboden|verplicht|interdit|obligatoire",
);
/** Whether a sentence only says something of what was said before it, and cannot be understood without. */
export const isRemark = (sentence: string) =>
  APPROVAL.test(sentence.replace(/[.!。]$/, "")) ||
  (REMARK.test(sentence) && !RULES.test(sentence) && findNamedLabels(sentence).length === 0);

/** Whether a sentence of a conversation says no more than that its speaker does not know. */
export const isUninformed = (sentence: string) => UNINFORMED.test(sentence);

/** Whether a sentence only asks somebody to tell about themselves. */
export const isInvitation = (sentence: string) => INVITES.test(sentence);

/** `yes, rather than the API`, which says nothing without its question. */
const YES_OR_NO = /^(?:yes|yep|no|ja|nein|nee|oui|non)(?=,| )/i;
/** `yes, replaced this morning`: something is done already, while `yes, agreed` settles something. */
const DONE =
  matchWords(`^(?:yes|yep|yeah),? (?:already )?(?!agreed|decided|approved|accepted|confirmed|settled|needed|wanted|required)\\p{L}+ed(?: (?:it|already|yesterday|today|just now|this morning|last (?:week|month)))?[.!]*$
  ^ja,? (?:schon |bereits |gestern |heute |letzte woche )?(?!gebongt|genehmigt|gewünscht|gebraucht)(?:\\p{L}{0,5}ge\\p{L}{2,}(?:t|en))[.!]*$
  ^ja,? (?:al |gisteren |vandaag |vorige week )?(?!geregeld zo|gewenst|gewild|goedgekeurd)(?:(?:ver|be)\\p{L}{2,}(?:t|d|en)|\\p{L}{0,5}ge\\p{L}{2,}(?:t|d|en))[.!]*$
  ^oui,? (?:déjà )?(?!convenu|décidé|validé|approuvé)\\p{L}+ée?s?(?: (?:hier|ce matin|aujourd['’]hui|la semaine dernière))?[.!]*$`);
export const isDone = (said: string) => DONE.test(said);

const ANSWER = "yes|yep|yeah|no|nope|ja|nein|nee|oui|non";
/** `No.`, which says nothing without its question */
const BARE_ANSWER = new RegExp(`^(?:${ANSWER}|はい|いいえ|いや)[.!。]*$`, "iu");
export const isBareAnswer = (said: string) => BARE_ANSWER.test(said);

/** `yes, replaced. so …`: a short reply before a statement of its own. */
const REPLY = new RegExp(
  `^((?:\\p{L}[\\p{L}.'’ -]{0,40}: )?)(?:${ANSWER})(?:,(?: [^\\s.,:;!?]+){1,3})?[.!] (?:(?:so|and|but|und|aber|maar|en|mais|et),? )?(?=(?:[^\\s.!?]+ ){4})`,
  "iu",
);
/** Drops a reply that only says that something is done, but keeps its speaker. */
export const dropReply = (text: string) =>
  text.replace(REPLY, (all: string, speaker: string) =>
    DONE.test(all.slice(speaker.length).replace(/(?<=[.!]) .*$/s, "")) ? speaker : all,
  );

/** Words that only agree if the question asks for it: `Would you invite them?`, not `How much?` */
const MAY_AGREE =
  /^(?:yeah|nope|sure|maybe|perhaps|probably|definitely|absolutely|of course|not really|klar|natürlich|vielleicht|zeker|natuurlijk|misschien|bien sûr|peut-être)(?=,| )/i;
const ASKS_WHETHER = new RegExp(
  `^(?:${[
    "would|will|do|does|did|is|are|was|were|can|could|should|have|has|had",
    "würden|wollen|haben|hat|ist|sind|können|kann|soll",
    "zou|zouden|wilt|heeft|hebben|zijn|kunt|kan",
    "est-ce|avez|voulez|pourriez|seriez",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** Whether an answer says nothing without its question. */
export function needsQuestion(question: string, answer: string): boolean {
  const said = dropSpeaker(answer);
  return YES_OR_NO.test(said) || (MAY_AGREE.test(said) && ASKS_WHETHER.test(dropSpeaker(question)));
}

/** An agreement means nothing without the statement that it answers. */
const AGREES =
  /^(?:agreed|yes|ok(?:ay)?|fine|einverstanden|abgemacht|ja|akkoord|afgesproken|d['’]accord|entendu|oui|了解(?:です|しました)?|賛成(?:です)?)[.!。]*(?:\s?\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*$/iu;
const SPEAKER_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u;

/** Whether a line, also after its speaker, only agrees. */
export function isAgreement(words: string): boolean {
  const prefix = readPrefix(words);
  return (prefix === "" || SPEAKER_NAME.test(prefix)) && AGREES.test(dropSpeaker(words));
}
