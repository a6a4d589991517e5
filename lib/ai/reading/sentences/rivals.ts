import { matchWords, OUR_COMPANY } from "@/lib/text/words";

const SAYS_WE = matchWords(`${OUR_COMPANY}|私たち|わたしたち|私ども|当店`);
/** German `Sie` and `Ihre` with a capital are the reader, within a sentence. */
const READER =
  /(?<!\p{L})(?:[Yy]ou|[Yy]our|[Jj]ullie|[Uu]w|[Vv]ous|[Vv]otre|[Vv]os)(?!\p{L})|(?<=\p{L},? )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})|お客様|あなた|ご利用/u;
/** Notes on a rival tell of them, of deals, or of both sides. */
const OF_NOTES = new RegExp(
  `(?<!\\p{L})(?:${[
    "they|their|them|zij|hun|ils|elles|leurs?",
    "los[te]s?|losing|wins?|won|deals?|than (?:us|we|ours)",
    "verlier\\p{L}*|verlor\\p{L}*|gewinn\\p{L}*|als wir",
    "verlie(?:s|z)\\p{L}*|dan wij",
    "perd\\p{L}*|gagn\\p{L}*|que nous",
    "(?:told|wrote) us|sagten?(?: es)? uns|schrieb(?:en)? uns|(?:vertelden?|schreef|zeiden?) ons|nous (?:a|ont) (?:dit|écrit)",
  ].join("|")})(?!\\p{L})|うち|自社|当社|失注|負け|勝`,
  "iu",
);

/** The address of a page: `boxco.example/how-it-works`. A host alone may be the name of a rival: `Boxco.com`. */
const ADDRESS = /https?:\/\/\S+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}\/[^\s)]+/giu;

/** Drops the addresses of pages from a title. */
export const dropAddresses = (title: string): string => title.replaceAll(ADDRESS, "");

/** How we came to know a page: `We checked it on 3 May` is a note below its address. */
const LOOKED = new RegExp(
  [
    "(?<!\\p{L})we (?:have |also )?(?:checked|looked|read|saw|seen|visited|tried|tested|called|asked|found|copied|noted|compared)(?!\\p{L})",
    "(?<!\\p{L})(?:haben wir|wir haben)(?!\\p{L})[^.!?]* (?:geprüft|angesehen|gelesen|gesehen|getestet|ausprobiert|angerufen|gefragt|gefunden|kopiert|verglichen)(?!\\p{L})",
    "(?<!\\p{L})(?:hebben (?:we|wij)|(?:we|wij) hebben)(?!\\p{L})[^.!?]* (?:gecheckt|bekeken|gelezen|gezien|getest|geprobeerd|gebeld|gevraagd|gevonden|gekopieerd|vergeleken)(?!\\p{L})",
    "nous (?:l['’])?(?:avons|y avons) (?:regardé|lu|vu|visité|testé|essayé|appelé|demandé|trouvé|copié|comparé|consulté|vérifié)",
    "(?:見|確認し|調べ|試し|読ん|比べ)(?:た|だ|まし)",
  ].join("|"),
  "iu",
);

/**
 * Whether a text about a rival is copied from what they tell buyers: `We deliver your report tonight`. Below the address of a page, *we* or
 * *you* alone tells it, unless we say that we looked at the page.
 */
export const speaksToBuyers = (sentences: readonly string[], title = ""): boolean => {
  const isPage = dropAddresses(title) !== title;
  return (
    sentences.some((said) =>
      isPage
        ? SAYS_WE.test(said) || READER.test(said)
        : SAYS_WE.test(said) && (READER.test(said) || /私たち|私ども|弊社|当店/.test(said)),
    ) && !sentences.some((said) => OF_NOTES.test(said) || (isPage && LOOKED.test(said)))
  );
};

/** `No queue any more`, `Keine Wartezeit`, `待ち時間はありません`: without what buyers dislike. `No refunds` is a lack. */
const WITHOUT = new RegExp(
  [
    "^(?:no|never an?|without(?: an?)?) (?:(?:more|hidden|extra|setup|booking|long) )?(?:queues?|queuing|wait|waiting|fees?|charges|contracts?|commitment|paper(?:s|work)?|forms|apps? needed)(?=[^\\p{L} ]|$| (?:any|no|or|and|at|ever|needed|required)(?!\\p{L}))",
    "^(?:keine?[mnrs]?|nie(?: wieder)?|ohne) (?:(?:lange[nr]?|mehr|versteckten?) )?(?:wartezeit(?:en)?|warten|warteschlangen?|schlangen?|anstehen|gebühr(?:en)?|vertrag|verträge|vertragsbindung|mindestlaufzeit|papierkram|papiere?|formulare?)(?!\\p{L})",
    "^(?:geen|nooit(?: meer)?|zonder) (?:(?:lange|verborgen|extra) )?(?:wachtrij(?:en)?|wachttijd(?:en)?|wachten|kosten vooraf|contract(?:en)?|papierwerk|papieren|formulieren)(?!\\p{L})",
    "^(?:pas|plus|jamais|sans|aucune?|zéro)(?: de| d['’]| aucune?)? ?(?:attente|file(?:s| d['’]attente)?|queue|frais|engagement|contrat|paperasse|papiers?|formulaires?)(?!\\p{L})",
    "(?:待ち時間|行列|待つ必要|並ぶ必要|手数料|契約|違約金|書類|アプリ)(?:は|も|が)?(?:ない|なし|ありません|不要|いりません|かかりません)(?:です)?。?$",
  ].join("|"),
  "iu",
);

/** Whether a sentence of such a text claims something of its writer: `40 towns trust us`, `No queue any more`. */
export const isClaim = (sentence: string): boolean =>
  (SAYS_WE.test(sentence) || WITHOUT.test(sentence)) && !/[?？]/.test(sentence);

const THAN =
  "(?:than (?:us|you|yours|ours|with you|at yours)|als (?:wir|uns|ihr|euch|Sie|bei (?:uns|euch|Ihnen))|dan (?:wij|jullie|u|bij (?:ons|jullie|u))|que (?:nous|vous|chez (?:nous|vous)))(?=\\s?(?:[.,;:!)…]|$)| [–—-] )";
const BETTER =
  "(?:faster|quicker|cheaper|better|easier|simpler|earlier|sooner|friendlier|more (?:reliable|flexible|accurate)|schneller|günstiger|billiger|besser|einfacher|früher|freundlicher|zuverlässiger|sneller|goedkoper|beter|makkelijker|eenvoudiger|eerder|vriendelijker|plus (?:rapides?|simples?|faciles?|tôt|fiables?|vite)|moins ch(?:er|ère)s?|meilleure?s?|mieux)";
/** `Boxco is faster than you`, `箱田社のほうがそちらより速い`, but not `It went faster than you said` */
const FAVORS = new RegExp(
  `(?<!(?:not|nicht|niet|pas|no|kein|geen|never) (?:\\p{L}+ )?)(?<!\\p{L})${BETTER}(?!\\p{L})[^,;:.!?]{0,40} ${THAN}|(?:社|屋|さん|サービス)(?:は|の(?:ほう|方)が)(?:うち|御社|そちら|お宅|こちら|当社)より[^。、]{0,16}(?:速い|早い|安い|良い|いい|便利|簡単|親切)|(?:社|屋|さん|サービス)(?:のほう|の方)が(?:うち|御社|そちら|お宅)?[^。、]{0,8}(?:速い|早い|安い|便利|簡単|親切)`,
  "u",
);
/** Whose strength it would be then, or nobody's: a rival begins with a name. */
const OURS_FIRST =
  /^(?:(?:it|this|that|these|there|nobody|no one|none|nothing|everything|the|an?|my|by|es|das|dies|niemand|nichts|keine?r?|alles|de[rm]|die|eine?|mein\p{L}*|het|dit|dat|niets|geen|alles|een|mijn|cela|ça|personne|rien|aucune?|tout|les?|la|une?|mon|ma) |c['’]|l['’]|(?:we|you|our|your|wir|ihr|sie|unser\p{L}*|euer|eure|wij|we|jullie|u|uw|onze|ons|nous|vous|notre|votre|うち|御社|そちら|お宅)(?!\p{L}))/iu;

/** Whether a sentence of feedback says that a rival does better than we do. */
export const favorsRival = (sentence: string): boolean =>
  FAVORS.test(sentence) && !OURS_FIRST.test(sentence) && !/[?？]/.test(sentence);
