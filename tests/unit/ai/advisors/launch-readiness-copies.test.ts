import { expect, test } from "vitest";
import type { LaunchDocument } from "@/lib/ai/advisors/launch-readiness/contract";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { DocumentStatus, DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, item, related, upload } from "../builtin/pieces";

const document = (
  type: DocumentType,
  title: string,
  status: DocumentStatus,
  isOutline = false,
) => ({
  ...{ id: title, ref: null, type, title, status, url: "", isOutline },
});

function judge(evidence: readonly Evidence[], documents?: readonly LaunchDocument[]) {
  const listed = evidence.flatMap((piece) =>
    piece.type === "document" ? [{ ...piece, type: piece.label, isOutline: false }] : [],
  );
  const { checks } = applyRules({
    subject: { type: "initiative", id: "i", title: "Gate" },
    text: "",
    evidence,
    options: {
      ...{ today: "2026-11-28", isArchived: false },
      documents: documents ?? listed,
    },
  });
  const find = (area: string) => checks.find((check) => check.area === area);
  return { scope: find("Scope and decisions"), papers: find("Launch documents") };
}

const users = item(
  "target_users",
  "Users",
  "Skippers who moor at night and need a gate code.\n\n- [ ] Interview five owners",
);
const plan = related(
  "launch_plan",
  "Plan",
  "## Tasks\n\n- [ ] Train the offices\n- [x] Sign the marinas\n\n## Open questions\n\n- Which code?\n",
);
const BOXES = "Boxes that are not ticked: “Interview five owners” and “Train the offices”.";

test("launch readiness: boxes and questions that drafts have copied count once", async () => {
  const evidence = [users, plan];
  expect(judge(evidence).scope?.finding).toContain(BOXES);
  for (const type of ["launch_plan", "prd"] as const) {
    const text = await draft(briefFor(type, [users, plan]));
    expect(text).toContain("[ ] Train the offices");
    evidence.push(related(type, `Draft ${type}`, text));
  }
  const { scope } = judge(evidence);
  expect(scope?.finding).toContain(BOXES);
  expect(scope?.finding).toContain("nobody who answers them: “Which code?”.");
});

test("launch readiness: a box is done once its source has been ticked", () => {
  const copy = related("prd", "Draft", "- [ ] Sign the marinas [^4]\n- [ ] Own task [^4]\n");
  const { scope } = judge([plan, copy]);
  expect(scope?.finding).toContain("“Train the offices” and “Own task”.");
});

test("launch readiness: a box of a copy whose source is gone counts once", () => {
  const text = "- [ ] Print the codes [^2]\n";
  const { scope } = judge([related("prd", "One", text), related("launch_plan", "Two", text)]);
  expect(scope?.finding).toContain("not ticked: “Print the codes”.");
});

test("launch readiness: equal boxes of one document are several", () => {
  const text = "## Oban\n\n- [ ] Tested\n\n## Brannoch\n\n- [ ] Tested\n";
  const { scope } = judge([related("launch_plan", "Plan", text)]);
  expect(scope?.finding).toContain("not ticked: “Tested” and “Tested”.");
});

test("launch readiness: a draft next to an approved document of its type needs no approval", () => {
  const documents = [
    document("prd", "Requirements", "approved"),
    document("prd", "Draft prd", "draft"),
    document("prd", "Outline", "draft", true),
    document("launch_plan", "Plan", "approved"),
  ];
  const { papers } = judge([users], documents);
  expect(papers).toMatchObject({ status: "pass", action: "" });
  expect(papers?.finding).toContain("“Draft prd” is a draft.");
});

test.each([
  [document("launch_plan", "Plan", "draft"), "Get “Plan” approved."],
  [document("prd", "Second part", "in_review"), "Get “Second part” approved."],
  [document("launch_plan", "Plan", "draft", true), "Write the text of “Plan”."],
])("launch readiness: another document still has to be approved: %j", (other, action) => {
  const { papers } = judge([users], [document("prd", "Requirements", "approved"), other]);
  expect(papers?.action).toContain(action);
});

test("launch readiness: a question that only a draft shows counts, though it names its source", async () => {
  const note = item(
    "general_note",
    "Open questions",
    "- Which marina is first?\n- Who pays for the locks?",
  );
  const prd = related("prd", "PRD", await draft(briefFor("prd", [note])));
  expect(JSON.stringify(judge([note, prd]))).toContain("Who pays for the locks?");
});

test("launch readiness: each user story needs approval", () => {
  const story = (title: string, status: DocumentStatus) => document("user_story", title, status);
  const { papers } = judge([], [story("Gate", "approved"), story("Reset", "draft")]);
  expect(papers?.action).toContain("Reset");
});

test.each([
  ["Who pays", "Who pays the transport if a school in York has it repaired in Leeds?"],
  ["Offene Fragen", "Wer zahlt den Transport, wenn eine Schule reparieren lässt?"],
  ["Wie betaalt het vervoer", "Wie betaalt het vervoer als een school laat herstellen?"],
  ["Qui paie le transport", "Qui paie le transport quand une école fait réparer ?"],
  ["輸送費", "学校が修理を頼むとき、輸送費は誰が払いますか？"],
])(
  "launch readiness: a note that only asks counts once, without marks: %s",
  async (title, text) => {
    const note = item("general_note", title, text);
    const copy = related("launch_plan", "Draft", await draft(briefFor("launch_plan", [note])));
    const finding = judge([note, copy]).scope?.finding ?? "";
    expect(finding.split(text.slice(-12))).toHaveLength(2);
    expect(finding).not.toContain("**");
  },
);

test("launch readiness: boxes that a draft has copied from a file are no open work", async () => {
  const file = upload("checklist.md", "- [ ] Print the leaflet\n- [ ] Call the insurer\n");
  const copy = await draft(briefFor("launch_plan", [file]));
  expect(copy).toContain("- [ ] Print the leaflet [^");
  const own = `${copy}\n\n- [ ] Train the tuners`;
  expect(judge([file, related("launch_plan", "Plan", own)]).scope?.finding).toContain(
    "Boxes that are not ticked: “Train the tuners”.",
  );
});
