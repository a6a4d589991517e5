import { DRAFT_NOTES, NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { DraftWords } from "./draft-words";
import { JAPANESE_KINDS } from "./japanese-kinds";

const list = (names: readonly string[]) => names.join("、");
const CHECK = "ここに入れるべきか確認してください。";

const FOLLOWING = NOTE_FOLLOWING.ja;

export const JAPANESE_WORDS: DraftWords = {
  notes: DRAFT_NOTES.ja,
  heads: {
    goal: "目標",
    keyResult: "主要な成果",
    baseline: "基準値",
    by: "期限",
    decision: "決定事項",
    date: "日付",
    decidedBy: "決定者",
    risk: "リスク",
  },
  story: { As: "利用者：", "I want": "やりたいこと：", "So that": "目的：" },
  openQuestions: "未決事項",
  see: "参照：",
  also: "その他：",
  mentions: (count) => `（${count}件）`,
  join: list,
  more: (count) => `ほか${count}件`,
  colon: "：",
  end: "。",
  fromSources: (count) => `${FOLLOWING.sources}${count}件）。`,
  withoutSources: FOLLOWING.withoutSources,
  asDrafted: "",
  empty: (headings) => `作成時に内容がなかったセクション：${list(headings)}。`,
  emptyStart: "作成時に内容がなかったセクション：",
  onlyToCheck: (headings) => `確認する項目だけのセクション：${list(headings)}。`,
  onlyToCheckStart: "確認する項目だけのセクション：",
  unsaid: () =>
    "この取り組みには、すでに実施されたと述べている項目がありません。以下のうち、まだ予定であるものを確認してください。",
  check: () => CHECK,
  checkNotes: FOLLOWING.unplaced,
  apart: (names) => `${list(names)}${FOLLOWING.apart}`,
  noWish: FOLLOWING.noWish,
  unshipped: `${FOLLOWING.unshipped}顧客が今使えるものだけを約束してください。`,
  noOwner: {
    start: FOLLOWING.noOwner,
    all: "これらのリスクすべて",
    advice: "それぞれに担当者またはチームを決めてください（例：`担当者：田中花子`）。",
  },
  template: (name, isApproved) =>
    `この取り組みには、この種類の${isApproved ? "承認済みの" : ""}文書がすでにあります：${name}。`,
  kept: "その本文は、見出しが合うセクションに引き継がれています。",
  leftOut: "合うセクションがないため省いたもの：",
  notInFull: "この種類のほかの文書（一部のみ引用）：",
  approved: "（承認済み）",
  notFollowed: (names) =>
    `見出しがどのセクションとも合わないため、引き継がれていないこの種類の文書：${names}。`,
  verify: "利用する前に確認してください。",
  kind: (kind) => JAPANESE_KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `ここに書くか、項目を追加してください。${near.length > 0 ? `先に確認：${list(near)}。` : ""}`,
};
