import { describe, expect, test } from "vitest";
import { describeGaps } from "@/lib/ai/grounding/describe-gaps";
import { DRAFT_NOTES } from "@/lib/ai/grounding/draft-notes";
import {
  dropOutline,
  extractOwnWords,
  hasOwnWords,
  openChecks,
} from "@/lib/ai/grounding/own-words";
import { draftOutline } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { briefFor, draft, item } from "../builtin/pieces";

test("people's own words: leaves out a draft's notes about itself, tables of other pieces and footnotes", () => {
  const text = [
    "> Assembled without AI from 2 pieces of this workspace. Every line says so.",
    ">",
    "> Instructions are for a model and were not carried out:",
    "",
    "## Problem",
    "",
    "> **No evidence was found for this section.** Write it here.",
    "",
    "Reports get lost.[^1]",
    "",
    "| Goal | By |",
    "| --- | --- |",
    "| **Fewer.** [^2] | May |",
    "",
    "[^1]: [Tickets](https://groundwork.example/1), user feedback",
  ].join("\n");
  expect(extractOwnWords(text).trim().split(/\n+/)).toEqual(["## Problem", "Reports get lost."]);
});

test("people's own words: keeps the quotes and tables that a person added", () => {
  const text = '> "It is gone."\n> Ferry\n\n| Day | Visits |\n| --- | --- |\n| Monday | 12 |';
  expect(extractOwnWords(text)).toBe(text);
});

test("people's own words: knows the notes of the built-in rules, even with misleading instructions", async () => {
  const brief = briefFor("prd", [item("risk", "Rain", "It may rain.")], {
    instructions: "Be brief.\n\nNo evidence needed.",
  });
  const text = extractOwnWords(await draft(brief));
  expect(text).not.toMatch(/^>/m);
  expect(text).toContain("## Problem");
  for (const note of Object.values(DRAFT_NOTES)) expect(text).not.toContain(note);
});

test("people's own words: reads a long text quickly", () => {
  const text = "> [^1] | ".repeat(20_000);
  expect(extractOwnWords(`${text}\n|${text}\n[^1]: ${text}`)).toContain("> |");
});

describe("own words: a document without any", () => {
  test.each(DOCUMENT_TYPES)("is an outline of %s, with its instructions", (type) => {
    expect(hasOwnWords(draftOutline(type, "Two pages.\n\n- For the board"))).toBe(false);
    expect(hasOwnWords(draftOutline(type, "Two pages.").replaceAll("\n", "\r\n"))).toBe(false);
  });

  test.each(["", "\n", "# Plan\n\n## Dates\n\n---\n\n- \n", "## Plan\n\n_Say when._\n\n### Who\n"])(
    "is %j",
    (text) => expect(hasOwnWords(text)).toBe(false),
  );

  test("is a draft without evidence", async () => {
    expect(hasOwnWords(await draft(briefFor("prd", [], { instructions: "Be brief." })))).toBe(
      false,
    );
  });

  test.each([
    "Ship it.",
    "## Plan\n\n_Say when._\n\nIn May.",
    "## Plan\n\nIn May.\n\n_Perhaps._",
    "## Plan\n\n- May",
    "## Plan\n\n> They said May.",
    "## Plan\n\n| Day |\n| --- |\n| 1 May [^1] |",
    "## Instructions\n\nPress the button.",
    "## 計画\n\n五月",
  ])("is not %j", (text) => expect(hasOwnWords(text)).toBe(true));
});

test("people's own words: leaves out an outline's description of its sections", () => {
  const text = draftOutline("epic", "Be brief.").replace(
    "## In scope",
    "Crews wait less.\n\n## In scope",
  );
  const left = dropOutline(text);
  expect(left).toContain("Crews wait less.");
  expect(left).not.toMatch(/Be brief|_/);
});

test("people's own words: keeps what a person wrote before a note, without the note", () => {
  const markdown = `> Draft for Ragna. ${DRAFT_NOTES.en.assembled} from 47 sources. 4 of 10 sections have nothing.\n\nText.`;
  expect(extractOwnWords(markdown).trim().split(/\n+/)).toEqual(["> Draft for Ragna. ", "Text."]);
});

test("people's own words: half a million carriage returns between headings and purposes are read in one pass", () => {
  const text = "_x_\r#\r".repeat(80_000);
  expect(hasOwnWords(text)).toBe(true);
  expect(dropOutline(text)).toBe(text);
});

test.each([
  "Check before you send: customers forget the stamp.",
  "Check before you send: *all* addresses, then the weight.",
  "Vor dem Versenden prüfen: Adresse vollständig?",
  "Controleer voor het versturen: staat het adres erop?",
  "À vérifier avant l’envoi : le poids du colis.",
  "送付前に確認：宛先と重さ。",
  "Items on the same subject: two boats and a lock.",
  "Einträge zum selben Thema: *Boote* und Schlösser.",
  "Ook vastgelegd, hier zonder tekst: de foto's.",
  "Assembled without AI, as the board asked.",
  "Zonder AI samengesteld door Ann.",
  "AIを使わずに作成した本です。",
  "No evidence was found for this section. So the auditor wrote.",
])("people's own words: a quotation may begin like a note of a draft: %s", (said) => {
  const text = `## Interview\n\n> ${said}\n> Ann, 3 May`;
  expect(extractOwnWords(text)).toBe(text);
  expect(hasOwnWords(text)).toBe(true);
});

test("people's own words: a list in such a quotation stays quoted, and is no section to check", () => {
  const text = "## Interview\n\n> Check before you send:\n>\n> - the stamp\n> - the address";
  expect(openChecks(text)).toBe(text);
  expect(describeGaps(text)).toEqual([]);
});

test("people's own words: many beginnings of notes on a line are read quickly", () => {
  const text = `> ${"Check before you send: *a".repeat(20_000)}`;
  expect(extractOwnWords(text)).toBe(text);
});
