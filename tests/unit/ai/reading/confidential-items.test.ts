import { expect, test } from "vitest";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { isConfidential } from "@/lib/ai/reading/is-confidential";
import { draftByRules, foreseeByRules } from "@/lib/ai/rules-thread";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { briefFor, initiative, item } from "../builtin/pieces";

const HULL = "Hull: looking for a buyer, don't tell anyone.";

test.each([
  ["Board 5 Nov - Eleanor's notes (CONFIDENTIAL)", HULL],
  ["Board 5 Nov (confidential) - Eleanor's notes", HULL],
  ["Board | Confidential", HULL],
  ["[Confidential] Board", HULL],
  ["Private & confidential: Hull", HULL],
  ["Hull (internal, confidential)", HULL],
  ["Price (confidential until 3 December)", HULL],
  ["Runway (do not share)", HULL],
  ["VERTRAULICH: Vorstand", HULL],
  ["Vorstand – streng vertraulich", HULL],
  ["CONFIDENTIEL : conseil", HULL],
  ["売却（極秘）", HULL],
  ["Board", `Not for staff.\n\n${HULL}`],
  ["Board", `Not for staff. ${HULL}`],
  ["Board", `**CONFIDENTIAL**\r\n\r\n${HULL}`],
  ["Board", `> Confidential\n\n${HULL}`],
  ["Board", `- CONFIDENTIAL\n- ${HULL}`],
  ["Board", `# Board (confidential)\n\n${HULL}`],
  ["Board", `Board 5 Nov (CONFIDENTIAL)\n\n${HULL}`],
  ["Board", `Confidential until 3 December.\n${HULL}`],
  ["Board", "Confidential: cash £610k\nRelease on 3 May."],
  ["Board", `Strictement confidentiel.\n${HULL}`],
  ["Bestuur", `Vertrouwelijk\n${HULL}`],
  ["取締役会", "回覧不可\n買い手を探している。"],
  ["Board", `Hi Geoff,\n\nConfidential. ${HULL}\n\nBest\nEleanor`],
  ["Board", `From: Eleanor\nSubject: CONFIDENTIAL: Hull\n\nHi Geoff,\n\n${HULL}\n\nBest\nEleanor`],
  [
    "CONFIDENTIAL Hull",
    `From: Eleanor\nSubject: CONFIDENTIAL: Hull\n\nHi Geoff,\n\n${HULL}\n\nBest\nEleanor`,
  ],
  ["Pay", `Not for circulation - ${HULL}`],
  ["Pay", `NOT FOR CIRCULATION: ${HULL}`],
  ["Pay", `Please treat as confidential. ${HULL}`],
  ["Pay", "Kirsty to £34,500. Keep this to yourself."],
  ["Pay", `For Margaret's eyes only: ${HULL}`],
  ["Pay", `In confidence: ${HULL}`],
  ["Pay", `Don't pass this on. ${HULL}`],
  ["Pay", `Between us: ${HULL}`],
  ["Pay", `Off the record: ${HULL}`],
  ["Pay", `Under NDA: ${HULL}`],
  ["Pay", `Embargoed until 15 January: ${HULL}`],
  ["Pay", `Board only: ${HULL}`],
  [
    "Übernahme",
    `Vertraulich, nur Geschäftsleitung: ${HULL} Nicht weitergeben, auch nicht an Filialen.`,
  ],
  ["Übernahme", `Unter uns: ${HULL}`],
  ["Loon", `Onder ons: ${HULL}`],
  ["Salaire", `Entre nous : ${HULL}`],
  ["Salaire", `Confidentiel, uniquement direction : ${HULL}`],
  ["売却", "ここだけの話：買い手を探している。"],
])("confidential items: marked as a whole is “%s”, %j", (title, text) => {
  expect(isConfidential(item("general_note", title, text))).toBe(true);
});

test.each([
  ["Seed", "We raised £2m (confidential) in the seed round."],
  ["We raised £2m (confidential) in the seed round", ""],
  ["Confidentiality agreement with Acme", ""],
  ["Confidential computing pilot", ""],
  ["Handling confidential data: encrypt at rest", ""],
  ["Guide", "Rides start at 9.\n\nConfidential - Acme Inc."],
  ["Guide", "Rides start at 9.\nConfidential"],
  [
    "Guide",
    "Rides start at 9.\n\nThis e-mail is confidential and intended only for the recipient.",
  ],
  ["Cash", "Cash is £610k (confidential).\nRelease in May."],
  ["Cash", "- Cash is £610k (confidential)\n- Release in May."],
  ["Cash", "- Cash is £610k (confidential)\n\n- Release in May."],
  ["Cash", "Release is paid. INTERNAL - don't forward\nRelease on 3 May."],
  ["Roadmap (internal)", ""],
  ["INTERNAL: roadmap", ""],
  ["社外秘", "残高は増えた。"],
  ["Data", "- Public: prices\n- Confidential: salaries"],
  ["Data", "- Confidential: salaries\n- Public: prices"],
  ["Data", "Public, internal, confidential."],
  ["Data", "Confidential? Ask Ann."],
  ["Report", "The report is confidential until the board has seen it."],
  ["Patient data is strictly confidential.", ""],
  ["Encrypt backups (confidential data)", ""],
  ["Confidential mode: hides names", ""],
  ["Confidential documents - retention", ""],
  ["Confidential, anonymous feedback: how we do it", ""],
  ["Whistleblower hotline (confidential, anonymous)", ""],
  ["Watermark: CONFIDENTIAL", ""],
  ["Non-confidential: logs", ""],
  ["Free entry (not for staff)", ""],
  ["Not for staff but for members: free rides", ""],
  ["Members do not share their codes", ""],
  ["Feedback", "“Keep it confidential: I leave in May.”"],
  ["Vertraulichkeit: Daten verschlüsseln", ""],
  ["Vertrauliche Daten werden verschlüsselt", ""],
  ["Confidentialité : chiffrer", ""],
  ["Les données confidentielles sont chiffrées", ""],
  ["Between us and the depot are 3 km.", ""],
  ["Spec", "We sent the spec under NDA to three vendors in May."],
  ["Off the record button is missing", ""],
  ["Board only meets in May", ""],
  ["Embargo on Russian wood: prices rise", ""],
  ["Not for circulation pumps: hoses", ""],
  ["Under NDA tooling: we sign first", ""],
  ["Customers only: free van", ""],
  ["Nur Vorstand kann das ändern.", ""],
  ["Entre nous et le dépôt il y a 3 km.", ""],
  ["Sharing", "Members may not pass it on. Keep it between 2 and 5 degrees."],
])("confidential items: no mark of the whole has “%s”, %j", (title, text) => {
  expect(isConfidential(item("general_note", title, text))).toBe(false);
});

const NOTE = item("general_note", "Board 5 Nov (CONFIDENTIAL)", `We plan routes in Hull. ${HULL}`);
const USERS = item("target_users", "VERTRAULICH: Fahrer", "Drivers of the night shift in Hull.");
const EVIDENCE = [initiative("We plan routes for riders."), NOTE, USERS];

test.each(DOCUMENT_TYPES)("confidential items: a %s says only how many there are", async (type) => {
  const brief = briefFor(type, EVIDENCE);
  const { markdown } = await groundDraft(await draftByRules(brief), brief);
  expect(markdown).not.toMatch(/Hull|Board 5 Nov|Fahrer|night shift/);
  expect(markdown).toContain(
    "> 2 items marked as confidential are left out. Put what the readers may know into an item without that mark.\n",
  );
  expect(markdown.match(/marked as confidential/g)).toHaveLength(1);
});

test("confidential items: without any, a draft has no note on them", async () => {
  const open = EVIDENCE.slice(0, 1);
  expect(await draftByRules(briefFor("prd", open))).not.toContain("confidential");
});

test("confidential items: a draft without sources counts them, too", async () => {
  expect(await draftByRules(briefFor("prd", [NOTE]))).toContain(
    "generate again.\n>\n> 1 item marked as confidential is left out.",
  );
});

test("confidential items: a section that only they would fill is foreseen as empty", async () => {
  const { sections } = await foreseeByRules(briefFor("prd", EVIDENCE));
  expect(sections).toContainEqual({ heading: "Target users", present: false, toCheck: false });
});

test("confidential items: another decision does not quote the one that revokes it", async () => {
  const evidence = [
    item("decision", "Stay in Hull", "Decided on 3 May 2026: we stay in the north."),
    item("decision", "Confidential: Hull", "We reversed the decision of 3 May 2026 for a buyer."),
  ];
  const log = await draftByRules(briefFor("decision_log", evidence));
  expect(log).toContain("stay in the north");
  expect(log).not.toContain("for a buyer");
});

test("confidential items: a line that begins with a mark in brackets is in no draft", async () => {
  const weekly = item(
    "general_note",
    "Launch",
    "Training starts 11 January.\n[confidential] Tom is on a warning.\n- (confidential) Ann leaves\nWe raised £2m (confidential) in May.",
  );
  const markdown = await draftByRules(briefFor("launch_plan", [...EVIDENCE, weekly]));
  expect(markdown).not.toMatch(/Tom is|Ann leaves/);
  expect(markdown).toContain("Training starts 11 January");
});
