import { expect, test } from "vitest";
import { isQuestion } from "@/lib/text/is-question";

test.each([
  "Who pays?",
  "Wer zahlt?",
  "Wie betaalt?",
  "Qui paie ?",
  "できますか",
  "可能か",
  "どうなのか",
  "どういうことか",
  "担当は誰か",
  "締切はいつか",
  "目標は何か",
  "廃止か見直しか",
  "公開するかどうか。",
])("question: %s", (text) => {
  expect(isQuestion(text)).toBe(true);
});

test.each(["担当は田中ほか", "そんななか", "確認は明日とか", "担当者の誰か", "またいつか", "静か"])(
  "question: %s is none",
  (text) => {
    expect(isQuestion(text)).toBe(false);
  },
);
