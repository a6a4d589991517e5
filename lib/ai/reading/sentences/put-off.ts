import { isQuestion } from "@/lib/text/is-question";
import { MAYBE_LATER, matchWords } from "@/lib/text/words";

/** A phase of the plan, as nouns. A season or a year of use is none: `Water the beds. Not in the winter.` */
const PHASE = {
  en: "(?:the |our |this |a )?(?:first |initial |early )?(?:version|release|phase|stage|pilot(?: phase)?|trial|mvp|sprint|iteration|rollout|roll-out|launch|beta|v ?1)",
  de: "(?:(?:der|die|das|den|dem|dieser?|diesen|diesem|unserer?|unseren) )?(?:ersten? )?(?:version|fassung|phase|stufe|ausbaustufe|ausgabe|pilot(?:en|phase|projekt|betrieb)?|testphase|testlauf|probelauf|mvp|sprint|start|einführung|rollout|beta|v ?1)",
  nl: "(?:(?:de|het|deze|dit|onze) )?(?:eerste )?(?:versie|release|fase|pilot(?:fase)?|proef(?:fase)?|mvp|sprint|lancering|uitrol|b[eè]ta|v ?1)",
  fr: "(?:(?:la|le|cette|ce|notre) |l['’])?(?:première |phase )?(?:version|phase|étape|pilote|projet pilote|expérimentation|mvp|sprint|itération|lancement|déploiement|bêta|v ?1)",
};
const NOT_NOW = [
  `not (?:in|for) ${PHASE.en}|not (?:now|right now|for (?:now|the moment)|this (?:time|year|quarter|season|sprint))`,
  `(?:noch )?nicht (?:in|im|für|zum|zur) ${PHASE.de}|nicht jetzt|jetzt(?: noch)? nicht|vorerst nicht|nicht dieses (?:jahr|quartal)|dieses (?:jahr|quartal) nicht`,
  `(?:nog )?niet (?:in|voor|bij) ${PHASE.nl}|niet nu|nu(?: nog)? niet|voorlopig niet|niet dit (?:jaar|kwartaal)|dit (?:jaar|kwartaal) niet`,
  `pas (?:dans|pour|au) ${PHASE.fr}|pas (?:maintenant|tout de suite|cette année|ce trimestre|pour (?:l['’]instant|le moment))`,
].join("|");
const JAPANESE_PHASE =
  "(?:今回|今期|今年度?|当面|最初の(?:版|バージョン|リリース|段階)|初版|初回(?:版|リリース)|第[1１一](?:版|段階|フェーズ)|(?:試行|試験|パイロット|実証)(?:運用|期間|版|段階)?)";
const NOT_NOW_JAPANESE = `${JAPANESE_PHASE}(?:では|には|は|で)?(?:まだ)?(?:(?:入れ|やら|含め|作ら|載せ|行わ|対応し|実施し)(?:ない|ません)|(?:不要|なし|見送り|対象外)(?:だ|です|とする)?)`;
const LATER = `${MAYBE_LATER}|(?:maybe|perhaps) (?:one|some) ?day|(?:vielleicht )?irgendwann(?: mal| einmal)?|misschien ooit|ooit misschien|wellicht ooit|un jour peut-être|peut-être un jour`;
const LATER_JAPANESE =
  "(?:また|もっと)?後で(?:よい|いい|十分|検討(?:する|します)?)|(?:後日|将来|いずれ|そのうち)(?:考える|検討(?:する|します)?)|後回し(?:でよい|でいい|にする)?";
/** Without `maybe`, other words may follow: `Later in the day, a message.` A step of the product may be later too. */
const BARE_LATER =
  "(?:(?:only |much )?later(?: on)?|(?:erst |viel )?später|(?:pas |veel )?later|(?:bien )?plus tard)";
const WAIT =
  "(?:(?:this |it )?can wait|(?:das )?kann (?:aber |noch )?warten|(?:dit |dat )?kan (?:nog )?wachten|(?:cela |ça |elle |il )?peut attendre)";
const WISH = {
  plain: `(?:(?:just |only |nur |alleen )?(?:an? |ein |een |un )?nice[ -]to[ -]have|leuk om te hebben|schön zu haben|${WAIT}|(?:das )?muss nicht sein|hoeft niet(?: per se)?|pas indispensable)`,
  japanese:
    "(?:あ(?:れば|ると|ったら)(?:便利|助かる|嬉しい|うれしい|よい|良い|いい)|なくても[よい]い)(?:だ|です)?",
};
/** An opinion that only puts off if another clause does: `It would be nice, but not for the pilot.` */
const WOULD_BE_NICE = [
  "(?:(?:it|this|that) )?(?:would|might) be (?:\\p{L}+ ){0,2}(?:nice|pleasant|great|good|fun|lovely|useful|handy|helpful)",
  "(?:(?:a )?(?:nice|great|good|fun|lovely|useful|handy)(?: idea| thought)?)",
  "(?:(?:das|es) )?wäre (?:\\p{L}+ ){0,2}(?:schön|angenehm|gut|toll|nett|praktisch|nützlich|hilfreich)",
  "(?:(?:schöne|gute|tolle|nette) idee|schön|gut|nett|praktisch|nützlich)",
  "(?:(?:dat|het) )?zou (?:\\p{L}+ ){0,2}(?:mooi|prettig|leuk|fijn|handig|goed|nuttig) zijn",
  "(?:(?:mooi|leuk|goed|handig|fijn)e?(?: idee)?)",
  "(?:(?:ce|ça|cela) )?serait (?:\\p{L}+ ){0,2}(?:bien|agréable|bon|utile|pratique|sympa|intéressant)",
  "(?:(?:bonne|belle) idée|utile|pratique|sympa|intéressant)",
].join("|");
const BUT = "(?:,|;| [–—-])? (?:(?:but|aber|maar|mais) )?";

/** The end of a clause that says all, or its reason. A colon would begin a list of what else is left out. */
const END =
  "(?=\\s?[.!?;。…]|$| [–—-] | \\(|,? (?:because|since|as|weil|da|denn|omdat|want|parce|car|puisque)(?!\\p{L})|[,;]? (?:but|aber|maar|mais) (?:(?:maybe|perhaps|vielleicht|misschien|peut-être) )?(?:later|später|plus tard)(?!\\p{L})|[,;] (?:(?:to )?(?:revisit|reconsider|reassess)|(?:erneut|neu|wieder) (?:prüfen|bewerten)|(?:opnieuw|weer) (?:bekijken|beoordelen)|à (?:revoir|réexaminer))(?!\\p{L}))";
/** Japanese gives the reason before it or in a sentence of its own. */
const END_JAPANESE = "(?:だが|ですが|が|けれど|けど)?(?=[。、！]|$)";

/** A phase after the first, by its number: `the second version`, `v2`. */
const LATER_PHASE = [
  "(?:the |a )?(?:second|third|next|later) (?:version|release|phase|stage|iteration)",
  "(?:(?:die|der|den|das|eine[rn]?) )?(?:zweiten?|dritten?|nächsten?|spätere[rn]?) (?:version|fassung|phase|stufe|ausbaustufe|ausgabe)",
  "(?:de |een )?(?:tweede|derde|volgende|latere) (?:versie|fase|release)",
  "(?:la |une |à la )?(?:deuxième|seconde|troisième|prochaine) (?:version|phase|étape|itération)|une version (?:ultérieure|suivante)",
  "(?:version|versie|release|phase|v) ?[2-9](?:\\.\\d)?",
].join("|");
const UNTIL =
  "(?:(?:for|until|till|auf|bis(?: zu[rm]?)?|tot|op|jusqu['’]à|à|pour)(?: la(?= (?:deuxi|second|trois|proch|v)))? |la (?=v ?[2-9]|version [2-9]))?";
const ONLY_IN =
  "(?:(?:something |a topic |only |rather |more )(?:for|in|from)|not before|(?:etwas |ein thema |eher |mehr )für|(?:erst|frühestens)(?: (?:in|im|mit|ab))?|(?:iets|meer iets|eerder iets|eerder) voor|pas(?: (?:in|vanaf))?(?= (?:de |een )?(?:tweede|derde|volgende|latere|versie))|(?:plutôt|seulement|uniquement)(?: (?:pour|dans))?|pas avant)";
const WAITS = `${WAIT} ${UNTIL}(?:${LATER_PHASE})|(?:das )?kann (?:noch )?(?:auf|bis(?: zu[rm]?)?) (?:${LATER_PHASE}) warten|${ONLY_IN} (?:${LATER_PHASE})`;
/** What it waits for ends the sentence: `Later, when they leave, guests rate it` is a step of the product. */
const LATER_WHEN = `${BARE_LATER},? (?:when|once|wenn|sobald|als|wanneer|zodra|quand|lorsque|dès que|une fois que)(?!\\p{L})[^,.;:!?…]{3,60}(?=[.!…]|$)`;
const JAPANESE_LATER_PHASE =
  "(?:(?:第[2-9２-９二三]|次の?)(?:版|バージョン|段階|フェーズ)|v[2-9])(?:で(?:よい|いい|十分|検討(?:する|します)?)|まで待てる|以降(?:でよい|でいい)?)";
/** Who says it, in quotation marks: \`Ann: “Later, when the oven works.”\` */
const SPEAKER =
  /^(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[\p{sc=Han}\p{sc=Kana}ー]{1,8}(?:さん)?)\s?[:：]\s?[«“„"「]\s?/u;

const build = (...forms: string[]) => new RegExp(`^(?:${forms.join("|")})`, "iu");
const LEFT_FOR_LATER = build(
  `(?:(?:${WISH.plain}|${WOULD_BE_NICE})${BUT})?(?:(?:${NOT_NOW})${END}|(?:${LATER})(?:\\s?\\?|${END}))`,
  `(?:${WISH.japanese}(?:だが|ですが|が|けれど|けど)?、?)?(?:${NOT_NOW_JAPANESE}|${LATER_JAPANESE})${END_JAPANESE}`,
);
const LEFT_FOR_PHASE = build(
  `(?:(?:${WISH.plain}|${WOULD_BE_NICE})${BUT})?(?:${WAITS})${END}`,
  `(?:${WOULD_BE_NICE})${BUT}${LATER_WHEN}`,
  `(?:${WISH.japanese}(?:だが|ですが|が|けれど|けど)?、?)?${JAPANESE_LATER_PHASE}${END_JAPANESE}`,
);
const BEGINS_LATER = build(LATER_WHEN);
/** Whole sentences, which also may answer when the product does it: `When does the mail go out? After launch.` */
const AFTER_LAUNCH = build(
  `(?:${[
    "(?:only |not until |not before |maybe |perhaps )?after (?:the |our )?(?:launch|go-live|roll-?out|pilot|first (?:version|release|phase))",
    "(?:erst |vielleicht )?nach (?:dem|der|unserem) (?:start|launch|rollout|go-live|einführung|pilot(?:en|phase|projekt|betrieb)?|ersten (?:version|phase|stufe))",
    "(?:pas |misschien )?na (?:de|het|onze) (?:lancering|livegang|uitrol|pilot(?:fase)?|eerste (?:versie|fase|release))",
    "(?:seulement |uniquement |peut-être )?après (?:le (?:lancement|déploiement|pilote)|la (?:mise en service|phase pilote|première (?:version|phase)))",
    "(?:公開|リリース|稼働|導入|本番開始)後(?:に(?:する|検討(?:する|します)?)?|で(?:よい|いい)|に回す)?",
  ].join("|")})\\s?(?:[.!…。]|$)`,
  `(?:out for (?:now|the moment)|vorerst (?:raus|draußen|außen vor)|voorlopig (?:eruit|erbuiten)|écartée? pour (?:l['’]instant|le moment))${END}`,
);
const LATER_ALONE = build(`${BARE_LATER}(?=\\s?[.!;…]|$)`);
/** At the beginning of an idea, what follows a comma is the reason: `Maybe later, the pilot is white only.` */
const BEGINS_LEFT = build(`(?:${NOT_NOW}|${LATER}), (?!(?:but|aber|maar|mais) )`);
const WISHED = build(
  `(?:(?:${WOULD_BE_NICE})${BUT})?${WISH.plain}(?:${END}|,)`,
  `${WISH.japanese}${END_JAPANESE}`,
);

/** What follows goes on with the product, as in `Not for the start. The second order has a discount`, unless it names a version. */
const GOES_ON = new RegExp(
  `^(?!.*(?:version|phase|stufe|fase|release|pilot|étape|版|段階)).*${matchWords("second|zweite\\p{L}*|tweede|deuxième|après|二回目").source}`,
  "iu",
);
/** A later sentence that takes it back. */
const TAKEN_BACK =
  matchWords(`(?:is|are) (?:now|in fact) (?:required|needed|in)|now required|moved (?:it|this|that) (?:back )?in
  ist (?:jetzt|nun) (?:doch )?(?:nötig|pflicht|dabei|erforderlich)|doch (?:noch )?aufgenommen
  is nu (?:toch )?(?:nodig|verplicht)|toch opgenomen
  est (?:maintenant|désormais|finalement) (?:requise?|nécessaire|obligatoire)
  必須(?:に|と)な|入れることに`);

/**
 * Finds the sentence by which an idea leaves itself for later: `Not for the pilot, because …`. `Later.` does so only at its beginning: `Guests
 * pay. Later.`
 */
export const findLeftForLater = (sentences: readonly string[]): string | undefined =>
  sentences.find(
    (each, at) =>
      (LEFT_FOR_LATER.test(each) ||
        LEFT_FOR_PHASE.test(each.replace(SPEAKER, "")) ||
        (BEGINS_LATER.test(each.replace(SPEAKER, "")) && (at === 0 || SPEAKER.test(each))) ||
        (AFTER_LAUNCH.test(each) && !isQuestion(sentences[at - 1] ?? "")) ||
        (at === 0 && (BEGINS_LEFT.test(each) || LATER_ALONE.test(each)))) &&
      !GOES_ON.test(sentences[at + 1] ?? "") &&
      !sentences.slice(at + 1).some((said) => TAKEN_BACK.test(said)),
  );

const ENTRY_FOR_LATER = new RegExp(
  `^[^.!?:：;,]{2,60}(?:\\s?[:：]\\s?| [–—-] )(?:(?:${BARE_LATER}|${LATER}|${NOT_NOW})|後で|後回し)[.!。]?$`,
  "iu",
);
/** Whether an entry of a list puts off what it names: `Mobile push: later`. */
export const isEntryForLater = (entry: string): boolean => ENTRY_FOR_LATER.test(entry);

/** Finds the sentence by which an idea calls itself no more than nice to have, or says that it can wait. */
export const findWish = (sentences: readonly string[]): string | undefined =>
  sentences.find((each) => WISHED.test(each));

const DOUBT_MARK = /[?？]{2}|\([?？]\)/;
/** Whether a text has the marks of a doubt: `Chat??`, `Chat (?)`. */
export const holdsDoubt = (text: string): boolean => DOUBT_MARK.test(text);

/** What speaks for it all the same: `but would look nice`. */
const WOULD =
  "(?:,? (?:but|aber|maar|mais) (?:(?:it|das|es|dat|het|ce|cela) )?(?:would|wäre|würde|zou|serait) [^.,;!?]{1,60})?";
const UNASKED = new RegExp(
  `(?:^|[,;–—:]\\s|(?:but|and|aber|und|maar|en|mais|et) )(?:(?:${[
    "(?:nobody|no one|no customer|none of (?:them|the customers)) (?:has |have )?(?:ever )?(?:asked for|requested|wanted) (?:it|this|that)(?: (?:yet|so far))?",
    "(?:nobody|no one|no customer) has asked (?:yet|so far)|(?:niemand|keiner|kein kunde) hat bisher gefragt",
    "(?:niemand|keiner|kein kunde) hat (?:bisher |je )?(?:danach gefragt|darum gebeten|(?:sie|es|das|ihn|sich das) (?:gewünscht|verlangt))|(?:hat|wurde) (?:bisher )?(?:niemand|von niemandem) (?:gewünscht|verlangt)",
    "(?:niemand|geen klant) (?:heeft (?:er|hier|daar) ?(?:ooit )?om gevraagd|vroeg (?:er|hier|daar) ?om)",
    "(?:personne|aucun client) ne l['’]a (?:jamais |encore )?demandée?s?",
  ].join(
    "|",
  )})${WOULD}${END}|(?:(?:誰(?:から)?も|誰一人)(?:これを)?(?:要望|希望|求め|頼ん)[^。、]{0,6}(?:ない|なかった)|(?:誰からも)?要望は(?:ない|なかった))(?=[。、]|$))`,
  "iu",
);
/** Whether a sentence says that nobody asked for an idea. */
export const saysUnasked = (sentence: string): boolean => UNASKED.test(sentence);

const OUTSIDE = build(
  `(?:(?:what is |what['’]s )?not (?:in|part of|for)|outside(?: of)?) ${PHASE.en}$`,
  `(?:was )?nicht (?:in|im|für|teil) ${PHASE.de}(?: ist)?$|außerhalb (?:de[sr] |vom )?(?:ersten? )?(?:version|phase|pilot(?:en|s|phase|projekts|betriebs)?|testphase|projekts)$`,
  `(?:wat )?niet (?:in|voor) ${PHASE.nl}(?: zit)?$|(?:wat )?buiten ${PHASE.nl}(?: valt)?$`,
  `(?:pas|non) (?:dans|pour) ${PHASE.fr}$|(?:hors|en dehors) (?:du |de la |de l['’]|de )?(?:première )?(?:version|phase(?: pilote)?|pilote|projet pilote|expérimentation|mvp)$`,
  `${JAPANESE_PHASE}(?:に|で|では|には)?(?:含まない|含まれない|含めない|入れない|やらない|行わない|しない)(?:もの|こと)?$`,
);

/** Whether a heading says that what is below it is not in a phase of the plan: `Not in the pilot`. `Outside the season` says when. */
export const namesOutside = (heading: string): boolean =>
  OUTSIDE.test(heading.replace(/[.:：]$/, ""));
