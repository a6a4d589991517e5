import { defineType, listPhrases, NOTE_LABELS, OUTCOMES } from "./definition";
import { AFTERWARDS, CAME_TRUE, FEARS, NOT_SHIPPED, PRAISE } from "./topics";

/** The labels of lines that say how something went. */
export const WENT_WELL = listPhrases`went well:, what went well:,
  gut lief:, lief gut:, was gut lief:, gut gelaufen:,
  ging goed:, goed ging:, wat goed ging:,
  bien passé :, ce qui s'est bien passé :, bien marché :, ce qui a bien marché :,
  良かった点:, 良かったこと:, よかった点:, よかったこと:, うまくいった点:, うまくいったこと:`;
export const WENT_BADLY = listPhrases`went badly:, what went badly:, went wrong:, what went wrong:,
  schlecht lief:, lief schlecht:, was schlecht lief:, schlecht gelaufen:,
  ging slecht:, slecht ging:, wat slecht ging:, ging mis:, mis ging:, wat mis ging:,
  mal passé :, ce qui s'est mal passé :, mal marché :, ce qui a mal marché :,
  悪かった点:, 悪かったこと:, うまくいかなかった点:, うまくいかなかったこと:`;

/** In each language first the labels of lines, such as `Badly: …`, then words. */
const COMPLAINTS = listPhrases`${CAME_TRUE}, broken, badly:, but , complain, wrong, fail, slow,
  schlecht:, schief, beschwer, aber , falsch, verloren, langsam,
  slecht:, klacht, klaag, klagen, maar , fout, kwijt, kapot, traag,
  mal :, plaint, mais , erreur, perdu, en panne, lent,
  失敗, 苦情, 遅い, 遅れ, 間違`;

/** Before a release, a wish is not a success. */
const WISHES = listPhrases`would love, would like, would be great, would be nice, would be good, would be better,
  would be happy, i wish, we wish,
  hätte gern, hätten gern, würde gern, würden gern, wünscht sich, wünschen sich, wäre schön, wäre gut, wäre toll,
  zou graag, zouden graag, zou fijn, zou mooi,
  aimerai, serait bien, serait utile, voudrai,
  てほしい, 欲しい`;
const CAUSES = listPhrases`because, why:, delayed, held up, prevented, led to,
  weil, ursache, grund:, warum:, lag an, verzögert, verhindert,
  omdat, oorzaak, reden:, waarom:, lag aan, vertraagd,
  parce que, cause, pourquoi :, faute de,
  原因, 理由`;

const LESSONS = listPhrases`learn, lesson, surpris, did not know, didn't know, turned out, nobody had,
  gelernt, überrasch, wussten nicht, niemand hatte, stellte sich heraus,
  geleerd, verras, wisten niet, niemand had, bleek,
  appris, leçon, ne savait, ne savions, personne n'avait,
  学び, 教訓, 意外, 知らなかった, 気づいた`;

const NEXT = listPhrases`from now on, next time, action:, actions:, todo, to do, follow-up, follow up,
  ab jetzt, ab sofort, künftig, nächstes mal, nächsten mal, maßnahme, zu tun:,
  vanaf nu, voortaan, volgende keer, actie:, acties:, te doen:,
  à partir de maintenant, désormais, dorénavant, prochaine fois, à faire :, action :, actions :,
  今後は, これからは, 次回, やること`;

export const retrospective = defineType({
  sections: {
    "What we set out to do": {
      purpose: "Recall goals and dates as they stood at the start, before anybody knew better.",
      good: "Gives goals and dates as they stood at the start, unchanged, with their baselines.",
      initiative: true,
      labels: [...OUTCOMES, "constraint", "general", "prd", "epic", "launch_plan", "okrs"],
      check: "Groundwork cannot tell whether this initiative set out to reach these.",
      trustsOwn: true,
      kinds: ["goal", "launched"],
    },
    "What happened": {
      purpose: "Set the results next to the goals, with the turning points on the way there.",
      good: "Each goal has a result next to it, and three to eight dated turning points explain the way there.",
      labels: ["user_feedback", "market_research", "release_notes"],
      about: {
        labels: ["feature_idea", "market_research"],
        words: AFTERWARDS,
        unless: NOT_SHIPPED,
      },
      sentences: { labels: NOTE_LABELS, words: AFTERWARDS },
      check: "Look at the dates: these may be from before the release.",
      unlessSaid: {
        note: "No item of this initiative was found that says what happened after the start. Check whether what follows is the plan.",
      },
      kinds: ["happened", "new"],
    },
    "What went well": {
      purpose: "Name what helped and should be done again, with an example for each.",
      good: "Each entry is something the team did, with an example and a reason to repeat it.",
      sentences: {
        labels: NOTE_LABELS,
        words: [...WENT_WELL, ...PRAISE],
        unless: WISHES,
        lineLabels: WENT_WELL,
      },
    },
    "What went badly": {
      purpose: "Name what cost time, quality or trust, as facts and without blame.",
      good: "States facts with their cost in time, quality or trust, and names no culprit.",
      labels: ["risk", "release_notes"],
      sentences: {
        labels: NOTE_LABELS,
        words: [...WENT_BADLY, ...COMPLAINTS],
        unless: FEARS,
        lineLabels: WENT_BADLY,
      },
      check: "Groundwork cannot tell whether these risks came true. Write about those that did.",
      kinds: ["went_badly", "known_limit"],
    },
    Why: {
      purpose: "Trace the main good and bad results to causes the team can influence.",
      good: "Goes from each main result to a cause that the team can change, and not to bad luck.",
      labels: ["decision", "technical_constraint"],
      about: { labels: ["technical_constraint"], words: CAUSES },
      sentences: { labels: NOTE_LABELS, words: CAUSES },
      check: "Groundwork cannot tell which of these led to a result. Write about those that did.",
      checks: ["decision"],
      trustsOwn: true,
    },
    "What we learned": {
      purpose: "Write the insights that would have changed our decisions, had we known them.",
      good: "Each insight would have changed a decision, and says which one.",
      labels: ["general_note"],
      about: { labels: ["decision"], words: LESSONS },
      sentences: { labels: NOTE_LABELS, words: LESSONS },
    },
    Actions: {
      purpose: "Agree on a few changes, each with an owner, a date and a sign that it worked.",
      good: "At most five changes, each with one owner, a date and a sign that it worked.",
      labels: ["launch_plan", "okrs"],
      about: { labels: ["decision"], words: NEXT },
      sentences: { labels: ["general_note"], words: NEXT },
      kinds: ["change", "next_step", "monitor", "question"],
    },
  },
  required: {
    aims: ["What was aimed at", ...OUTCOMES],
    decisions: ["Decisions on the way", "decision"],
    reactions: ["What users said", "user_feedback"],
  },
  optional: {
    plan: ["Plan or release", "prd", "epic", "launch_plan", "release_notes", "okrs"],
    team_notes: ["Timeline and team notes", "general_note"],
    foreseen_risks: ["Risks foreseen", "risk"],
    technical_surprises: ["Technical limits met", "technical_constraint"],
  },
});
