import { describe, expect, test } from "vitest";
import { briefFor, draft, item } from "./pieces";

describe("built-in drafts: text for customers does not state our budget", () => {
  test.each([
    "Budget for the launch: £14,500 and no more (board, 3 Nov).",
    "The release in May has a €30,000 budget.",
    "Das Budget beträgt bis zum Start 14.500 €. Release im Mai.",
    "Ons budget tot de release is € 14.500.",
    "Le budget jusqu'à la release est de 14 500 €.",
    "リリースまでの予算は45万円。",
  ])("%s", async (text) => {
    const decision = item("decision", "Launch", `${text} The launch is in May.`);
    const written = await draft(briefFor("release_notes", [decision]));
    expect(written).toContain("The launch is in May.");
    expect(written).not.toMatch(/14[., \u00a0]500|30,000|45万/);
    expect(await draft(briefFor("prd", [decision]))).toMatch(/14[., ]500|30,000|45万/);
  });

  test("nor an item that is about it", async () => {
    const whole = item("decision", "BUDGET: £14,500 until launch", "BUDGET: £14,500 until launch");
    const titled = item("company_info", "Budget", "£14,500 until launch, which the board gave.");
    for (const type of ["release_notes", "competitive_battlecard"] as const)
      expect(await draft(briefFor(type, [whole, titled])), type).not.toMatch(/14,500|\*\*Budget/);
  });

  test.each([
    "The launch price is £5 a month, within the budget of a small studio.",
    "From the launch on there is a plan for every budget: from £5 a month.",
    "At launch, the report shows each team its budget.",
  ])("but prices stay: %s", async (text) => {
    const decision = item("decision", "Launch", text);
    expect(await draft(briefFor("release_notes", [decision]))).toContain(text);
  });

  test("but a feature's figures stay", async () => {
    const idea = item("feature_idea", "Limits", "Shipped: a budget of £50 for each team.");
    expect(await draft(briefFor("release_notes", [idea]))).toContain("£50");
  });
});

describe("built-in drafts: a battlecard", () => {
  test.each([
    ["Members hate that it logs them out every time.", true],
    ["Die Nutzer hassen, dass es sie abmeldet.", true],
    ["Gebruikers haten dat het uitlogt.", true],
    ["Les membres détestent sa mise à jour.", true],
    ["Members love the photo of each shelf.", false],
    ["They hatch new plans each year.", false],
  ])("wins where the rival's users dislike it: %s", async (text, wins) => {
    const rival = item("key_competitors", "CrewGrid", `It is new. ${text}`);
    const written = await draft(briefFor("competitive_battlecard", [rival]));
    const [, won = ""] = /## Where we win\n([^#]*)/.exec(written) ?? [];
    expect(won.includes(text)).toBe(wins);
  });
});
