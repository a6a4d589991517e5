import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { dropMarked } from "@/lib/ai/reading/drop-marked";
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
  "Labels are Public. Internal. Secret.",
  "Notes (confidential) are kept for a year.",
  "Confidential",
])("marked lines: “%s” stays", (line) => {
  expect(keeps(line)).toContain(line);
});

test.each([
  ["Cash (confidential)", "It is £610k."],
  ["Cash", "Please do not forward!\n\nIt is £610k."],
  ["Cash", "It is £610k. INTERNAL"],
])("marked lines: nothing is left of “%s”, “%s”", (title, text) => {
  expect(dropMarked([item("general_note", title, text)])).toEqual([]);
});

test("marked lines: the answer to a question marks nothing", () => {
  const piece = item("general_note", "Portal", "How are notes shown?\nConfidential\n\nWe ask Ann.");
  expect(
    dropMarked([piece])
      .map(({ text }) => text)
      .join(),
  ).toContain("We ask Ann.");
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
