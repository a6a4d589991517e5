import { expect, test } from "vitest";
import { namesAlike } from "@/lib/ai/engines/builtin/choose-story";
import { briefFor, initiative, item, readSection } from "./pieces";

test.each([
  ["仕上がりの通知をLINEで受け取る", "仕上がりの通知をLINEで送る"],
  ["仕上がりの通知をLINEで受け取る", "LINE通知"],
  ["預けた服を写真で見る", "預けた服の写真一覧"],
  ["写真一覧を開く", "預けた服の写真一覧"],
  ["返却日を変える", "返却日の変更"],
  ["家族の会員番号を共有する", "家族で同じ会員番号を使う"],
  ["Move my slot", "Slots that move"],
  ["Termin verschieben", "Den Termin ändern"],
  ["Afspraak verzetten", "Een afspraak wijzigen"],
  ["Déplacer le créneau", "Un autre créneau"],
])("story: a title names an idea of nearly the same name: %s, %s", (title, idea) => {
  expect(namesAlike(title, idea)).toBe(true);
});

test.each([
  ["予約画面を見やすくする", "決済画面の追加"],
  ["仕上がりの通知を受け取る", "店長への混雑通知"],
  ["家族の会員番号を共有する", "引換券の番号"],
  ["暗証番号を忘れたとき", "会員番号の印刷"],
  ["冬服の保管を申し込む", "夏物の保管期限"],
  ["配送の日時を変える", "日時の表示"],
  ["集荷の時間を選ぶ", "営業時間の掲示"],
  ["利用者の声を送る", "利用者の登録"],
  ["料金の見積もりを見る", "料金の割引"],
  ["領収書の再発行", "会員証の再発行"],
  ["光る空きランプ", "預けた服の写真一覧"],
  ["しわのない仕上がり", "LINE通知"],
  ["鍵をなくしたとき", "鍵の音"],
  ["電話で問い合わせる", "問い合わせ件数の集計"],
  ["Move my slot", "Dark colours"],
  ["Termin verschieben", "Dunkle Farben"],
  ["Afspraak verzetten", "Donkere kleuren"],
  ["Déplacer le créneau", "Couleurs sombres"],
  ["通知", "写真"],
  ["写真を見る", "The photo list"],
])("story: a title names no idea that it only shares a word with: %s, %s", (title, idea) => {
  expect(namesAlike(title, idea)).toBe(false);
});

test("story: a Japanese title finds the idea, not the whole initiative", async () => {
  const pieces = [
    initiative(
      "スーパーの入口や駅前に24時間のロッカーを置き、店が閉まっていても預けられるようにする。",
    ),
    item("feature_idea", "仕上がりの通知をLINEで送る", "1通3円。"),
    item("feature_idea", "光る空きランプ", "遠くからでも見える。"),
  ];
  const brief = briefFor("user_story", pieces, {
    title: "仕上がりの通知をLINEで受け取る",
    language: "ja",
  });
  expect(await readSection(brief, "ストーリー")).toContain("仕上がりの通知をLINEで送る");
});
