import type { DocumentReference } from "../../../reference";
import { abandoned, elsewhere } from "./elsewhere";

const scope = ["Scope"];
const pass = ["Pass criteria"];
const data = ["Test data"];
const cases = ["Functional cases"];
const failures = ["Failure and abuse cases"];
const limits = ["Limits and rules"];
const method = ["Environment and method"];
const after = ["Regression and monitoring"];
const rules = [...limits, ...cases, ...failures, ...pass];

export const testPlan: DocumentReference = {
  initiative: "オフライン点検",
  type: "ai_test_plan",
  points: [
    {
      point: "圏外で入れた点検が、つながったら送られる",
      words: ["圏外|電波", "つながったら|戻ったら"],
      sections: [...cases, ...scope],
    },
    {
      point: "両方の記録が残る",
      words: ["両方残|両方を残"],
      sections: rules,
    },
    { point: "72時間で新しい点検を止める", words: ["72時間"], sections: rules },
    { point: "1リクエスト5MBまで", words: ["5MB"], sections: [...limits, ...failures] },
    {
      point: "iOSは裏で30秒",
      words: ["30秒"],
      sections: [...limits, ...failures, ...method],
    },
    {
      point: "31%がAndroid 9以前",
      words: ["31%"],
      sections: [...limits, ...method, ...data],
    },
    {
      point: "日時を書きかえられない",
      words: ["書きかえ|書き換え"],
      sections: rules,
    },
    {
      point: "打ち直し5分以下、問い合わせ月5件以下",
      words: ["5分以下|月5件以下"],
      sections: [...pass, ...after],
    },
    {
      point: "未送信が50件か8時間で警告",
      words: ["50件", "警告"],
      sections: [...cases, ...failures, ...limits],
    },
    {
      point: "8:30の同期の集中",
      words: ["8:30|負荷試験|ほぼ同時"],
      sections: [...failures, ...limits, ...method],
    },
    {
      point: "旧版で点検した印",
      words: ["旧版"],
      sections: [...failures, ...cases, ...limits],
    },
  ],
  wrong: [
    ...elsewhere,
    abandoned,
    { says: ["8,000円|2,400万円"], because: "料金の話で、試すことではない。" },
    { says: ["142,000円|9勝"], because: "よその値段と商談の数。" },
    { says: ["後勝ち"], sections: [...cases, ...pass], because: "却下した。" },
  ],
  belongs: {
    オフライン点検: [...scope, ...cases, ...method],
    オフライン点検の稟議: "anywhere",
    技術スタック: [...method, ...after],
    "ISMSの決まり（端末）": rules,
    だれが圏外で点検するか: [...scope, ...data, ...method],
    "鵜飼鍛工 牧野係長（9/3訪問）": [...cases, ...failures, ...data],
    "「保存されませんでした」の問い合わせ": [...failures, ...after, ...data, ...scope],
    "Fwd: 三笠ケミカルさま 点検の件": [...cases, ...failures, ...method, ...data],
    "解約ヒアリング 丸八プレス": scope,
    "圏外の実測 12工場": [...data, ...method, ...scope, ...failures],
    保全業務アンケート2026: [...scope, ...data],
    Safariが保存データを消す話: [...scope, ...limits],
    βに入ってくれる5工場: [...method, ...data, ...scope],
    "圏外で点検を終えて、つながったら送る": [...cases, ...scope],
    同期待ちの件数を出す: [...cases, ...scope],
    NFCタグで設備を開く: [...cases, ...scope],
    声で数値を入れる: [...cases, ...scope, ...failures],
    iOSは裏で30秒しか動けない: [...limits, ...failures, ...method],
    古い端末と容量: [...limits, ...method, ...data, ...failures],
    同期APIの上限: [...limits, ...failures, ...method],
    法定点検の記録: rules,
    ぶつかった記録は両方残す: [...rules, ...after, ...scope],
    "アプリだけ、ウェブ版はやらない": [...scope, ...limits],
    オフラインは72時間まで: [...rules, ...scope],
    追加料金は取らない: scope,
    "送る前に端末をなくす・壊す": [...failures, ...cases, ...limits],
    "8:30にいっせいに同期": [...failures, ...limits, ...method, ...after],
    古いシートで点検してしまう: [...failures, ...cases, ...limits],
    "スケジュール（11/24時点）": [...method, ...pass, ...after, ...scope],
    "「保存されませんでした」を減らす": [...pass, ...after],
    打ち直しをなくす: [...pass, ...after],
    圏外が理由の解約を止める: [...pass, ...after],
    点検の日時は書きかえられない: rules,
  },
};
