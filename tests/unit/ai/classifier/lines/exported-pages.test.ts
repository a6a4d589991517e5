import { expect, test } from "vitest";
import { byRules, compared } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, title, keep }) => [keep ? label : "noise", title]);
const listKept = (text: string) => list(text).filter(([label]) => label !== "noise");

test("classifier: a toggle of Notion is a heading until it ends", () => {
  const text = `## Non-goals
- Changing the price of a slot

<details>
<summary>Open questions</summary>

- Who pays when a late reschedule leaves a dock empty?

</details>

- Carriers swapping slots with each other
- ▶ Risks
    - Bots grab slots in bulk`;
  expect(list(text)).toEqual([
    ["decision", "Non-goals: Changing the price of a slot"],
    ["general_note", "Open questions: Who pays when a late reschedule leaves a dock empty?"],
    ["decision", "Non-goals: Carriers swapping slots with each other"],
    ["risk", "Bots grab slots in bulk"],
  ]);
  expect(byRules(text).proposals.at(-1)?.content).not.toContain("Non-goals");
});

test.each([
  ["▾ Risiken", "risk"],
  ["► Risico's", "risk"],
  ["▸ Risques", "risk"],
  ["▶ リスク", "risk"],
])("classifier: the sign of a toggle is no part of its name: %s", (heading, label) => {
  expect(list(`${heading}\n- The supplier of the kiosks may stop them.`)).toEqual([
    [label, "The supplier of the kiosks may stop them"],
  ]);
});

test("classifier: a sign before other words stays", () => {
  const line = "▶ The kiosk freezes six times per shift";
  expect(byRules(line).proposals[0]?.content).toBe(line);
});

test.each([
  "Owner: Nadia Osei\nStatus: In progress 🟡\nLast edited time: November 2, 2026 4:12 PM\nTags: carrier, portal, Q1\nRelated to Roadmap (Property): ../Roadmap%20Q1/Carrier%20portal.md",
  "Verantwortlich: Jana Brandl\nStatus: In Arbeit\nErstellt am: 2. November 2026 16:12",
  "Eigenaar: Ann de Wit\nStatus: Bezig\nGemaakt op: 2 november 2026 16:12",
  "Responsable: Sophie Delvaux\nPriorité : Haute\nCréé le : 2 novembre 2026",
  "担当者: 佐藤\nステータス: 進行中",
])("classifier: the properties of a page are not kept: %j", (properties) => {
  const text = `# Carrier portal\n\n${properties}\n\n## Feedback\n\n- The clerks like the kiosk.`;
  expect(listKept(text).map(([, title]) => title)).toEqual(["The clerks like the kiosk"]);
  expect(byRules(text).goals).toEqual([]);
  expect(compared(text)).toEqual({ lost: "feedback", added: [] }); // the name of the label
});

test("classifier: lines below a title that tell something are kept", () => {
  const text =
    "# Portal\n\nStatus: The pilot runs at three sites and the clerks there like it.\nOwner: Ann";
  expect(
    listKept(text)
      .map(([, title]) => title)
      .join(),
  ).toContain("pilot runs at three sites");
  const decision = "# Portal\n\nDecision: We use MessageBird.\nRisk: The supplier may stop.";
  expect(listKept(decision).map(([label]) => label)).toEqual(["decision", "risk"]);
});
