import type { Language } from "@/lib/text/languages";

/** Beginnings of the notes that drafts contain about themselves; `note-forms.ts` recognizes the notes by them and by what follows. */
const ENGLISH = {
  assembled: "Assembled without AI",
  instructions: "Instructions are for a model and were not carried out:",
  nothingFound: "No evidence was found for this section.",
  check: "Check before you send:",
  named: "Also on record, without their text:",
  said: "Items on the same subject:",
  ungrounded: "No evidence in this workspace for what follows:",
};
type Note = keyof typeof ENGLISH;
export type Notes = Readonly<Record<Note, string>>;

/** By language of the draft. No mark of a pattern but the full stop is in them. */
export const DRAFT_NOTES: Readonly<Record<Language, Notes>> = {
  en: ENGLISH,
  de: {
    assembled: "Ohne KI zusammengestellt",
    instructions: "Anweisungen sind für ein Modell und wurden nicht ausgeführt:",
    nothingFound: "Für diesen Abschnitt wurden keine Belege gefunden.",
    check: "Vor dem Versenden prüfen:",
    named: "Außerdem erfasst, hier ohne Text:",
    said: "Einträge zum selben Thema:",
    ungrounded: "Für das Folgende gibt es in diesem Arbeitsbereich keine Belege:",
  },
  nl: {
    assembled: "Zonder AI samengesteld",
    instructions: "Instructies zijn voor een model en zijn niet uitgevoerd:",
    nothingFound: "Voor deze sectie is geen onderbouwing gevonden.",
    check: "Controleer voor het versturen:",
    named: "Ook vastgelegd, hier zonder tekst:",
    said: "Items over hetzelfde onderwerp:",
    ungrounded: "Voor het volgende is er geen onderbouwing in deze werkruimte:",
  },
  fr: {
    assembled: "Assemblé sans IA",
    instructions: "Les consignes s’adressent à un modèle et n’ont pas été suivies :",
    nothingFound: "Aucune source n’a été trouvée pour cette section.",
    check: "À vérifier avant l’envoi :",
    named: "Également enregistrés, sans leur texte :",
    said: "Éléments sur le même sujet :",
    ungrounded: "Aucune source de cet espace de travail n’appuie ce qui suit :",
  },
  ja: {
    assembled: "AIを使わずに作成",
    instructions: "指示はモデル向けのため、反映されていません：",
    nothingFound: "このセクションの根拠は見つかりませんでした。",
    check: "送付前に確認：",
    named: "ほかの登録項目（本文は省略）：",
    said: "同じ話題の項目：",
    ungrounded: "以下の内容の根拠はこのワークスペースにありません：",
  },
};

/** What follows the beginning of a note, by which it is told from a quotation that begins alike: `Check before you send: the stamp.` */
type NoteFollowing = Readonly<
  Record<
    | "sources"
    | "withoutSources"
    | "unplaced"
    | "noOwner"
    | "unshipped"
    | "apart"
    | "manyApart"
    | "noWish",
    string
  >
>;
export const NOTE_FOLLOWING: Readonly<Record<Language, NoteFollowing>> = {
  en: {
    sources: " from ",
    withoutSources:
      ". These sections have no evidence in this workspace yet: add the items that they name, then generate again.",
    unplaced: "Groundwork could not tell where these notes belong.",
    noOwner: "Groundwork found no `Owner: …` in",
    unshipped: "None of these ideas says that it has shipped.",
    apart: " shares no words with the ability.",
    manyApart: " share no words with the ability.",
    noWish:
      "Groundwork found no idea that fits the title, so the wish is missing. Name one in the title, or write the wish here.",
  },
  de: {
    sources: " aus ",
    withoutSources:
      ". Für diese Abschnitte gibt es in diesem Arbeitsbereich noch keine Belege: Ergänzen Sie Einträge, und erstellen Sie das Dokument dann neu.",
    unplaced: "Es war nicht zu erkennen, wohin diese Notizen gehören.",
    noOwner: "Ohne `Verantwortlich: …`:",
    unshipped: "Bei keiner dieser Ideen steht, dass es sie schon gibt.",
    apart: ". Prüfen Sie, ob das hierher gehört.",
    manyApart: ". Prüfen Sie, ob das hierher gehört.",
    noWish:
      "Keine erfasste Idee passt zum Titel, daher fehlt der Wunsch. Nennen Sie eine im Titel, oder schreiben Sie den Wunsch hier.",
  },
  nl: {
    sources: " uit ",
    withoutSources:
      ". Voor deze secties is er nog geen onderbouwing in deze werkruimte: voeg items toe en maak het document daarna opnieuw.",
    unplaced: "Het was niet duidelijk waar deze notities thuishoren.",
    noOwner: "Zonder `Eigenaar: …`:",
    unshipped: "Bij geen van deze ideeën staat dat het al beschikbaar is.",
    apart: ". Ga na of dit hier thuishoort.",
    manyApart: ". Ga na of dit hier thuishoort.",
    noWish:
      "Geen vastgelegd idee past bij de titel, dus de wens ontbreekt. Noem er een in de titel, of schrijf de wens hier.",
  },
  fr: {
    sources: " à partir de ",
    withoutSources:
      ". Ces sections n’ont pas encore de sources dans cet espace de travail : ajoutez des éléments, puis générez à nouveau le document.",
    unplaced: "La place de ces notes n’a pas pu être déterminée.",
    noOwner: "Sans `Responsable : …` :",
    unshipped: "Aucune de ces idées ne dit qu’elle est déjà disponible.",
    apart: ". Vérifiez que cela a sa place ici.",
    manyApart: ". Vérifiez que cela a sa place ici.",
    noWish:
      "Aucune idée enregistrée ne correspond au titre, le souhait manque donc. Nommez-en une dans le titre, ou écrivez le souhait ici.",
  },
  ja: {
    sources: "（情報源：",
    withoutSources:
      "。これらのセクションの根拠は、まだこのワークスペースにありません。項目を追加してから、もう一度生成してください。",
    unplaced: "これらのメモをどこに入れるべきか判断できませんでした。",
    noOwner: "`担当者：…` の記載なし：",
    unshipped: "これらのアイデアには、提供済みとの記載がありません。",
    apart: "。ここに入れるべきか確認してください。",
    manyApart: "。ここに入れるべきか確認してください。",
    noWish:
      "タイトルに合うアイデアが登録されていないため、やりたいことが空いています。タイトルでアイデアを挙げるか、ここに書いてください。",
  },
};

/** Lists a note in all languages, since a document may be in any. */
export const listNote = (note: Note): readonly string[] =>
  Object.values(DRAFT_NOTES).map((notes) => notes[note]);

/** All beginnings, for the editor, which has a note's text without its marks. */
export const ALL_NOTES: readonly string[] = Object.values(DRAFT_NOTES).flatMap((notes) =>
  Object.values(notes),
);
