import type { PasteReference } from "../../reference";

const initiative = "ご予約とご到着の刷新";

const minutes: PasteReference = {
  name: "三館会議の議事録",
  initiative,
  parts: [
    { is: "frame", text: "三館会議 議事録　2026年11月17日（火）10時　本館 梅の間" },
    {
      is: "noise",
      text: "出席: 社長、女将、健吾、佐和、川音亭支配人。山ぼうし支配人は雪かきで欠席。",
    },
    { is: "frame", text: "1. 事前の宿帳" },
    {
      is: "decision",
      text: "事前の宿帳は日本語、英語、繁体字の三か国語で始めることに決定。韓国語も検討したが、昨年は年14組なので見送った。",
    },
    {
      is: "technical_constraint",
      text: "佐和: 宿番頭からはCSVで2年分しか書き出せない。それより前のご来館の記録は新しいシステムに移せない。",
    },
    {
      is: "risk",
      text: "川音亭支配人が心配しているのは、メールで書いていただいたアレルギーが板場に届かず、事故になること。",
    },
    { is: "frame", text: "2. 数字の目標" },
    {
      is: "goal",
      text: "2027年6月末までに、ご到着前に宿帳を書いてくださる組を70%にする。6月の試しでは63%。",
    },
    { is: "frame", text: "3. その他" },
    {
      is: "feature_idea",
      text: "女将の案: お着きの30分前に、駅の送迎車の位置をお客様の画面に出せないか。",
    },
    { is: "noise", text: "玄関の自動販売機の前に自転車を停めないこと。" },
    { is: "noise", text: "次回は12月1日、10時から。お茶菓子は川音亭の当番。" },
  ],
};

const chat: PasteReference = {
  name: "帳場のグループトーク",
  initiative,
  parts: [
    { is: "frame", text: "2026/11/12(木)" },
    { is: "noise", text: "08:02 佐和 おはようございます。今朝は冷えますね" },
    {
      is: "user_feedback",
      text: "08:10 佐和 ゆうべの202号室のお客様から「予約サイトで書いた住所を、なぜまた紙に書かされるのか」とお叱りがありました",
    },
    { is: "noise", text: "08:11 美咲 了解です" },
    {
      is: "key_competitors",
      text: "08:25 健吾 渓泉荘が自社サイト限定で一泊1,500円引きを始めました。駅のポスターに出ています",
    },
    { is: "noise", text: "08:26 美咲 (スタンプ)" },
    {
      is: "compliance_requirements",
      text: "09:40 健吾 弁護士の先生より。アレルギーの情報は個人情報保護法の扱いになるので、ご本人の同意なしに館の外へ渡してはいけないそうです",
    },
    {
      is: "feature_idea",
      text: "10:05 美咲 ご到着のとき、前回お泊まりのお部屋とお好きな枕が帳場の画面に出る機能がほしいです",
    },
    { is: "noise", text: "10:06 佐和 すみません、電話が鳴ったので後で読みます" },
    {
      is: "risk",
      text: "13:30 佐和 稽古の前に美咲さんが産休に入ると、川音亭で新しい画面を触れる者がいなくなるおそれがあります",
    },
    { is: "noise", text: "13:31 健吾 明日の早番、誰か代われますか" },
  ],
};

const interview: PasteReference = {
  name: "常連様への聞き取り",
  initiative,
  parts: [
    { is: "frame", text: "聞き取りメモ　大槻様ご夫妻（70代、年4回ご利用）　11月14日　電話" },
    { is: "noise", text: "健吾: もしもし、お声が少し遠いようですが、聞こえますでしょうか。" },
    { is: "noise", text: "大槻様: はい、聞こえますよ。孫の七五三で今日はばたばたしていてね。" },
    { is: "frame", text: "ご到着について" },
    {
      is: "user_feedback",
      text: "大槻様:「毎年来ているのに、毎回同じ住所を書く。老眼鏡を車に忘れると家内に書かせるんです。あれは何とかならんですか」",
    },
    {
      is: "user_feedback",
      text: "奥様:「スマホは使いますけど、途中で電話がかかってくると最初から書き直しになるのが嫌で、やめてしまいます」",
    },
    {
      is: "key_competitors",
      text: "渓泉荘は会員証をかざすだけでお部屋に入れるようになった由。大槻様がこの春に一度お泊まりになった。",
    },
    {
      is: "feature_idea",
      text: "機能の案: 二度目からは前に書いた宿帳を画面に出し、変わりないかを確かめるだけにする。",
    },
    { is: "frame", text: "健吾の控え" },
    {
      is: "goal",
      text: "目標: 2027年秋までに、常連様のご到着の手続きを3分以内に。",
    },
    { is: "noise", text: "健吾: 本日は長いお時間をありがとうございました。" },
    { is: "noise", text: "大槻様: じゃあまた来月。雪が積もらないといいけどね。" },
  ],
};

export const pastes: readonly PasteReference[] = [minutes, chat, interview];
