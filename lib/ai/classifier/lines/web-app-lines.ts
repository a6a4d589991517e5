import { matchWords } from "@/lib/text/words";
import { AGO, DATE, LATELY, MOMENT } from "./time-lines";

/** Values of fields. Not those that change what was said: `Rejected`, `Decided`. */
const VALUE = [
  "high(?:est)?|medium|low(?:est)?|critical|nice to have|tbd|tbc|to ?do|in progress|in review|done|backlog|open|closed|resolved|unresolved",
  "hoch|mittel|niedrig|in arbeit|in bearbeitung|erledigt|offen|geschlossen",
  "hoog|gemiddeld|laag|in behandeling|klaar|gesloten",
  "élevée?|haute|moyenne?|basse|faible|en cours|terminée?|ouverte?|fermée?",
  "未着手|進行中|完了",
].join("|");
const IS_VALUE = matchWords(`^(?:${VALUE})[.]?$`);
/** `Priority: High`, `Status: Open.` */
const STATE = matchWords(
  `^(?:status|state|priority|importance|severity|priorität|prioriteit|priorité|ステータス|優先度)\\s?[:：]\\s?(?:${VALUE})[.]?$`,
);
/** `Plan: Pro` */
const PLAN = matchWords(
  "^(?:plan|tarif|abonnement|forfait)\\s?[:：]\\s?(?:free|starter|basic|standard|pro(?:fessional)?|plus|premium|business|team|growth|enterprise)$",
);
/** The column `IN PROGRESS 3` of a board. */
const BOARD_COLUMN = matchWords("^(?:to ?do|in progress|in review|done|backlog) \\d{1,3}$");

/** Buttons and notices of web apps, which are no one-word names of a feature. */
const BUTTONS = matchWords(
  `^(?:(?:add|write|leave) (?:an? )?(?:comment|(?:internal )?note|card|description|reply|label|attachment)|reply to customer|add internal note / reply to customer|be the first to like this|no labels|like \\d{1,4}|(?:show|view|see|load|read|learn) (?:more|less)|copy link|skip to (?:main )?content|table of contents|mark as (?:un)?read|search issues|not linked|all notes|legacy editor|transcribed by https?://\\S+|verified user in [^.!?]{3,40})(?:…|\\.{1,3})?$
  ^(?:kommentar|notiz|interne notiz|karte|beschreibung|antwort|anhang) (?:hinzufügen|schreiben)(?:…|\\.{1,3})?$|^(?:mehr|weniger) (?:anzeigen|erfahren)$|^link kopieren$|^zum inhalt springen$|^inhaltsverzeichnis$|^als (?:un)?gelesen markieren$|^nicht verknüpft$
  ^(?:opmerking|reactie|notitie|interne notitie|kaart|beschrijving|bijlage) toevoegen(?:…|\\.{1,3})?$|^(?:meer|minder) (?:weergeven|tonen|lezen)$|^link kopiëren$|^naar (?:de )?inhoud$|^inhoudsopgave$|^markeren als (?:on)?gelezen$|^niet gekoppeld$
  ^ajouter une? (?:commentaire|note|note interne|carte|description|réponse|pièce jointe)(?:…|\\.{1,3})?$|^(?:afficher|voir) (?:plus|moins)$|^en savoir plus$|^lire la suite$|^copier le lien$|^aller au contenu$|^table des matières$|^marquer comme (?:non )?lu$|^non liée?$
  ^(?:type|write|enter) an? (?:new )?message(?:…|\\.{1,3})?$|^(?:neue )?nachricht (?:eingeben|schreiben)(?:…|\\.{1,3})?$|^(?:typ|schrijf) een (?:nieuw )?bericht(?:…|\\.{1,3})?$|^(?:tapez|saisissez|écrivez|écrire|rédigez) un (?:nouveau )?message(?:…|\\.{1,3})?$|^(?:新しい)?メッセージを入力(?:してください)?(?:…|\\.{1,3})?$
  ^(?:コメントを追加|メモを追加|もっと見る|リンクをコピー|目次)(?:…|\\.{1,3})?$
  ^(?:ai|ki)-(?:generated|generierte) (?:content|summary|inhalte) (?:may|might|can|können|kann) [^.!?]{3,60}[.]?$`,
);
/** Names of fields and one-word buttons, which count only next to another scrap: `Labels`. */
const NAMES = matchWords(
  `^(?:authors?|assignees?|reporter|unassigned|labels|milestones?|projects|sort|previous|next|created|updated|due(?: date)?|resolution|priority|status|type|key|apps|share|like|reply|edit|delete|p)$
  ^(?:autor|bearbeiter|nicht zugewiesen|stichwörter|erstellt|aktualisiert|fällig|priorität|typ|teilen|gefällt mir|antworten|bearbeiten|löschen|zurück|weiter)$
  ^(?:auteur|toegewezen aan|niet toegewezen|gemaakt|bijgewerkt|prioriteit|delen|vind ik leuk|beantwoorden|bewerken|verwijderen|vorige|volgende)$
  ^(?:responsable|non assignée?|étiquettes|créée?|modifiée?|échéance|priorité|partager|j['’]aime|répondre|modifier|supprimer|précédent|suivant)$
  ^(?:担当者|ラベル|優先度|共有|いいね！?|返信|編集|削除)$`,
);

/** What a person or a program did with a ticket: `Tom added tag "calendar"`, `#839 opened last week by tomhale`. */
const ACTIVITY = new RegExp(
  `^(?:${[
    "[^.!?:]{2,40} (?:(?:added|removed) tag |assigned this (?:conversation|issue|ticket) to |changed the (?:status|assignee|priority|title) (?:from|to) |created (?:the|this) issue(?: · |$)|self-assigned this(?:$| ))[^.!?]{0,60}",
    "#\\d{1,7} [^!?]{0,60}(?:opened|closed|merged) (?:\\d{1,3} \\p{L}{3,7} ago|yesterday|last week|last month|on \\p{L}{3,9} \\d{1,2})[^.!?]{0,60}",
    "(?:pull request|issue) (?:merged|closed|opened|reopened) by \\S{1,40}",
  ].join("|")})$`,
  "iu",
);

const TICKET =
  "(?:(?:this|the|das|dem|dieses|diesem|diese[rn]?|die|het|dit|deze|cette?|la|le) )?(?:ticket|request|conversation|anfrage|verzoek|demande)(?: (?:n° ?)?#?\\d{1,8})?";
/** What a help desk writes when it joins two tickets, of which it numbers at least one. */
const MERGED = new RegExp(
  `^(?=.*\\d)(?:${TICKET} (?:(?:was|has been) (?:closed and )?merged (?:into|with) ${TICKET}|wurde (?:geschlossen und )?mit ${TICKET} zusammengeführt|(?:is|werd) (?:gesloten en )?samengevoegd met ${TICKET}|a été (?:fermée? et )?fusionnée? avec ${TICKET}))(?:[.,] (?:(?:the |der |de |le )?(?:requester|anforderer|aanvrager|demandeur)|last comment|letzter kommentar|laatste opmerking|dernier commentaire) [^!?]{1,80})?[.:]?$`,
  "iu",
);

const PERSON = "\\p{Lu}[\\p{L}.'’-]*(?: (?:van|von|de[rn]?|du|la|\\p{Lu}[\\p{L}.'’-]*)){0,4}";
const DAY = `(?:${DATE}|\\d{1,2}/\\p{L}{3}/\\d{2}|${AGO})`;
/** Whom and when the foot of a page names: `Created by Luis Ferreira`, `Last updated: Nov 02, 2026 by Grace Lindqvist`. */
const WRITTEN_BY =
  /^(?:created|updated|edited|last (?:updated|edited|modified)|owned|erstellt|zuletzt (?:bearbeitet|aktualisiert|geändert)|aangemaakt|gemaakt|laatst (?:bewerkt|bijgewerkt|gewijzigd)|créée?|modifiée?) (?:by|von|door|par):? (.+)$/iu;
const PERSON_ALONE = new RegExp(`^@?${PERSON}$`, "u");
const WRITTEN_ON = new RegExp(
  `^(?:created(?: time)?|(?:last )?(?:updated|edited|modified)(?: time)?|last seen|erstellt(?: am)?|zuletzt (?:bearbeitet|aktualisiert|geändert)(?: am)?|aangemaakt(?: op)?|gemaakt(?: op)?|laatst (?:bewerkt|bijgewerkt|gewijzigd)(?: op)?|créée?(?: le)?|modifiée?(?: le)?|dernière (?:modification|mise à jour)|作成日時?|保存日時|最終更新(?:日時)?)(?: ?[:：] ?| on | at | )(?:${MOMENT}|${DAY}|${LATELY})(?: (?:by|von|door|par) ${PERSON}|,? \\(?(?:GMT|UTC)[^!?,]{0,20})?$`,
  "iu",
);
const isWritten = (said: string) =>
  WRITTEN_ON.test(said) || PERSON_ALONE.test(WRITTEN_BY.exec(said)?.[1] ?? "");

/** `3 min read`, `5 people viewed`, `12 comments`. */
const COUNTER =
  /^\d{1,6} (?:min(?:utes?|\.)? read|(?:people|person) viewed|views?|comments?|likes?|reactions?|replies|watchers?|min\.? lesezeit|kommentare?|aufrufe|antworten|min\.? leestijd|opmerkingen|reacties|weergaven|min\.? de lecture|commentaires?|vues?|réponses)$/i;
/** `12`, `2/5`, `1-4 of 4`, `#839`. */
const NUMBER = /^#?\d{1,7}(?: ?[/–-] ?\d{1,7})?(?: (?:of|von|van|sur) \d{1,7})?$/;
/** The key of an issue, not a quarter such as `Q4-2026` or a standard such as `ISO-27001`. */
const ISSUE_KEY =
  /^(?!(?:Q[1-4]|H[12]|[TK]?W|ISO|SOC|EN|DIN|IEC|PCI|AES|SHA|RSA|UTF|NIS|COVID)-)[A-Z][A-Z\d]{1,9}-\d{1,6}$/;
/** `@Tom Hale @Priya Raman` */
const MENTIONS = new RegExp(`^@${PERSON}(?:,? @${PERSON}){0,9}$`, "u");
/** `[Table of Contents]` and links to other pages of an export: `[Decision log](Decision%20log%20129ab3.csv)`. */
const CONTENTS =
  /^\[[^\]]{1,80}\]\((?!https?:)[^()\s]{1,160}\.(?:md|csv|html?)\)$|^\[(?:toc|table of contents|inhaltsverzeichnis|inhoudsopgave|table des matières)\]$/i;
/** An image of an export whose text, if any, is the name of its file: `![IMG_1.png](Photos/IMG_1.png)`. */
const IMAGE = /^!\[(?:[^\]]{0,80}\.\p{L}{3,4}|image|untitled)?\]\([^()\s]{1,200}\)$/iu;
const TIME_ALONE = new RegExp(`^${DAY}$`, "iu");

const MAX_SCRAP = 250;
const LONE = [IS_VALUE, NUMBER, ISSUE_KEY, MENTIONS, TIME_ALONE];
/** `Status: Open` below a text is about it. */
export const isStateLine = (said: string) => said.includes(":") && STATE.test(said);
const SURE = [STATE, PLAN, BOARD_COLUMN, BUTTONS, ACTIVITY, MERGED, COUNTER, CONTENTS, IMAGE];

/** Whether a line is a button, or says when and by whom a page was written, wherever it stands. */
export const isChrome = (said: string) =>
  said.length <= MAX_SCRAP && (isWritten(said) || SURE.some((scrap) => scrap.test(said)));

/** Whether a line that is no heading is a value, a number, a key or a day without a word about it. */
export const isLoneValue = (said: string) =>
  said.length <= MAX_SCRAP && LONE.some((scrap) => scrap.test(said));

/** Whether a bullet is only a value: `- HIGH`, `- TBD`. */
export const isValue = (said: string) => said.length <= MAX_SCRAP && IS_VALUE.test(said);

/** Whether a line may be the name of a field or a button. */
export const isFieldName = (said: string) => said.length <= MAX_SCRAP && NAMES.test(said);
