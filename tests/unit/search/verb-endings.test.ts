import { expect, test } from "vitest";
import { findFunctionWords } from "@/lib/search/function-words";
import { tokenize } from "@/lib/search/tokens";

const find = (text: string) => findFunctionWords(text, tokenize(text));

test.each([
  ["作業が終わらない", "わら"],
  ["いつ終わりますか", "わり"],
  ["誰に使われたか", "われ"],
  ["何が決まったか", "まっ"],
  ["値段が変わった", "わっ"],
  ["予定が伝わらない", "わら"],
  ["機械が止まった", "まっ"],
  ["苦情を言われた", "われ"],
])("search endings: the ending of a verb names nothing: %s", (text, ending) => {
  expect([...find(text)]).toContain(ending);
});

test.each([
  ["靴ひもが切れた", "ひも"],
  ["窓わくの色", "わく"],
  ["木いすを買う", "いす"],
  ["店ごみは多い", "ごみ"],
  ["紙ごみ", "ごみ"],
  ["鉄くずの値段", "くず"],
  ["豚こまを売る", "こま"],
  ["魚かごに入れる", "かご"],
  ["鍋つゆの味", "つゆ"],
  ["毛ばりで釣る", "ばり"],
  ["胸やけに効く", "やけ"],
  ["席とりをしない", "とり"],
  ["わらない", "わら"],
  ["わらを敷く", "わら"],
])("search endings: a noun of two kana is none: %s", (text, noun) => {
  expect([...find(text)]).not.toContain(noun);
});
