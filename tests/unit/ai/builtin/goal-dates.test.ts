import { describe, expect, test } from "vitest";
import type { GoalFacts } from "@/lib/ai/evidence";
import type { DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, goal } from "./pieces";

describe("built-in drafts: a goal that is only a date of the rollout", () => {
  const find = async (title: string, facts: Partial<GoalFacts>, type: DocumentType) => {
    const sections = (await draft(briefFor(type, [goal("general", title, facts)]))).split(/^## /m);
    return sections.find((text) => text.includes("[^"))?.split("\n")[0] ?? "";
  };

  test.each([
    ["Soft launch in Leeds", "1 February 2027"],
    ["Einführung in Bremen", "1. Februar 2027"],
    ["Uitrol in Gent", "1 februari 2027"],
    ["Lancement à Lille", "1 février 2027"],
    ["本館で公開", "2027年2月1日"],
  ])("stands where the dates are: %s", async (title, timeframe) => {
    expect(await find(title, { timeframe }, "launch_plan")).toBe("Timeline and owners");
    expect(await find(title, { timeframe }, "prd")).toBe("Rollout");
    expect(await find(title, { timeframe }, "executive_summary")).toBe("Decision and next steps");
    expect(await find(title, { timeframe }, "release_notes")).toBe("");
  });

  test.each([
    ["Launch with many studios", { timeframe: "1 May 2027", keyResult: "40 studios" }],
    ["Fewer calls after the launch", { timeframe: "1 May 2027", baseline: "40" }],
    ["Drivers wait less", { timeframe: "1 May 2027" }],
    ["Phase out paper slips", { timeframe: "1 May 2027" }],
    ["Half of the members book online after launch", { timeframe: "1 May 2027" }],
    ["Patients are released before noon", { timeframe: "1 May 2027" }],
    ["Launch in Leeds", { timeframe: "soon" }],
    ["Launch in Leeds", {}],
  ])("but others are goals: %s, %j", async (title, facts) => {
    expect(await find(title, facts, "launch_plan")).toBe("Launch goal");
  });
});
