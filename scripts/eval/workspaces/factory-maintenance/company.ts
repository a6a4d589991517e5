import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "会社概要",
    content: `株式会社ホゼット。2015年設立、東大阪市。社員47人（開発19、CS・サポート11、営業9、管理8）。設備保全クラウド「ホゼット」を312社418工場に提供。ARR 6.8億円、解約率は月0.9%。`,
  },
  {
    label: "tech_stack",
    title: "技術スタック",
    content: `- アプリ：Flutter（iOS / Android）
- サーバー：Rails 7、PostgreSQL、AWS東京リージョン
- 認証：Cognito（全テナント共通の設定）
- 監視：Datadog、オンコールは平松・根本の2人で週交代`,
  },
  {
    label: "target_market",
    title: "どこに売るか",
    content: `従業員50〜500人の製造業。金属加工・食品・化学で契約の7割。1,000人をこえる会社は帳票が独自すぎるので追わない。価格はスタンダードで1工場 月118,000円（30ユーザーまで）、プロで月168,000円。`,
  },
  {
    label: "brand_guidelines",
    title: "文章のルール",
    content: `現場の言葉で書く。「DX」「ソリューション」は使わない。「異常」と「故障」を混ぜない。お客さまの社名には「さま」。見出しの色は #E4572E。`,
  },
  {
    label: "compliance_requirements",
    title: "ISMSの決まり（端末）",
    content: `ISO/IEC 27001の運用規程 6.3より。お客さまのデータを端末に残す場合は、暗号化すること、遠隔で消せること、残した理由を台帳に書くこと。次の維持審査は2027年6月。`,
  },
  {
    label: "key_competitors",
    title: "カクヨウ（帳票アプリ）",
    content: `Excelの帳票をそのままタブレットにする。1人 月2,500円。保全の機能（設備台帳、故障の履歴）はない。「とりあえず紙をなくしたい」会社が先に試して、うちに来る順番が多い。`,
  },
  {
    label: "general_note",
    title: "オフィス移転",
    content: `2027年3月に本町へ移転。荷造りは3/12（金）から、段ボールは総務の安田さんまで。フリーアドレスになるので私物のモニターは持ち帰ってください。`,
  },
  {
    label: "general_note",
    title: "下期の方針（10/1全社会）",
    content: `新規より解約を減らす。開発の6割を、いまのお客さまの不満をなくすことに使う。社長の言葉「新しいものを売る前に、いまあるものを使えるようにしよう」`,
  },
];

export const companyGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "ARR 9億円",
    key_result: "ARRが9億円に届く",
    baseline: "6.8億円（2026年9月末）",
    timeframe: "2028年3月末",
    priority: 80,
  },
  {
    goal_type: "general",
    title: "現場に好かれる道具になる",
    description: "課長が買って現場が使わない、をなくす。",
  },
];
