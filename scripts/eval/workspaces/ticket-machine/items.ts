import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const items: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "券売機を使う人",
    content: `ICカードを持たない観光客と、65歳以上の地元のお客さまが中心。観光客は券売機利用の約38%、4月と10月は半分を超える。通勤客はほとんど使わない。`,
  },
  {
    label: "user_feedback",
    title: "港北駅の駅員、田村さん",
    content: `「外国の方に一日60回は同じことを説明しています。地図を指さして、金額を紙に書いて。列ができると日本のお客さまにも怒られます。」2026年10月14日の聞き取り。`,
  },
  {
    label: "user_feedback",
    title: "お客さまの声 7月~9月",
    content: `券売機について184件。「釣り銭が出ない」52件、「文字が小さい」41件、「クレジットカードが使えない」37件。中島さま(78歳)「昔の機械のほうがよかった。押すところがすぐわかった。」トイレについては20件。`,
  },
  {
    label: "market_research",
    title: "海岸線での試行結果",
    content: `2026年5月から8月に2駅で新型を4台置いた。購入時間は平均92秒から51秒に短くなり、駅員への問い合わせは44%減った。故障は月に1台あたり0.6件で、旧型の0.9件より少ない。`,
  },
  {
    label: "key_competitors",
    title: "湾岸モノレール",
    content: `2025年に全駅でクレジットカードのタッチ乗車を始めた。券売機は半分に減らした。観光客の評価は高いが、65歳以上の苦情が増えたと新聞が報じた。`,
    source_url: "https://news.example.com/wangan-touch",
  },
  {
    label: "feature_idea",
    title: "係員と画面越しに話せるボタン",
    content: `押すと指令所の係員が画面に出て、操作を代わりに進める。夜間に無人になる7駅で特に役に立つ。`,
  },
  {
    label: "feature_idea",
    title: "QR切符",
    content: `スマートフォンで買い、改札でQRコードをかざす。今回の更新には含めない。改札機の交換が先に必要なため、2029年度以降とする。`,
  },
  {
    label: "feature_idea",
    title: "大きな文字の画面",
    content: `最初の画面で「大きな文字」を押すと、文字が1.6倍になり、選択肢が半分に減る。`,
  },
  {
    label: "technical_constraint",
    title: "運賃サーバーとの回線",
    content: `山側の5駅は回線が毎秒2メガビットしかない。画面データは夜間に配信し、昼間は運賃の照会だけにする。照会は2秒以内に返らないと現行の運賃表を使う。`,
  },
  {
    label: "compliance_requirements",
    title: "守るべき決まり",
    content: `バリアフリー法の基準(操作部の高さ、音声案内、点字)。クレジットカードはPCI DSS、カード番号を機械に残さない。新紙幣と500円硬貨に対応すること。`,
  },
  {
    label: "general_note",
    title: "10月29日の打ち合わせ",
    content: `佐伯、技術部の森、東和機器。旧型を一度に全部は外さず、各駅に1台ずつ残して半年並べて使うことにした。中島さまのような声があるため。費用は保守で月35万円増える。残した旧型は2028年3月に外す。`,
  },
  {
    label: "risk",
    title: "新紙幣の識別装置が遅れる",
    content: `部品の納期が2027年3月から5月に延びる恐れがある。森が予備として国内の別の会社から40台分を11月中に押さえ、4月末までに届かなければ最初の8駅をカードとICだけで始める。`,
  },
  {
    label: "risk",
    title: "夜間無人駅でのいたずら",
    content: `旧型では年に14台の画面が割られた。新型の画面は1枚28万円する。`,
  },
  {
    label: "brand_guidelines",
    title: "案内表示の書き方",
    content: `「お客さま」と書き、「利用者」とは書かない。書体はUD新ゴ。会社の色は藍色(#0B3C5D)。`,
  },
];

export const goals: readonly SampleGoal[] = [
  {
    goal_type: "user_outcome",
    title: "早く買える",
    key_result: "購入時間の平均を55秒以下にする",
    baseline: "92秒(2026年4月)",
    timeframe: "2028年3月31日",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "窓口の負担を減らす",
    description: "窓口の係員6人をホームの案内に回す。",
    key_result: "券売機についての問い合わせを月1,200件以下にする",
    baseline: "月2,900件",
    timeframe: "2028年3月31日",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "予算",
    key_result: "設備費は6億4千万円以内",
    timeframe: "2027年度",
  },
  { goal_type: "general", title: "地域に愛される券売機" },
];
