import type { DocumentReference } from "../../../reference";
import { abandoned, elsewhere } from "./elsewhere";

const glance = ["Decisions at a glance"];
const context = ["Context"];
const options = ["Options and criteria", "Decisions and reasons"];
const made = [...glance, "Decisions and reasons"];
const consequences = ["Consequences"];
const revisit = ["When to revisit"];
const open = ["Open questions"];
const decided = [...made, ...options, ...consequences];

export const decisionLog: DocumentReference = {
  initiative: "オフライン点検",
  type: "decision_log",
  points: [
    { point: "ぶつかった記録は両方残す", words: ["両方残|両方を残"], sections: made },
    { point: "後勝ちは却下", words: ["後勝ち", "却下"], sections: options },
    { point: "アプリだけで作る", words: ["アプリだけ"], sections: made },
    { point: "PWAは7日でデータが消える", words: ["7日"], sections: options },
    { point: "オフラインは72時間まで", words: ["72時間"], sections: made },
    { point: "24時間では定修に足りない", words: ["定修", "足りない"], sections: options },
    { point: "無制限では台帳が古くなる", words: ["無制限"], sections: options },
    { point: "追加料金は取らない", words: ["追加料金|込みで出"], sections: made },
    { point: "月8,000円のオプション案", words: ["8,000円"], sections: options },
    {
      point: "ぶつかる件数が月20件をこえたら見直す",
      words: ["20件"],
      sections: [...revisit, "Decisions and reasons"],
    },
    {
      point: "料金は1年後に見直す",
      words: ["1年後"],
      sections: [...revisit, "Decisions and reasons"],
    },
    { point: "点検箇所の23%が圏外", words: ["23%"], sections: context },
    {
      point: "8:30の集中は担当が決まっていない",
      words: ["8:30|負荷試験|担当も決まっていない"],
      sections: [...open, ...consequences],
    },
  ],
  wrong: [
    ...elsewhere,
    { ...abandoned, sections: [...made, ...consequences] },
    { says: ["61%|120円"], sections: made, because: "アイデアで、まだ決めていない。" },
  ],
  belongs: {
    オフライン点検: [...context, ...glance],
    オフライン点検の稟議: "anywhere",
    "オフライン対応 2025年案": [...context, "Options and criteria"],
    会社概要: context,
    技術スタック: context,
    どこに売るか: context,
    "ISMSの決まり（端末）": [...context, "Options and criteria", ...consequences],
    "カクヨウ（帳票アプリ）": context,
    "下期の方針（10/1全社会）": [...context, "Options and criteria"],
    "ARR 9億円": context,
    現場に好かれる道具になる: [...context, "Options and criteria"],
    だれが圏外で点検するか: [...context, ...consequences],
    "鵜飼鍛工 牧野係長（9/3訪問）": context,
    "「保存されませんでした」の問い合わせ": context,
    "Fwd: 三笠ケミカルさま 点検の件": context,
    "解約ヒアリング 丸八プレス": context,
    "圏外の実測 12工場": context,
    保全業務アンケート2026: context,
    マモルカ: [...context, "Options and criteria"],
    Safariが保存データを消す話: [...options, ...context],
    "展示会メモ（10/14〜16 東京）": context,
    βに入ってくれる5工場: [...context, ...consequences],
    "圏外で点検を終えて、つながったら送る": [...context, ...open],
    同期待ちの件数を出す: open,
    NFCタグで設備を開く: open,
    声で数値を入れる: open,
    iOSは裏で30秒しか動けない: [...context, "Options and criteria", ...consequences],
    古い端末と容量: [...context, "Options and criteria", ...consequences],
    同期APIの上限: [...context, "Options and criteria", ...consequences],
    法定点検の記録: [...context, ...options],
    ぶつかった記録は両方残す: [...decided, ...revisit],
    "アプリだけ、ウェブ版はやらない": decided,
    オフラインは72時間まで: decided,
    追加料金は取らない: [...decided, ...revisit],
    "送る前に端末をなくす・壊す": [...consequences, ...open],
    "8:30にいっせいに同期": [...consequences, ...open],
    古いシートで点検してしまう: [...consequences, ...open],
    "スケジュール（11/24時点）": [...consequences, ...revisit, ...open],
    "「保存されませんでした」を減らす": [...context, "Options and criteria"],
    打ち直しをなくす: [...context, "Options and criteria"],
    圏外が理由の解約を止める: [...context, "Options and criteria"],
    点検の日時は書きかえられない: [...context, ...options],
  },
};
