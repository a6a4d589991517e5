import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { dropMarked } from "@/lib/ai/reading/drop-marked";
import { draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, draft, item } from "../builtin/pieces";

const REST = "Board agreed to two hires in the first quarter.";
const keeps = (line: string) =>
  dropMarked([item("general_note", "Board call", `- ${line}\n- ${REST}`)])
    .map(({ text }) => text)
    .join("");

test.each([
  "cash £610k, runway till Nov 27. INTERNAL - don't forward",
  "Cash is £610k. Internal only.",
  "Cash is £610k (confidential).",
  "INTERNAL: cash £610k",
  "**Confidential:** cash £610k",
  "Cash is £610k – do not share",
  "Kasse 610.000 €. Vertraulich!",
  "Kasse 610.000 €. Bitte nicht weitergeben.",
  "Kas € 610.000. Vertrouwelijk, niet doorsturen.",
  "Caisse 610 000 €. Confidentiel, ne pas diffuser.",
  "残高は610万円。社外秘。",
  "We raised £2m (confidential) in the seed round.",
  "New: Norlund pays £610k (confidential) for the map",
  "Norlund signed for 40 seats (do not share) on 3 May.",
  "Norlund leaves us in May. Confidential! Ann knows more.",
  "Norlund zahlt 610.000 € (vertraulich), ab Mai.",
  "Norlund paie 610 000 € (confidentiel), dès mai.",
  "残高は610万円（社外秘）で、増えた。",
])("marked lines: left out is “%s”", (line) => {
  expect(keeps(line)).toBe(`- ${REST}`);
});

test.each([
  "Confidential data is encrypted.",
  "Internal costs are £400 a month.",
  "There are two tools (internal).",
  "Internal: 40 users, external: 600.",
  "Members do not share their codes.",
  "Please do not share your code with others.",
  "The report is confidential until the board has seen it.",
  "Users: internal, external.",
  "Vertrauliche Daten werden verschlüsselt.",
  "Kunden sollen den Code nicht weitergeben.",
  "De interne kosten zijn € 400.",
  "Les données confidentielles sont chiffrées.",
  "社外秘の資料は暗号化する。",
])("marked lines: “%s” stays", (line) => {
  expect(keeps(line)).toContain(line);
});

test.each([
  ["Cash (confidential)", "It is £610k."],
  ["Cash", "Please do not forward!\n\nIt is £610k."],
  ["Cash", "It is £610k. INTERNAL"],
  ["Cash", "Board call:\nConfidential\n\nCash is £610k."],
  ["Cash", "Heads up:\nInternal only\n\nCash is £610k."],
  ["Cash", "Is it public?\nConfidential\n\nCash is £610k."],
  ["Cash", "* INTERNAL ONLY\n* Cash is £610k."],
])("marked lines: nothing is left of “%s”, “%s”", (title, text) => {
  expect(dropMarked([item("general_note", title, text)])).toEqual([]);
});

test("marked lines: neither updates nor release notes quote them, other drafts do with the mark", async () => {
  const text = "- Release is paid from cash £610k. INTERNAL - don't forward\n- Release on 3 May.";
  const evidence = [item("general_note", "Release", text)];
  const subject = { type: "initiative" as const, id: "1", title: "Release" };
  const options = { today: "2026-11-21", language: "en" as const };
  for (const audience of ["executive", "sales"] as const) {
    const update = applyRules({ subject, text: "", evidence, options: { ...options, audience } });
    expect(JSON.stringify(update), audience).not.toContain("610k");
  }
  expect(await draft(briefFor("release_notes", evidence))).not.toContain("610k");
  expect(await draft(briefFor("prd", evidence))).toMatch(/610k.*\s.*INTERNAL|610k.*INTERNAL/);
});

const SIGNED = "Hi all,\n\nRelease is paid from cash £610k.\n\nKind regards\nAnn Lee";

test.each([
  `${SIGNED}\nConfidential`,
  `${SIGNED}\nINTERNAL`,
  `${SIGNED}\nVertraulich`,
  `${SIGNED}\nVertrouwelijk`,
  `${SIGNED}\nConfidentiel`,
  `${SIGNED}\n社外秘`,
  `${SIGNED}\n\nInternal only`,
  "Hi all,\n\nRelease is paid from cash £610k.\nConfidential",
])("marked lines: one below a mail is no signature: %j", async (text) => {
  const evidence = [item("general_note", "Release", text)];
  expect(await draftByRules(briefFor("release_notes", evidence))).not.toContain("610k");
  const other = await draftByRules(briefFor("prd", evidence));
  expect(other).toContain("610k");
  expect(other).not.toContain("Ann Lee");
});
