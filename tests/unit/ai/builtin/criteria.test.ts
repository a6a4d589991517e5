import { describe, expect, test } from "vitest";
import { briefFor, goal, initiative, item, readSection } from "./pieces";

const read = (pieces: Parameters<typeof briefFor>[1], heading: string, title?: string) =>
  readSection(briefFor("user_story", pieces, title ? { title } : {}), heading);

describe("acceptance criteria: what can be checked about the story", () => {
  test.each([
    ["Paper stays", "3 May 2026, Ann Lee. The form may be printed. Leaving it out would save £90."],
    ["Papier bleibt", "3. Mai 2026, Ann Lee. Das Formular lässt sich drucken. Das kostet 90 €."],
    ["Papier blijft", "3 mei 2026, Ann Lee. Het formulier is te printen. Dat kost € 90."],
    ["Le papier reste", "3 mai 2026, Ann Lee. La fiche s'imprime. Cela coûte 90 €."],
    ["紙は残す", "用紙は印刷できる。費用は9,000円。"],
  ])("criteria: a decision is a note for the builders instead: %s", async (title, text) => {
    const pieces = [item("decision", title, text)];
    expect(await read(pieces, "Acceptance criteria")).toBe("");
    expect(await read(pieces, "Notes for design and engineering")).toContain(title);
  });

  test("criteria: the idea of the story is there without its title, and not without a text", async () => {
    const idea = (text: string) => [item("feature_idea", "Swap a shift", text)];
    const told = await read(idea("A nurse offers it until 18:00."), "Acceptance criteria");
    expect(told).toMatch(/^- A nurse offers it until 18:00\. \[\^E\d+\]$/);
    expect(await read(idea(""), "Acceptance criteria")).not.toContain("Swap");
    expect(await read(idea("Swap a shift."), "Acceptance criteria")).not.toContain("Swap");
  });

  test.each([
    "Not in the first version, says Ann.",
    "Nicht in der ersten Fassung, sagt Ann.",
    "Niet in de eerste versie, zegt Ann.",
    "Pas dans la première version, dit Ann.",
    "最初の版には含めない。",
  ])("criteria: an idea that has to wait is in neither story nor criteria: %s", async (text) => {
    const pieces = [
      item("feature_idea", "Pay for planner routes", `By card. ${text}`),
      item("feature_idea", "Show a planner route", "On a map."),
    ];
    expect(await read(pieces, "Story")).toContain("Show a planner route");
    expect(await read(pieces, "Acceptance criteria")).not.toContain("By card");
    expect(await read(pieces, "Not in this story")).toContain("By card");
  });
});

describe("criteria: the initiative and its ideas", () => {
  const description = "Nurses swap a shift among themselves. It starts in May.";
  const nurses = item("target_users", "Nurses", "They swap by phone.");
  const birthdays = "Everyone sees who turns a year older.";
  const others = [item("feature_idea", "Birthday list", birthdays), nurses];

  test("story: the description is its context, not its wish", async () => {
    const pieces = [initiative(description), nurses];
    const story = await read([...pieces, goal("user_outcome", "Nurses rest")], "Story");
    expect(story).toContain("- As: **Nurses.**");
    expect(story).not.toContain("I want");
    expect(await read(pieces, "Context")).toContain("Nurses swap a shift among themselves.");
  });

  test("criteria: an idea about the same is among them, another is only named", async () => {
    const part = item("feature_idea", "Undo", "Nurses take back a shift within an hour.");
    const criteria = await read([initiative(description), ...others, part], "Acceptance criteria");
    expect(criteria).toContain("- **Undo.** Nurses take back a shift within an hour.");
    expect(criteria).toContain("*Birthday list*");
    expect(criteria).not.toContain("a year older");
  });

  test.each(["Birthday list", "Who is a year older", "Route planner"])(
    "story: its title names an idea, or the only one is its wish: %s",
    async (title) => {
      const story = await read([initiative(description), ...others], "Story", title);
      expect(story).toMatch(/- I want: (?:\*\*)?Birthday list/);
    },
  );
});

describe("edge cases: an empty battery", () => {
  test.each([
    "A guest whose phone has a dead battery waits outside.",
    "Wessen Akku leer ist, steht vor der Tür.",
    "Wie een lege accu heeft, staat voor de deur.",
    "Avec une batterie à plat, l'hôte reste dehors.",
    "電池が切れた客は外で待つ。",
  ])("edge cases: has a risk of it: %s", async (text) => {
    expect(await read([item("risk", "Door", text)], "Edge cases and errors")).toContain("Door");
  });

  test.each([
    "The maker of the battery may raise its price.",
    "Der Akku wird teurer.",
    "De accu wordt duurder.",
    "La batterie coûte plus cher.",
    "電池が値上がりする。",
  ])("edge cases: other matters of batteries are notes: %s", async (text) => {
    expect(await read([item("risk", "Door", text)], "Edge cases and errors")).not.toContain("Door");
  });
});
