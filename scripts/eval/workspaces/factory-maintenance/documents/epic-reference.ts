import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";
import { abandoned, elsewhere } from "./elsewhere";

const outcome = ["Outcome"];
const background = ["Background"];
const users = ["Users"];
const scope = ["In scope", "Stories"];
const out = ["Out of scope"];
const risks = ["Dependencies and risks"];
const done = ["Done when"];

export const epic: DocumentReference = {
  initiative: "オフライン点検",
  type: "epic",
  points: [
    {
      point: "圏外で点検を終え、つながったら送る",
      words: ["圏外|電波", "つながったら|戻ったら"],
      sections: [...outcome, ...scope],
    },
    { point: "打ち直しは1日5分以下", words: ["5分以下"], sections: [...outcome, ...done] },
    { point: "問い合わせは月5件以下", words: ["月5件以下"], sections: [...outcome, ...done] },
    { point: "点検箇所の23%が電波なし", words: ["23%"], sections: background },
    { point: "電波が原因の問い合わせ161件", words: ["161件"], sections: background },
    { point: "解約のうち7社が圏外", words: ["7社"], sections: [...background, ...outcome] },
    { point: "保全員とオペレーター", words: ["保全員|オペレーター"], sections: users },
    { point: "外注の業者は入れない", words: ["外注"], sections: [...out, ...users] },
    { point: "ウェブ版はやらない", words: ["ウェブ版|PWA|アプリだけ"], sections: out },
    {
      point: "72時間まで",
      words: ["72時間"],
      sections: [...scope, ...out, ...risks, ...done],
    },
    {
      point: "まだ送っていない件数を出す",
      words: ["まだ送っていない|同期待ち"],
      sections: scope,
    },
    { point: "iOSは30秒", words: ["30秒"], sections: risks },
    {
      point: "端末をなくすと点検ごと消える",
      words: ["点検ごと消え|端末をなくす"],
      sections: risks,
    },
    { point: "8:30の集中", words: ["8:30|負荷試験|ほぼ同時"], sections: risks },
  ],
  wrong: [
    ...elsewhere,
    { ...abandoned, sections: [...outcome, ...scope, ...risks, ...done] },
    { says: ["後勝ち"], sections: [...scope, ...done], because: "却下した。" },
    { says: ["8,000円"], sections: [...outcome, ...scope, ...done], because: "却下した料金。" },
    { says: ["5時間10分|58%"], sections: scope, because: "調べた結果で、作るものではない。" },
    countered("端末をなくす", "警告と遠隔消去。"),
  ],
  belongs: {
    オフライン点検: [...outcome, ...background, ...scope, ...done],
    オフライン点検の稟議: "anywhere",
    "オフライン対応 2025年案": [...background, ...out],
    会社概要: background,
    技術スタック: risks,
    どこに売るか: [...users, ...background],
    "ISMSの決まり（端末）": [...risks, ...done, ...scope],
    "カクヨウ（帳票アプリ）": background,
    "下期の方針（10/1全社会）": background,
    "ARR 9億円": [...outcome, ...background],
    現場に好かれる道具になる: [...outcome, ...background],
    だれが圏外で点検するか: [...users, ...out, ...background],
    "鵜飼鍛工 牧野係長（9/3訪問）": [...background, ...users, ...scope],
    "「保存されませんでした」の問い合わせ": [...background, ...users],
    "Fwd: 三笠ケミカルさま 点検の件": [...background, ...users],
    "解約ヒアリング 丸八プレス": [...background, ...users],
    "圏外の実測 12工場": [...background, ...users],
    保全業務アンケート2026: [...background, ...users],
    マモルカ: background,
    Safariが保存データを消す話: [...out, ...background, ...risks],
    "展示会メモ（10/14〜16 東京）": background,
    βに入ってくれる5工場: [...users, ...scope, ...risks],
    "圏外で点検を終えて、つながったら送る": [...scope, ...outcome],
    同期待ちの件数を出す: scope,
    NFCタグで設備を開く: [...scope, ...out],
    声で数値を入れる: [...scope, ...out],
    iOSは裏で30秒しか動けない: risks,
    古い端末と容量: risks,
    同期APIの上限: risks,
    法定点検の記録: [...risks, ...done, ...scope],
    ぶつかった記録は両方残す: [...scope, ...background, ...risks, ...out, ...done],
    "アプリだけ、ウェブ版はやらない": [...out, ...background, ...scope, ...risks],
    オフラインは72時間まで: [...scope, ...background, ...out, ...risks, ...done],
    追加料金は取らない: [...background, ...out, ...scope, ...outcome],
    "送る前に端末をなくす・壊す": [...risks, ...scope],
    "8:30にいっせいに同期": risks,
    古いシートで点検してしまう: [...risks, ...scope],
    "スケジュール（11/24時点）": [...risks, ...done, ...scope],
    "「保存されませんでした」を減らす": [...outcome, ...done],
    打ち直しをなくす: [...outcome, ...done],
    圏外が理由の解約を止める: [...outcome, ...done, ...background],
    点検の日時は書きかえられない: [...done, ...risks, ...scope, ...outcome],
  },
};
