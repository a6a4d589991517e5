import { defineType, listPhrases } from "./definition";
import { NOT_SHIPPED, RELEASE, SHIPPED } from "./topics";

const IMPROVED = listPhrases`faster, improv, better than, better:, quicker, easier, besser:, verbessert, schneller, beter:, verbeterd, sneller, mieux :, amélior, plus rapide, 改善`;
const FIXED = listPhrases`fixed, bug fix, bugfix, mended, repaired, no longer, behoben, opgelost, hersteld, corrigé, 修正`;
/** `The price is fixed at £2`, `to be fixed` */
const NOT_FIXED = listPhrases`fixed at, fixed price, fixed fee, fixed cost, fixed rate, fixed until, not fixed, not been fixed, be fixed, nicht behoben, niet opgelost, pas corrigé, ${NOT_SHIPPED}`;
const ACTION = listPhrases`switch on, switches it on, switched on, turn on, turned on, opt in, opt-in, migrat, deprecat, have to, has to, stops working,
  müssen sich, muss sich, neu anmelden, einschalten, abgeschaltet, funktioniert nicht mehr, moeten zich, moet zich, opnieuw aanmelden, opnieuw inloggen, inschakelen, werkt niet meer,
  doivent se, devront, se reconnecter, ne fonctionnera plus, ne fonctionneront plus, 再ログイン, 再登録, 廃止`;
const KNOWN = listPhrases`known issue, known limit, does not work, not supported, not yet, workaround, way around,
  still wrong, still open,
  bekannte fehler, noch offen,
  bekende fouten, nog fout,
  problèmes connus, pas encore,
  既知の問題`;
const AVAILABLE = listPhrases`${RELEASE},
  available, help:, support team, support line, help page, help desk, helpdesk,
  verfügbar, hilfe:, hilfeseite,
  beschikbaar, hulp:, hulppagina,
  disponible, aide :, page d'aide,
  提供開始, 問い合わせ`;
const NEW = listPhrases`${SHIPPED}, new:, neu:, nieuw:, nouveau :, nouveautés :, 新機能`;

/** The labels of parts of a list of changes. */
const HEADS = {
  new: listPhrases`new:, new features:, added:, neu:, neuheiten:, neue funktionen:, hinzugefügt:, nieuw:, nieuwe functies:, toegevoegd:,
    nouveau :, nouveautés :, nouveauté :, ajouté :, ajouts :, 新機能:, 新規:, 追加:`,
  improved: listPhrases`improved:, improvements:, better:, changed:, changes:, verbessert:, verbesserungen:, besser:, geändert:, änderungen:,
    verbeterd:, verbeteringen:, beter:, gewijzigd:, wijzigingen:, veranderd:,
    amélioré :, améliorations :, mieux :, modifié :, modifications :, changements :, 改善:, 改善点:, 変更:, 変更点:`,
  fixed: listPhrases`fixed:, fixes:, bug fixes:, bugfixes:, bugs fixed:, behoben:, fehler behoben:, behobene fehler:, fehlerbehebungen:,
    opgelost:, hersteld:, opgeloste fouten:, corrigé :, corrections :, bogues corrigés :, 修正:, 修正点:, 不具合修正:, 不具合の修正:`,
  action: listPhrases`to do:, what to do:, action required:, action needed:, removed:, deprecated:, zu tun:, was zu tun ist:, entfernt:,
    handlungsbedarf:, te doen:, wat te doen:, actie nodig:, actie vereist:, verwijderd:, à faire :, action requise :, supprimé :,
    要対応:, 必要な対応:, お願い:, 削除:, 廃止:`,
  known: listPhrases`known:, bekannt:, bekend:, connu :, 既知:, known issue:, known issues:, known problem:, known problems:, known limit:, known limits:, known bug:, known bugs:,
    bekanntes problem:, bekannte probleme:, bekannter fehler:, bekannte fehler:, bekend probleem:, bekende problemen:,
    bekende fout:, bekende fouten:, problème connu :, problèmes connus :, limite connue :, limites connues :,
    既知の問題:, 既知の不具合:`,
};
export const CHANGE_LABELS = Object.values(HEADS).flat();

export const releaseNotes = defineType({
  sections: {
    Highlights: {
      purpose: "Name the one to three changes most readers will notice, and what they gain.",
      good: "One to three changes, each with what the reader gains, in the reader's words and with no internal names.",
      initiative: "first sentence",
      labels: ["user_feedback", "target_users", "prd", "epic", "user_story"],
      check: "These notes are internal. Say what the release gives those readers, in their words.",
      kinds: ["summary", "launched"],
    },
    New: {
      purpose: "Describe each new ability, where to find it and who has it.",
      good: "Each entry says what one can do now, where to find it and who has it.",
      labels: ["feature_idea"],
      about: { labels: ["feature_idea"], words: NEW, unless: NOT_SHIPPED },
      check: "Groundwork cannot tell whether these have shipped. Describe those that have.",
      unlessSaid: {
        words: SHIPPED,
        note: "No item of this initiative was found that says that something new has shipped. Check whether what follows is out or planned.",
      },
      sentences: { labels: ["general_note"], words: NEW, heads: HEADS.new },
      isDone: true,
      kinds: ["new", "scope", "requirement", "acceptance", "done"],
      takesTicked: true,
    },
    Improved: {
      purpose: "Describe what already existed and now works better, with the difference.",
      good: "Gives before and after for each entry, as a number where there is one.",
      about: { labels: ["feature_idea"], words: IMPROVED },
      sentences: { labels: ["general_note"], words: IMPROVED, heads: HEADS.improved },
      isDone: true,
    },
    Fixed: {
      purpose: "List the faults that are gone, in the words of those who met them.",
      good: "Names what readers saw go wrong, not its cause in the code, and says that it no longer happens.",
      about: { labels: ["feature_idea"], words: FIXED, unless: NOT_FIXED },
      sentences: { labels: ["general_note"], words: FIXED, unless: NOT_FIXED, heads: HEADS.fixed },
      isDone: true,
    },
    "Changes that need action": {
      purpose: "Say what stops working as before, who is affected, what to do and until when.",
      good: "Each entry says who is affected, what to do and until when, and what happens otherwise.",
      about: { labels: ["decision"], words: ACTION },
      sentences: { labels: ["general_note"], words: ACTION, heads: HEADS.action },
    },
    "Known issues": {
      purpose: "List what does not work yet, with a way around where there is one.",
      good: "Each entry says for whom it does not work, and gives the way around or the date of a remedy.",
      labels: ["risk", "technical_constraint", "prd", "epic"],
      about: { labels: ["risk", "technical_constraint"], words: KNOWN },
      sentences: { labels: ["general_note"], words: KNOWN, heads: HEADS.known },
      check: "These risks and limits are internal. Describe those that readers will notice.",
    },
    "Availability and help": {
      purpose: "Give the date and order in which people get the release, and where to ask.",
      good: "Has the date for each group of readers, the help pages and one place to ask.",
      dates: true,
      labels: ["external_link", "prd"],
      about: { labels: ["decision", "external_link"], words: AVAILABLE },
      check: "These links may not be for readers. Keep those that help them with the release.",
      checks: ["external_link"],
      sentences: { labels: ["general_note"], words: AVAILABLE },
      kinds: ["help", "plan"],
    },
  },
  required: {
    specification: ["What was specified", "prd", "epic", "user_story"],
    features: ["Features in this release", "feature_idea"],
  },
  optional: {
    readers: ["Who reads the notes", "target_users"],
    requests_answered: ["Requests this release answers", "user_feedback"],
    known_limits: ["Known limits", "technical_constraint", "risk"],
    voice: ["Voice and wording", "brand_guidelines"],
    links: ["Help pages and links", "external_link"],
  },
});
