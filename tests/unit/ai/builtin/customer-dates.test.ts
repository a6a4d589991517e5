import { describe, expect, test } from "vitest";
import { tellsFaultsFound, tellsStartOfWork } from "@/lib/ai/reading/sentences/team-news";
import { briefFor, initiative, item, readSection, related } from "./pieces";

const read = (evidence: Parameters<typeof briefFor>[1], heading: string) =>
  readSection(briefFor("release_notes", evidence), heading);

const SHEET =
  "| Time | What |\n|---|---|\n| 07:00 | Look at the numbers |\n| 09:30 | Switch on |\n| 15:00 | Calls |";

describe("customer dates: what only the team needs is not told to customers", () => {
  test("ticked boxes of test plans and specifications are for checking", async () => {
    const boxes = "## Done when\n\n- [x] Kill the app while saving\n- [ ] Twice";
    const plan = related("ai_test_plan", "Test plan", boxes);
    const text = await read([initiative("Works offline."), plan], "New");
    expect(text).not.toContain("Kill the app");
    expect(text).toContain(`> Check before you send: *Test plan* [^${plan.ref}].`);
    const prd = related("prd", "Product", "## In scope\n\n- [x] Maps without a connection");
    expect(await read([initiative("Works offline."), prd], "New")).toContain("Maps without");
  });

  test("tasks and run sheets are no dates of a release", async () => {
    const phases = "| Phase | Date |\n|---|---|\n| Plus | 1 December |\n| All | 12 January |";
    const launch = related(
      "launch_plan",
      "Launch",
      `## Phases\n\n${phases}\n\n## Plan\n\n${SHEET}`,
    );
    const text = await read([initiative("Works offline."), launch], "Availability and help");
    expect(text).toContain("| Plus | 1 December");
    expect(text).not.toContain("07:00");
    const prd = related("prd", "Product", "## Plan\n\n- [x] Queue, 16 October\n- [ ] Go or no-go");
    const named = await read([initiative("Works offline."), prd], "Availability and help");
    expect(named).not.toContain("Go or no-go");
    expect(named).toContain(`*Product* [^${prd.ref}]`);
  });

  test("opening hours stay", async () => {
    const hours = "- 08:00–17:00 on the phone\n- 09:00 to 12:00 on Saturdays\n- 24/7 by mail";
    const plan = related("launch_plan", "Launch", `## Help\n\n${hours}`);
    expect(await read([initiative("Works offline."), plan], "Availability and help")).toContain(
      "08:00–17:00",
    );
  });

  test("a decision keeps its date without the faults that a test found", async () => {
    const decided = item(
      "decision",
      "General availability in January",
      "The beta found two sync faults in its first week. We open it to everybody on 12 January 2027.",
    );
    const text = await read([initiative("Works offline."), decided], "Availability and help");
    expect(text).not.toContain("faults");
    expect(text).toContain("12 January 2027");
  });

  test("nor does a description say since when the team works", async () => {
    const text = await read(
      [initiative("Works offline. Started on 16 November 2026. Out on 2 May 2027.")],
      "Availability and help",
    );
    expect(text).not.toContain("Started");
    expect(text).toContain("Out on 2 May 2027");
  });
});

describe("customer dates: the start of work", () => {
  test.each([
    "Started on 16 November 2026.",
    "Kick-off on 2 November 2026.",
    "The project started on 3 May 2026.",
    "Kick-off was on 2 November 2026 with both depots.",
    "Gestartet am 16. November 2026.",
    "Projektstart: 2. Mai 2026",
    "Gestart op 16 november 2026.",
    "Démarré le 16 novembre 2026.",
    "Lancement du projet le 2 mai 2026.",
    "2026年11月16日に着手。",
  ])("is %s", (sentence) => {
    expect(tellsStartOfWork(sentence)).toBe(true);
  });

  test.each([
    "Starts on 16 November 2026.",
    "Started on 1 April with 640 trees.",
    "Started on 1 May 2026 in all shops.",
    "Launched on 2 May 2027.",
    "The beta started on 2 May 2027.",
    "Sales start on 2 May 2027.",
    "A kick-off for each new shop.",
    "Kick-off times are shown from 2 May 2027.",
    "Startet am 16. November 2026.",
    "Am 1. April mit 640 Bäumen gestartet.",
    "Verkaufsstart: 2. Mai 2027",
    "Der Pilot begann am 2. Mai 2027.",
    "Start op 16 november 2026.",
    "De proef startte op 2 mei 2027.",
    "Lancement le 2 mai 2027.",
    "Le pilote a démarré le 2 mai 2027.",
    "2026年11月16日に提供を開始した。",
    "試行は2026年5月2日に始まる。",
  ])("is not %s", (sentence) => {
    expect(tellsStartOfWork(sentence)).toBe(false);
  });
});

describe("customer dates: faults that a test found", () => {
  test.each([
    "The beta found two sync faults in its first week.",
    "Testing revealed a few serious bugs.",
    "In der Beta wurden zwei Fehler beim Abgleich gefunden.",
    "De beta vond twee synchronisatiefouten.",
    "La bêta a révélé deux erreurs.",
    "ベータで不具合が二件見つかった。",
  ])("%s", (sentence) => {
    expect(tellsFaultsFound(sentence)).toBe(true);
  });

  test.each([
    "The beta found two bugs, which are fixed.",
    "We found a way to catch errors before a form is sent.",
    "Fehler werden jetzt schon beim Tippen gefunden.",
    "Customers found it hard to see errors in the form.",
    "Open from 2 May, without known faults.",
    "We found no bugs.",
    "Drivers find errors in the list themselves.",
    "Default routes are found by name.",
    "Everybody gets the error report.",
    "We switch on fault messages on 2 May.",
    "Alle sehen Fehler in der Liste.",
    "Zwei Fehler wurden gefunden und behoben.",
    "Fehler meldet man beim Support.",
    "Ab Mai findet man Termine schneller.",
    "Foutmeldingen komen per mail.",
    "Twee fouten gevonden en opgelost.",
    "Vanaf mei vindt iedereen zijn route.",
    "Les erreurs sont signalées par mail.",
    "Deux erreurs trouvées et corrigées.",
    "On trouve la liste en ligne.",
    "不具合はお問い合わせください。",
    "見つかった不具合は修正した。",
    "エラーは画面に出る。",
  ])("but not %s", (sentence) => {
    expect(tellsFaultsFound(sentence)).toBe(false);
  });
});
