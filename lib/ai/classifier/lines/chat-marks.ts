import { nameNicknames, TIME } from "@/lib/ai/reading/origin";
import { dropSpeaker, stripTime } from "./marks";

/** Marks around the messages of a copied chat: reactions, their number, `3 replies`, `(edited)`. */
const MARK =
  /^(?:(?::[\w+-]{1,30}:(?: ?\d{1,4})? ?)+|\d{1,3} (?:repl(?:y|ies)|antwort(?:en)?|antwoord(?:en)?|réponses?)(?: (?:last reply|view thread|letzte antwort|laatste antwoord|dernière réponse).{0,40})?|\((?:edited|bearbeitet|bewerkt|modifié)\)|(?:view|last) (?:thread|reply .{1,40}))$/i;
const EDITED_WORDS = "edited|bearbeitet|bewerkt|modifié|編集済み";
const EDITED = new RegExp(
  ` ?(?:\\((?:${EDITED_WORDS})\\)|<(?:this message was edited|diese nachricht wurde bearbeitet|dit bericht is bewerkt|ce message a été modifié|このメッセージは編集されました)\\.?>)$`,
  "i",
);
/** `joined #portal along with 2 others.` */
const JOINED =
  /^(?:(?:has )?(?:joined|left) #[\p{L}\d_-]{2,80}(?: along with [^.!?]{1,80})?|was added to #[\p{L}\d_-]{2,80}(?: by [^.!?]{1,60})?|(?:ist|hat) #[\p{L}\d_-]{2,80} (?:[^.!?]{0,40} )?(?:beigetreten|verlassen)|is (?:lid geworden van|toegetreden tot) #[\p{L}\d_-]{2,80}(?: .{0,60})?|a (?:rejoint|quitté) #[\p{L}\d_-]{2,80}(?: .{0,60})?|#[\p{L}\d_-]{2,80}に参加しました)[.。]?$/iu;
/** What a chat program writes itself, below the time of a message: notices, calls that nobody took, and what an export leaves out. */
const NOTICES = [
  "messages and calls are end-to-end encrypted.*|.{1,60} created (?:this )?group(?: [\"“].{1,80})?|.{1,60} changed this group['’]s icon|missed (?:group )?(?:voice|video) call(?:[,.·] .{1,30})?|(?:image|video|audio|sticker|gif|document) omitted|<media omitted>|this message was deleted|you deleted this message",
  'nachrichten und anrufe sind ende-zu-ende-verschlüsselt.*|.{1,60} (?:hat|hast) die gruppe ["“„].{1,60} erstellt|verpasster (?:sprach|video|gruppen)anruf(?:[,.·] .{1,30})?|(?:bild|video|audio|sticker|gif|dokument) weggelassen|<medien (?:ausgeschlossen|weggelassen)>|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht',
  'berichten en (?:gesprekken|oproepen) (?:zijn|worden) .{0,20}end-to-end.{0,10}versleuteld.*|.{1,60} (?:heeft|hebt) (?:de )?groep ["“].{1,60} (?:ge|aange)maakt|gemiste (?:spraak|video|groeps)?oproep(?:[,.·] .{1,30})?|(?:afbeelding|video|audio|sticker|gif|document) weggelaten|<media weggelaten>|dit bericht is verwijderd|je hebt dit bericht verwijderd',
  'les messages et (?:les )?appels sont chiffrés de bout en bout.*|.{1,60} (?:a|avez) créé le groupe(?: ["“«].{1,80})?|appel (?:vocal|vidéo) manqué(?:[,.·] .{1,30})?|(?:image|vidéo|audio|sticker|gif|document) (?:absente?|omise?)|<médias omis>|ce message a été supprimé|vous avez supprimé ce message',
  "メッセージと通話は.{0,10}エンドツーエンド.{0,10}暗号化.*|(?:音声|ビデオ)(?:通話)?(?:の)?不在着信|不在着信.{0,10}|(?:画像|動画|音声|スタンプ)は?(?:省略|除外)されました|<メディアは含まれていません>|このメッセージは削除されました",
];
const NOTICE = new RegExp(`^(?:${NOTICES.join("|")})[.。]?$`, "iu");
/** In UTF-16 units. */
const MAX_NOTICE = 300;

/** Whether a line of a copied chat is no message. */
export function isChatMark(said: string): boolean {
  if (said.length > MAX_NOTICE) return false;
  const bare = stripTime(said);
  const isNotice = NOTICE.test(bare) || NOTICE.test(dropSpeaker(bare));
  return MARK.test(said) || JOINED.test(said) || (bare !== said && isNotice);
}

/** Drops `(edited)` and `<This message was edited>` at the end of a message; one of nothing else stays. */
export function dropEdited(raw: string): string {
  const said = raw.trimEnd().replace(EDITED, "");
  return /\p{L}/u.test(said) && said !== raw.trimEnd() ? said : raw;
}

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** `[30/10/2026, 08:05:00] ~ Marek: …`, whom the address book of the phone does not have. */
const UNKNOWN_WRITER = new RegExp(`^(${TIME}\\s*)~[ \\u00a0\\u202f]?(?=\\p{L})`, "iu");

/** Writes names as in other lines of an exported chat, without `~`, `<` and marks of the direction of writing. */
export const nameUnknownWriters = (lines: readonly string[]) =>
  nameNicknames(
    lines.map((raw) => raw.replaceAll(INVISIBLE, "").replace(UNKNOWN_WRITER, "$1")).join("\n"),
  ).split("\n");
