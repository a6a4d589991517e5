import { NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { Kinds, OwnWords } from "./draft-words";

const list = (names: readonly string[]) => names.join("、");
const CHECK = "ここに入れるべきか確認してください。";

const FOLLOWING = NOTE_FOLLOWING.ja;

const KINDS: Kinds = {
  initiative: "取り組み",
  goal: "目標",
  workspace_goal: "ワークスペース全体の目標",
  upload: "ファイル",
  target_users: "対象ユーザー",
  key_competitors: "競合",
  market_research: "市場調査",
  user_feedback: "ユーザーの声",
  feature_idea: "アイデア",
  technical_constraint: "技術的な制約",
  external_link: "リンク",
  general_note: "メモ",
  company_info: "会社情報",
  tech_stack: "技術構成",
  target_market: "対象市場",
  brand_guidelines: "ブランド指針",
  compliance_requirements: "法令などの要件",
  decision: "決定事項",
  risk: "リスク",
  business_outcome: "事業の成果",
  user_outcome: "ユーザーの成果",
  success_metric: "指標",
  general: "一般",
  constraint: "制約",
  business_case: "ビジネスケース",
  prd: "製品要件書",
  epic: "エピック",
  user_story: "ユーザーストーリー",
  launch_plan: "リリース計画",
  release_notes: "リリースノート",
  executive_summary: "経営層向け要約",
  competitive_battlecard: "競合比較資料",
  okrs: "OKR",
  ai_implementation_spec: "AI向け実装仕様",
  ai_test_plan: "AI向けテスト計画",
  retrospective: "振り返り",
  decision_log: "決定記録",
  risk_register: "リスク一覧",
  draft: "下書き",
  in_review: "確認中",
  approved: "承認済み",
  archived: "保管済み",
};

export const JAPANESE_WORDS: OwnWords = {
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
  asDrafted: "",
  empty: (headings) => `作成時に内容がなかったセクション：${list(headings)}。`,
  emptyStart: "作成時に内容がなかったセクション：",
  onlyToCheck: (headings) => `確認する項目だけのセクション：${list(headings)}。`,
  onlyToCheckStart: "確認する項目だけのセクション：",
  unsaid: () =>
    "この取り組みには、すでに実施されたと述べている項目がありません。以下のうち、まだ予定であるものを確認してください。",
  check: () => CHECK,
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
  confidential: (count) =>
    `機密と記された項目${count}件は省いています。読者に知らせてよい内容は、その記載のない項目に書いてください。`,
  notFollowed: (names) =>
    `見出しがどのセクションとも合わないため、引き継がれていないこの種類の文書：${names}。`,
  verify: "利用する前に確認してください。",
  kind: (kind) => KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `ここに書くか、項目を追加してください。${near.length > 0 ? `先に確認：${list(near)}。` : ""}`,
};
