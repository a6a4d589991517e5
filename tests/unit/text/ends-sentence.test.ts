import { expect, test } from "vitest";
import { endsClause, endsInMark, endsSentence } from "@/lib/text/phrases";

test.each([
  ["The gate was shut.", [true, true, true]],
  ["He asked: “Is it shut?”", [true, true, true]],
  ["Elle a dit : « C’est fermé. »", [true, true, true]],
  ["Er sagte: »Das Tor ist zu.«", [true, true, true]],
  ["**Das Tor war zu.**", [true, true, true]],
  ["門は閉まっていた。」", [true, true, true]],
  ["We did this:", [false, true, true]],
  ["**門：**", [false, true, true]],
  ["The gate was shut,", [false, false, true]],
  ["門は閉まり、", [false, false, true]],
  ["The gate", [false, false, false]],
  ["The gate (north)", [false, false, false]],
])("ends: of a sentence, a clause or a part: %s", (line, ends) => {
  expect([endsSentence, endsClause, endsInMark].map((isEnd) => isEnd(line))).toEqual(ends);
});
