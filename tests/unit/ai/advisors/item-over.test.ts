import { describe, expect, test } from "vitest";
import { isClosed, isOutdated } from "@/lib/ai/advisors/shared/item-status";
import { briefFor, item, readSection } from "../builtin-pieces";

const makeRisk = (text: string) => item("risk", "Pier", text);
const makeNote = (text: string, title = "Prices") => item("general_note", title, text);

const CLOSED = [
  "This is no longer a risk: the audit is done.",
  "Closed: the pier is repaired.",
  "Cause: clouds. Status: closed.",
  "The pier holds. The danger has passed.",
  "Das ist kein Risiko mehr.",
  "Dit is geen risico meer.",
  "Ce n’est plus un risque.",
  "このリスクは解消した。",
  "解消済。窯は届いた。",
];
const NOT_CLOSED = [
  "Orders wait until the audit has passed.",
  "The freeze has passed, and orders are late.",
  "We close the pier until the danger has passed.",
  "Once the second link is laid, this is no longer a risk.",
  "After the audit, this is no longer a risk.",
  "Is this no longer a risk?",
  "The gate may be closed: cars queue.",
  "Sobald das Kabel liegt, ist das Risiko abgewendet.",
  "Sobald das Kabel liegt, ist kein Risiko mehr da.",
  "Wir gehen kein Risiko mehr ein.",
  "Zodra de kabel ligt, is geen risico meer te zien.",
  "Dès que le câble est posé, ce n'est plus un risque.",
  "渋滞は解消したい。",
];

describe("advisors: a risk", () => {
  test.each(CLOSED)("is closed: %s", (text) => {
    expect(isClosed(makeRisk(text))).toBe(true);
  });

  test.each(NOT_CLOSED)("is open: %s", (text) => {
    expect(isClosed(makeRisk(text))).toBe(false);
  });
});

const OUTDATED = [
  "Die alte Preisliste ist überholt.",
  "Überholt: der Stand vom Mai.",
  "What we said in May no longer applies.",
  "N’est plus valable depuis juin.",
  "この案は無効。",
  "無効：旧料金",
];
const NOT_OUTDATED = [
  "The probe replaces superseded ones.",
  "Der Bus wird überholt.",
  "Die Werkstatt überholt drei Busse.",
  "De oorzaak is achterhaald: een kapotte kabel.",
  "Once June comes, the list no longer applies.",
  "Les tickets caducs restent visibles.",
  "付与の34%が失効。",
  "失効の苦情は月に約210件ある。",
  "無効なコードは3件。",
];

describe("built-in drafts: a risk", () => {
  test.each(CLOSED)("is closed, as for the advisors: %s", async (text) => {
    const brief = briefFor("risk_register", [makeRisk(text)]);
    expect(await readSection(brief, "Register")).toBe("");
    expect(await readSection(brief, "Closed risks")).toContain("Pier");
  });

  test.each(NOT_CLOSED)("is open, as for the advisors: %s", async (text) => {
    const brief = briefFor("risk_register", [makeRisk(text)]);
    expect(await readSection(brief, "Register")).toContain("Pier");
    expect(await readSection(brief, "Closed risks")).toBe("");
  });
});

describe("advisors: a note", () => {
  test.each(OUTDATED)("is outdated: %s", (text) => {
    expect(isOutdated(makeNote(text))).toBe(true);
  });

  test.each(NOT_OUTDATED)("still holds: %s", (text) => {
    expect(isOutdated(makeNote(text))).toBe(false);
  });

  test("is outdated by its title, unless that is about another thing", () => {
    for (const title of ["Spring plan, superseded", "旧料金（失効）"])
      expect(isOutdated(makeNote("12 vans.", title))).toBe(true);
    expect(isOutdated(makeNote("12件。", "失効前のお知らせ"))).toBe(false);
  });
});

describe("built-in drafts: a note", () => {
  const read = (text: string) => readSection(briefFor("prd", [makeNote(text)]), "Problem");

  test.each(OUTDATED)("is outdated, as for the advisors: %s", async (text) => {
    expect(await read(text)).toBe("");
  });

  test.each(NOT_OUTDATED)("still holds, as for the advisors: %s", async (text) => {
    expect(await read(text)).toContain("Prices");
  });
});
