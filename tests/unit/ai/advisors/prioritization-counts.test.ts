import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { isCountedRequest } from "@/lib/ai/advisors/shared/quote-request";
import { item } from "../builtin/pieces";

test.each([
  "9 guides asked for it.",
  "9 small clubs have asked for this since May.",
  "9 clubs want it.",
  "9 Vereine haben danach gefragt.",
  "9 Vereine haben sich das gewünscht.",
  "9 kleine Vereine wollen das.",
  "9 clubs vroegen erom.",
  "9 clubs hebben ernaar gevraagd.",
  "9 clubs l'ont demandé.",
  "9 petits clubs la souhaitent.",
  "9団体が要望した。",
  "9の団体から要望があった。",
])("prioritization: a count of those who asked puts an idea first: %s", (text) => {
  const ideas = [item("feature_idea", "Dim light", "Softer."), item("feature_idea", "Map", text)];
  const { items } = applyRules({
    subject: { type: "initiative", id: "1", title: "Caves" },
    text: "",
    evidence: ideas,
    options: {},
  });
  expect(items[0]?.title).toBe("Map");
  expect(items[0]?.rationale).toContain(text);
});

test.each([
  "0 clubs asked for it.",
  "9 clubs asked us.",
  "9 clubs asked for it to be removed.",
  "9 clubs no longer want it.",
  "9 clubs never asked for it.",
  "9 clubs hardly want it.",
  "9 days we want it.",
  "9 clubs asked about it.",
  "Room 9 asked for it.",
  "9 Vereine haben nicht danach gefragt.",
  "9 Vereine wollen das nicht.",
  "9 Vereine haben kaum danach gefragt.",
  "9 Tage wollen das wenige.",
  "9 Vereine fragten nach dem Preis.",
  "9 clubs willen het niet.",
  "9 clubs vroegen niet erom.",
  "9 clubs hebben gevraagd wat het kost.",
  "9 clubs ne l'ont pas demandé.",
  "9 clubs l'ont demandé à un autre.",
  "9 clubs la veulent moins chère.",
  "9団体が要望しなかった。",
  "9団体が希望する価格は安い。",
])("prioritization: another sentence with a count asks for nothing: %s", (text) => {
  expect(isCountedRequest(text)).toBe(false);
});
