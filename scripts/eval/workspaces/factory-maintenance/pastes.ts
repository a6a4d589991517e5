import type { PasteReference } from "../../reference";

const initiative = "オフライン点検";

const minutes: PasteReference = {
  name: "定例の議事録",
  initiative,
  parts: [
    { is: "frame", text: "# オフライン点検 定例　2026/11/24 15:00–15:50（Meet）" },
    { is: "noise", text: "参加：西原、平松、根本、福地、江口　欠席：児玉（出張）" },
    { is: "noise", text: "録画は平松さんのPCの不調で途中から。" },
    { is: "frame", text: "## 技術" },
    {
      is: "technical_constraint",
      text: "- Zebra TC21では、SQLiteに写真を600枚入れると起動に11秒かかる。端末のメモリの制約で、写真はDBの外に置くしかない。",
    },
    {
      is: "decision",
      text: "- 決定：同期は設備ごとではなく点検シートごとに送る。途中で切れても、送れたシートは送り直さない。",
    },
    {
      is: "risk",
      text: "- 平松の懸念：工場のWi-Fiが「つながっているのに外に出られない」とき、アプリがオンラインだと勘ちがいして待ち続けるおそれがある。",
    },
    {
      is: "feature_idea",
      text: "- 江口の案：画面の上に帯を出して、圏外なら灰色、送信ずみなら緑にする。",
    },
    { is: "frame", text: "## お客さまと市場" },
    {
      is: "user_feedback",
      text: "- 鵜飼鍛工の牧野係長から：「送れたかどうか音で教えてくれ。画面なんか見てる暇ない」",
    },
    {
      is: "market_research",
      text: "- βの5工場で端末を調べた結果：全部で143台、うちAndroid 9以前が52台（36%）、画面が割れているものが9台。",
    },
    {
      is: "key_competitors",
      text: "- マモルカが11月の更新で、圏外でも写真を3枚まで付けられるようにした。追加料金は1工場 月6,000円（展示会のブースで確認）。",
    },
    { is: "frame", text: "## 目標" },
    {
      is: "goal",
      text: "- βの期間中（2027/2/15〜4/16）に、圏外で始めた点検の99.5%が24時間以内にサーバーに届くこと。",
    },
    { is: "frame", text: "## その他" },
    { is: "noise", text: "- 忘年会は12/18、福島の焼き鳥。出欠は児玉さんまで。" },
    { is: "noise", text: "- 次回は12/1 15:00、同じURL。" },
  ],
};

const channel: PasteReference = {
  name: "Slackの #proj-offline",
  initiative,
  parts: [
    { is: "frame", text: "#proj-offline　2026年11月19日（木）" },
    { is: "noise", text: "[10:12] 西原: おはようございます、今日は在宅です" },
    {
      is: "compliance_requirements",
      text: "[10:20] 安達: 法務から。電気事業法の保安規程に点検記録の様式をのせている会社では、紙から電子に変えるときに規程の変更届が法律上必要です",
    },
    { is: "noise", text: "[10:21] 西原: ありがとうございます！" },
    {
      is: "user_feedback",
      text: "[11:03] 栗田: チケット48211、ピノ製菓さまから。「充填室に入るたびに再ログイン。点検の途中でログイン画面に戻されるのが一番つらい」",
    },
    { is: "noise", text: "[11:05] 平松: うっ" },
    {
      is: "technical_constraint",
      text: "[11:30] 平松: 再ログインの件、認証トークンが60分で切れる作りで、圏外では更新できません。Cognitoの設定は全テナント共通なので、ここだけ延ばすのは技術的に無理です",
    },
    {
      is: "feature_idea",
      text: "[11:42] 江口: 圏外のときだけ4桁のPINで開ける機能を作るのはどうですか。初回だけオンラインで設定する形で",
    },
    {
      is: "risk",
      text: "[11:50] 安達: 心配なのは退職した人です。ずっと圏外の端末だと、アカウントを止めても台帳を見られてしまうおそれがあります",
    },
    {
      is: "decision",
      text: "[13:15] 西原: 安達さん平松さんと話して決めました。PINは入れます。ただし最後のオンラインから72時間で無効にします",
    },
    { is: "noise", text: "[13:16] 福地: 👍 了解です" },
    {
      is: "goal",
      text: "[14:02] 西原: 再ログインの目標も置きます。2027年6月末までに、点検中の再ログインを1人あたり週4.1回から0.5回以下に減らす",
    },
    { is: "noise", text: "[14:30] 児玉: 東京の展示会、名刺が足りないので誰か送ってください〜" },
    {
      is: "external_link",
      text: "[15:10] 平松: Zebraの省電力設定のページ https://techdocs.example/zebra/power-manager",
    },
    {
      is: "target_users",
      text: "[15:40] 福地: 使う人の追加です。夜勤の設備当番、1工場2〜3人、50代が多くて、事務所に戻るのは朝だけ",
    },
    { is: "noise", text: "[18:05] 栗田: 定時なのであがります、おつかれさまでした" },
  ],
};

const mails: PasteReference = {
  name: "三笠ケミカルとのメール",
  initiative,
  parts: [
    {
      is: "frame",
      text: "差出人: 久保田 誠 <kubota@mikasa-chem.example>\n宛先: 福地 彩\n件名: Re: Re: オフライン点検βの件",
    },
    { is: "noise", text: "ホゼット　福地様" },
    { is: "noise", text: "いつもお世話になっております。三笠ケミカルの久保田です。" },
    { is: "noise", text: "先日は遠いところをお越しいただき、ありがとうございました。" },
    {
      is: "technical_constraint",
      text: "第2製造棟のタブレットはメモリが2GBで、OSはAndroid 8.1までしか上げられません。アプリはこの範囲で動く必要があります。",
    },
    {
      is: "compliance_requirements",
      text: "高圧ガス保安法にもとづく危害予防規程により、弁の点検は実施者の氏名を本人確認のうえで記録に残すことが義務づけられています。",
    },
    {
      is: "user_feedback",
      text: "現場の班長からは「紙なら濡れても読める。タブレットは雨の日に指が反応しないから信用していない」と言われております。",
    },
    {
      is: "risk",
      text: "心配しておりますのは、無線を切ったまま2交代が続くと、前の班の記録を次の班が見られず、同じ弁を二度開けてしまう事故です。",
    },
    {
      is: "feature_idea",
      text: "ご提案ですが、端末どうしを近づけて記録を渡せる機能を追加していただけると、班の引きつぎに使えます。",
    },
    { is: "noise", text: "ご検討のほど、よろしくお願いいたします。" },
    { is: "noise", text: "三笠ケミカル株式会社　設備管理課　久保田 誠\nTEL 000-000-0000" },
    { is: "frame", text: "2026年11月16日 17:22、福地 彩 <fukuchi@hozet.example> のメール:" },
    { is: "noise", text: "三笠ケミカル　久保田様" },
    {
      is: "decision",
      text: "社内で検討した結果、βは第2製造棟だけで始めることに決定いたしました。第1製造棟は4月以降といたします。",
    },
    {
      is: "key_competitors",
      text: "おたずねのマモルカは、防爆タブレットには対応していないと同社のサイトに書かれています。",
    },
    { is: "noise", text: "日程は改めてご相談させてください。" },
    { is: "noise", text: "福地" },
  ],
};

export const pastes: readonly PasteReference[] = [minutes, channel, mails];
