import type { PasteReference } from "../../reference";

const initiative = "アレルゲンラベルの自動印刷";

const chat: PasteReference = {
  name: "製造チャットの書き出し",
  initiative,
  parts: [
    { is: "frame", text: "#ラベル印刷 2026年11月16日（月）" },
    { is: "noise", text: "大友 8:02\nおはようございます。今週もよろしくお願いします。" },
    {
      is: "technical_constraint",
      text: "及川 8:15\n台帳のCSVは夜中の2時の1回しか出せません。FileMakerの仕様で、営業中に書き出すと台帳が3分ほどロックされます。",
    },
    {
      is: "risk",
      text: "門脇 8:21\n心配なのは朝の欠品です。4時に別のソースへ差し替えたら、2時のデータで刷ったラベルが間違いになるおそれがあります。",
    },
    { is: "noise", text: "及川 8:22\nたしかに…" },
    {
      is: "feature_idea",
      text: "門脇 8:30\n差し替えを入力したら、その献立のラベルだけ刷り直せるボタンを付けたらどうでしょうか。",
    },
    { is: "noise", text: "大友 8:41\nすみません、電話が入ったので少し抜けます。" },
    {
      is: "user_feedback",
      text: "丹野 9:10\n若林製作所の総務の方から苦情です。「付せんの字が読めない。卵なのか卯なのかわからない」とのことでした。",
    },
    {
      is: "decision",
      text: "大友 9:35\n製造部長と相談して、ラベルの貼付位置はフタの左上に統一すると決定しました。右上は輪ゴムで隠れるので採用しません。",
    },
    {
      is: "goal",
      text: "大友 9:40\n試し刷りの目標：2027年2月末までに、付せんとラベルの一致率を99.5%以上にする（7月の試し刷りでは97%）。",
    },
    { is: "noise", text: "丹野 9:44\n了解です！" },
    { is: "noise", text: "大友 9:45\n次の打ち合わせは木曜15時、2階の会議室でお願いします。" },
  ],
};

const minutes: PasteReference = {
  name: "取引先ヒアリングの記録",
  initiative,
  parts: [
    { is: "frame", text: "ヒアリング記録 広瀬ソフト株式会社 総務部 小野寺様" },
    { is: "frame", text: "日時：2026年11月18日 14:00〜14:40（オンライン）" },
    { is: "noise", text: "最初の5分は音声が途切れて、つなぎ直した。" },
    { is: "noise", text: "丹野：本日はお忙しいところありがとうございます。" },
    { is: "frame", text: "■ いまの困りごと" },
    {
      is: "user_feedback",
      text: "小野寺様：「くるみアレルギーの社員がいて、毎日わたしが献立表と弁当を見比べています。正直、怖いです」",
    },
    {
      is: "user_feedback",
      text: "小野寺様：「配達の方に聞いても中身はわからないと言われ、工場に電話しても昼前はつながらないのが不満です」",
    },
    { is: "frame", text: "■ 要望" },
    {
      is: "feature_idea",
      text: "小野寺様からの提案：弁当が届いたら、アレルギー登録のある社員本人のスマホに、何番の箱に入っているかを知らせる機能がほしい。",
    },
    { is: "frame", text: "■ 他社" },
    {
      is: "key_competitors",
      text: "競合のデリ杜は、12月から最低注文数を20食から10食に下げ、初月は1食550円で提供すると営業に来たそうだ。",
    },
    { is: "frame", text: "■ その他" },
    {
      is: "compliance_requirements",
      text: "個人情報保護法の要配慮個人情報にあたるため、社員の氏名とアレルギーを並べて印字するなら、本人の同意書を先に取る必要がある。",
    },
    { is: "noise", text: "最後に楽天の話で少し盛り上がった。" },
    { is: "noise", text: "丹野：お時間をいただきありがとうございました。" },
  ],
};

const meeting: PasteReference = {
  name: "製造会議の議事録",
  initiative,
  parts: [
    { is: "frame", text: "製造会議 議事録 2026年11月19日" },
    { is: "noise", text: "出席：大友、門脇、及川、丹野　欠席：早坂（出張）" },
    { is: "frame", text: "1. 実測の報告" },
    {
      is: "market_research",
      text: "名取工場で11月9日から13日に計測した結果、除去食377食のうち貼り間違いは12食（3.2%）、付せん作業は1食あたり平均15.1秒だった。",
    },
    { is: "frame", text: "2. 決まったこと" },
    {
      is: "decision",
      text: "感熱紙は使わず、耐水のラベル紙を採用することに決定した。1枚あたり1.1円高いが、にじみによる刷り直しをなくすため。",
    },
    { is: "frame", text: "3. 目標" },
    {
      is: "goal",
      text: "目標：2027年5月末までに、ラベルを貼る時間を1食あたり6秒以下にする（現状14.2秒）。",
    },
    { is: "frame", text: "4. 懸念" },
    {
      is: "risk",
      text: "リスク：プリンタが2台同時に止まると11時の便に間に合わなくなる可能性がある。予備機は1台しかない。",
    },
    { is: "frame", text: "5. 設備" },
    {
      is: "technical_constraint",
      text: "盛付室のコンセントは1系統15Aまでで、プリンタを3台以上つなぐとブレーカーが落ちる。",
    },
    { is: "noise", text: "忘年会の出欠は今週中に門脇まで。" },
    { is: "noise", text: "次回は12月3日（木）16時から。" },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, meeting];
