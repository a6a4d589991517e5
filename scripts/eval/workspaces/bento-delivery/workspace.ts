import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { trial } from "./documents/trial";
import { labelItems } from "./items";
import { orderDeadline } from "./order-deadline";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "貼り間違いをなくす",
    key_result: "除去食の貼り間違い・貼り忘れを1,000食あたり2食以下にする",
    baseline: "1,000食あたり28食（2026年9月）",
    timeframe: "2027年6月末",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "表示を見て安心して食べられる",
    key_result: "総務担当者アンケートで表示のわかりやすさ8点",
    baseline: "5.3点",
    timeframe: "2027年9月",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "ラインの速さを落とさない",
    description: "昼の便に間に合わなくなるので、1分あたり42食は守る。",
  },
];

export const bentoWorkspace: SampleWorkspace = {
  name: "はぎの膳",
  contextItems: [
    {
      label: "company_info",
      title: "会社概要",
      content: `株式会社はぎの膳。1987年創業、仙台市若林区。卸町と名取に自社工場があり、平日に約3,400食を412社へ届けています。社員96名、パート210名、売上は年5.1億円。`,
    },
    {
      label: "tech_stack",
      title: "システム構成",
      content: `注文アプリ「はぎオーダー」はRuby on RailsとPostgreSQL。レシピ台帳はFileMakerで、夜中の2時に注文アプリへCSVで渡している。社内の開発は及川さん1名と外注1社。`,
    },
    {
      label: "brand_guidelines",
      title: "文章の書き方",
      content: `ですます調。「お客様」ではなく「お取引先さま」。絵文字は使わない。ロゴの色は萩色 #A4508B。`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "解約を減らす",
      key_result: "法人契約の年間解約率を6%以下にする",
      baseline: "9.4%（2025年度）",
      timeframe: "2027年度",
    },
  ],
  initiatives: [
    {
      title: "アレルゲンラベルの自動印刷",
      description:
        "注文明細とレシピ台帳から1食ごとのアレルゲンラベルを作り、盛付ラインで印刷して貼る。手書きの付せんに代わるもの。担当は製造管理課の大友。卸町は2027年3月1日、名取は4月12日に稼働。",
      archived: false,
      documents: [trial],
      contextItems: labelItems,
      goals,
    },
    orderDeadline,
    {
      title: "朝食弁当",
      description: "7時配達の朝食。2025年に中止、申込みは6社だけだった。",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
