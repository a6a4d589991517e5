import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const HEAD = "Summary,Issue key,Issue Type,Status,Description,Acceptance criteria";
const readContent = (description: string, criteria = "") =>
  byRules(`${HEAD}\nShow the queue to drivers,PT-1,Story,Open,"${description}","${criteria}"`)
    .proposals[0]?.content.split("\n\n")[0]
    ?.replace(/^Show the queue to drivers\.?\n/, "");

const LIST = "- Acceptance criteria:\n  - Shown within 5 seconds\n  - Updated each minute";

test.each([
  "Shown within 5 seconds\nUpdated each minute",
  "- Shown within 5 seconds\n- Updated each minute",
  "* Shown within 5 seconds\n\n* Updated each minute",
  "1. Shown within 5 seconds\n2. Updated each minute",
])("classifier cells: acceptance criteria stay a list: %j", (criteria) => {
  expect(readContent("", criteria)).toBe(LIST);
});

test("classifier cells: criteria of one line are no list", () => {
  expect(readContent("", "Shown within 5 seconds")).toBe(
    "- Acceptance criteria: Shown within 5 seconds",
  );
});

test.each([
  "Wanted by three hauliers.\n\nAcceptance criteria:\n- Shown within 5 seconds\n- Updated each minute",
  "Wanted by three hauliers.\nh3. Acceptance criteria\n# Shown within 5 seconds\n# Updated each minute",
  "**Acceptance criteria**\n- Shown within 5 seconds\n- Updated each minute\nWanted by three hauliers.",
  "Wanted by three hauliers.\nAcceptance criteria\nShown within 5 seconds\nUpdated each minute",
])("classifier cells: the criteria within a description are a list: %j", (description) => {
  expect(readContent(description)).toBe(`Wanted by three hauliers.\n${LIST}`);
});

test.each([
  ["Akzeptanzkriterien", "Der Tausch ist sofort sichtbar", "Der Leiter bekommt eine Nachricht"],
  ["Acceptatiecriteria", "De ruil is meteen zichtbaar", "De leider krijgt een bericht"],
  ["Critères d'acceptation", "L'échange est visible", "Le chef reçoit un message"],
  ["受け入れ条件", "すぐに表示される", "責任者に通知が届く"],
])("classifier cells: criteria in another language are a list: %s", (name, one, other) => {
  const sheet = `Summary,Status,Issue key,${name}\nLet drivers swap their shifts,Open,PT-1,"${one}\n${other}"`;
  expect(byRules(sheet).proposals[0]?.content).toContain(
    `\n- ${name}:\n  - ${one}\n  - ${other}\n`,
  );
});

test("classifier cells: criteria in a sheet that is no tracker's are a list too", () => {
  const sheet =
    'Feature,Customer,Acceptance criteria\nLet guests pay with one tap at the table,Hotel Linde,"- Paid within 5 seconds\n- Receipt by mail"';
  expect(byRules(sheet).proposals[0]?.content).toContain(
    "- Acceptance criteria:\n  - Paid within 5 seconds\n  - Receipt by mail",
  );
});

test.each([
  ["The acceptance criteria are missing.\nNobody knows when it is done.", "are missing. Nobody"],
  ["Open the list\nPress the button\nWait", "Open the list Press the button Wait"],
  ["Die Akzeptanzkriterien fehlen.\nBitte nachtragen.", "fehlen. Bitte"],
  ["De acceptatiecriteria ontbreken.\nGraag aanvullen.", "ontbreken. Graag"],
  ["Les critères d'acceptation manquent.\nÀ compléter.", "manquent. À compléter"],
])("classifier cells: other lines of a description are one: %j", (description, said) => {
  const content = readContent(description) ?? "";
  expect(content).toContain(said);
  expect(content).not.toContain("\n");
});
