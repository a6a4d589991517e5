import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { splitRecords } from "@/lib/ai/reading/split-records";
import { briefFor, draft, item, readSection } from "../builtin/pieces";

const LOG = `| # | Date | Decision | By | Status |
|---|---|---|---|---|
| D1 | 03/11/26 | Use the shared account | Ruth, Tamsin | final |
| D2 | 10/11/26 | System assigns berths | Tamsin | final |
| D3 | - | Cancel until 18:00 the day before? | Tamsin | OPEN |
| D4 | - | Charge a deposit | Jo | open |`;
const RISKS = `| Risk | L | I | Mitigation | Owner |
|---|---|---|---|---|
| Office updates late | H | H | Reserve a pool of berths | Marek |
| Onboarding takes three weeks | M | M | TBD | Ruth |`;

const log = item("decision", "Decision log", LOG);
const table = item("risk", "Risk table", RISKS);

test("records: each row of a table of decisions has its day and people", async () => {
  const brief = briefFor("decision_log", [log]);
  const overview = await readSection(brief, "Decisions at a glance");
  expect(overview).toMatch(/Use the shared account.* \| 03\/11\/26 \| Ruth, Tamsin \|/);
  expect(overview).toMatch(/System assigns berths.* \| 10\/11\/26 \| Tamsin \|/);
  const open = await readSection(brief, "Open questions");
  for (const said of ["Cancel until 18:00", "Charge a deposit"]) {
    expect(open).toContain(said);
    expect(overview).not.toContain(said);
  }
});

test("records: each row of a table of risks is one, with its owner and its answer", async () => {
  const text = await draft(briefFor("risk_register", [table]));
  expect(text).toMatch(/Office updates late.* \| Marek \|/);
  expect(text).toContain("**Office updates late** (L: H, I: H).");
  expect(text).toContain("Reserve a pool of berths");
});

test.each([
  ["Verantw.", "| Risiko | W | Maßnahme | Verantw. | Stand |\n|---|---|---|---|---|"],
  ["Resp.", "| Risk | L | Mitigation | Resp. | Status |\n|---|---|---|---|---|"],
])("records: a column %s names the owner of a risk", async (_, head) => {
  const rows =
    "| Network is closed at the universities | high | SIM card | Mehdi | open |\n| Papers are late again | low | Outside help | Hagen | draft |";
  const text = await draft(briefFor("risk_register", [item("risk", "Risks", `${head}\n${rows}`)]));
  expect(text).toMatch(/closed at the universities.* \| High\. \| Open\. \| Mehdi \|/);
  expect(text).toMatch(/Papers are late again.* \| Low\. \| Draft\. \| Hagen \|/);
});

test("records: launch readiness reads each row", () => {
  const { checks } = applyRules({
    subject: { type: "initiative", id: "1", title: "Berths" },
    text: "",
    evidence: [log, table],
    options: { today: "2026-11-27", isArchived: false, documents: [] },
  });
  const find = (name: string) => checks.find(({ area }) => area === name);
  const scope = find("Scope and decisions");
  expect(scope?.finding).toContain("Decided: “Use the shared account.”; “System assigns berths.”.");
  expect(scope?.finding).toContain("Not done yet");
  expect(scope?.evidence).toEqual([log.ref]);
  const risks = find("Risks")?.finding;
  expect(risks).toContain("2 risks are recorded.");
  expect(risks).toMatch(/“Onboarding takes three weeks” ends with “.*TBD/);
});

test.each([
  ["| Nr. | Datum | Entscheidung | Von |", "Anmeldung per Code"],
  ["| Nr | Datum | Besluit | Door |", "Aanmelden met een code"],
  ["| N° | Date | Décision | Par |", "Connexion par code"],
  ["| 番号 | 日付 | 決定事項 | 決定者 |", "コードで登録する"],
])("records: %s", (head, said) => {
  const row = `| 1 | 3 Nov 2026 | ${said} | Inga |`;
  const pieces = splitRecords(
    item("decision", "Log", `${head}\n|---|---|---|---|\n${row}\n${row}`),
  );
  expect(pieces).toHaveLength(2);
  expect(pieces[0]).toMatchObject({ title: said, source: { date: "3 Nov 2026", people: "Inga" } });
});

test.each([
  ["decision", "| Option | Cost |\n|---|---|\n| Buy | £5 |\n| Build | £9 |"],
  ["decision", "We buy.\n\n| Decision | By |\n|---|---|\n| Buy | Ann |\n| Sell | Bo |"],
  ["decision", "| Decision | By |\n|---|---|\n| Buy | Ann |"],
  ["decision", "| Decision | By |\n|---|---|\n| Buy | Ann |\n| | Bo |"],
  ["decision", "| Option | Decision |\n|---|---|\n| Buy the tool | Yes |\n| Build the tool | No |"],
  ["risk", "| Task | Risk |\n|---|---|\n| Change the locks | High |\n| Count the keys | Low |"],
  ["decision", "- Decision: buy\n- By: Ann"],
  ["decision", "| Decision needed | By |\n|---|---|\n| Buy | Ann |\n| Sell | Bo |"],
  ["risk", "| Decision | By |\n|---|---|\n| Buy | Ann |\n| Sell | Bo |"],
  ["risk", "| Measure | Owner |\n|---|---|\n| Buy locks | Ann |\n| Count | Bo |"],
  ["general_note", "| Decision | By |\n|---|---|\n| Buy | Ann |\n| Sell | Bo |"],
  ["feature_idea", "| Risk | Owner |\n|---|---|\n| Theft | Ann |\n| Frost | Bo |"],
] as const)("records: of a %s, %s stays one piece", (label, text) => {
  const piece = item(label, "List", text);
  expect(splitRecords(piece)).toEqual([piece]);
});

test("records: neither a word under Date nor a number under By tells when and by whom", () => {
  const head = "| Decision | Date | By |\n|---|---|---|";
  const [first] = splitRecords(
    item(
      "decision",
      "Log",
      `${head}\n| Buy the tool | tbd | 30 June |\n| Sell the shop | 3 May | Bo |`,
    ),
  );
  expect(first).toMatchObject({ source: { date: null, people: null } });
  expect(first?.text).toContain("By: 30 June.");
});

test.each(["Day", "Tag", "Jour", "Owner"])(
  "records: %s tells what is decided, not when or by whom",
  (head) => {
    const cell = head === "Owner" ? "Bo" : "1 May";
    const rows = `| Open the stall | ${cell} |\n| Close the stall | ${cell} |`;
    const [first] = splitRecords(
      item("decision", "Log", `| Decision | ${head} |\n|---|---|\n${rows}`),
    );
    expect(first).toMatchObject({ source: { date: null, people: null } });
    expect(first?.text).toContain(`${head}: ${cell}.`);
  },
);
