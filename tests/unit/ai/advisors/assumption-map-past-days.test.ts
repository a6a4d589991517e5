import { expect, test } from "vitest";
import { findClaims } from "@/lib/ai/advisors/assumption-map/find-claims";
import { splitSentences } from "@/lib/text/sentences";

const listDates = (entry: string) => {
  const text = `## Rollout\n\n- ${entry}\n`;
  const { dates } = findClaims(splitSentences(text), text, "2026-12-02", () => false);
  return dates.flat().length;
};

test.each([
  "Steering 25 Nov",
  "Lenkungskreis 25. November",
  "Stuurgroep 25 november",
  "Comité 25 novembre",
])("assumption map: a day that passed lately is no plan: %s", (entry) =>
  expect(listDates(entry)).toBe(0),
);
test.each([
  "Wave 1: 1 Feb",
  "Redshift off: 15 June",
  "Today: 2 Dec",
  "Welle 1: 8. März",
  "Livegang: 10 mei",
])("assumption map: a day to come is one: %s", (entry) => expect(listDates(entry)).toBe(1));
