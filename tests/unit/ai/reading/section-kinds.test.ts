import { describe, expect, test } from "vitest";
import { findKinds } from "@/lib/ai/reading/section-kinds";

describe("kinds of sections: a heading", () => {
  test.each([
    "Exclusive launch partners",
    "Horse transport",
    "Hors ligne",
    "Not interested customers",
    "Excluding tax",
    "Not in time",
    "Who pays",
    "Where they winter",
    "Closest competitors",
    "Fixed price",
    "New York office",
    "Datadog",
    "Planet",
    "Inclusive design",
    "Marketing",
    "Optional extras",
    "Open source licences",
    "Personal",
    "Task force",
    "User documentation",
    "Introduction of fees",
    "Now, next, later",
    "Outsiders",
    "What we do next",
    "Was wir machen müssen",
    "Ce que nous faisons bien",
    "Communication with the server",
    "Who we are and what we do",
  ])("%s names no kind", (heading) => {
    expect([...findKinds(heading).keys()]).toEqual([]);
  });

  test.each([
    ["Nicht verhandelbarer Umfang", ["scope"]],
    ["Non negotiable scope", ["scope"]],
    ["Niet in de omvang", ["left_out"]],
    ["Nicht im Umfang", ["left_out"]],
    ["What we do", ["scope"]],
    ["What we don’t do", ["left_out"]],
    ["What we do not do yet", ["left_out"]],
    ["What we do first", ["next_step"]],
    ["What we do differently", ["change"]],
    ["Was wir nicht machen", ["left_out"]],
    ["Wat we niet doen", ["left_out"]],
    ["2. Ce que nous faisons", ["scope"]],
    ["Ce que nous ne faisons pas", ["left_out"]],
    ["やらないこと", ["left_out"]],
    ["Who does what", ["task"]],
    ["We stop if", ["stop"]],
    ["Plan de communication", ["channel"]],
    ["Communication", ["channel"]],
  ])("%s names %j", (heading, kinds) => {
    expect([...findKinds(heading).keys()]).toEqual(kinds);
  });

  test.each([
    ["Objective 1: a crew plans its week", ["goal"]],
    ["Ziel 2: Mitglieder buchen ohne Hilfe", ["goal"]],
    ["目標1：利用者が一人で始める", ["goal"]],
    ["Rollout: risks", ["plan", "risk"]],
    ["Phase 2: open questions", ["plan", "question"]],
    ["Goal 1: what we will not do", ["goal", "left_out"]],
    ["Decision 4: out of scope", ["decision", "left_out"]],
    ["Version 2: open questions", ["question"]],
  ])("the kind of a numbered heading is that of its label: %s", (heading, kinds) => {
    expect([...findKinds(heading).keys()].sort()).toEqual(kinds);
  });

  test.each([
    ["Work before phase 1", ["next_step"]],
    ["Risiken vor dem Start", ["risk"]],
    ["Tests avant la phase 2", ["acceptance"]],
    ["Before launch", ["next_step"]],
    ["Phase 1, before the freeze", ["plan"]],
    ["Metrics before and after launch", ["measure", "monitor"]],
  ])("what a heading only puts something before has no kind: %s", (heading, kinds) => {
    expect([...findKinds(heading).keys()]).toEqual(kinds);
  });

  test.each(["What we must find out", "Was wir herausfinden müssen", "Ce que nous voulons savoir"])(
    "what nobody knows yet is a question and no goal: %s",
    (heading) => {
      expect([...findKinds(heading).keys()]).toEqual(["question"]);
    },
  );

  test.each([
    ["Before the pilot", ["next_step"]],
    ["Pilot", ["plan"]],
    ["The pilot", ["plan"]],
    ["After the pilot", ["plan"]],
    ["Vor dem Pilot", ["next_step"]],
    ["Nach dem Pilot", ["plan"]],
    ["Voor de pilot", ["next_step"]],
    ["Na de proef", ["plan"]],
    ["Avant le pilote", ["next_step"]],
    ["Après le pilote", ["plan"]],
    ["試行前", ["next_step"]],
    ["What annoys them", ["problem"]],
    ["Was nervt", ["problem"]],
    ["Wat stoort", ["problem"]],
    ["Ce qui agace", ["problem"]],
    ["Pilot customers", []],
    ["Pilotkunden", []],
    ["What the pilot needs", []],
    ["Complaints desk", []],
  ])("of a plan by stages or of complaints: %s", (heading, kinds) => {
    expect([...findKinds(heading).keys()]).toEqual(kinds);
  });

  test("of many labels has the kind of the first", () => {
    expect([...findKinds(`Goal 1: ${"Risk 2: ".repeat(10_000)}x`).keys()]).toEqual(["goal"]);
  });
});
