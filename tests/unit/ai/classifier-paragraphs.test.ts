import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) => {
  const { proposals, goals } = byRules(text);
  return {
    proposals: proposals.map(({ label, content }) => [label, content.replace(/\n.*/s, "")]),
    goals: goals.map(({ description }) => description?.replace(/\n.*/s, "")),
  };
};

test("classifier: what a customer says before our target is no part of the goal", () => {
  expect(
    read(
      "Talked to Klimaat Noord today. They need GPS off after 6pm, works council insists. They'd pay 4 euros per seat for offline. Said the Android app crashes on Samsung A14. Aim from our side: crash rate below 0.5 %, now 2.1 %.",
    ),
  ).toEqual({
    proposals: [
      [
        "user_feedback",
        "They need GPS off after 6pm, works council insists. They'd pay 4 euros per seat for offline. Said the Android app crashes on Samsung A14.",
      ],
    ],
    goals: ["Aim from our side: crash rate below 0.5 %, now 2.1 %."],
  });
});

test("classifier: a decision in the sentence before a target stands for itself", () => {
  expect(
    read(
      "We decided to go with Android first because 80 % of vans run it. We want crashes down from 2.1 % to 0.5 % by March.",
    ),
  ).toEqual({
    proposals: [["decision", "We decided to go with Android first because 80 % of vans run it."]],
    goals: ["We want crashes down from 2.1 % to 0.5 % by March."],
  });
});

test.each([
  "Half of the calls ask where the parcel is. That is 300 calls a week. We want them at 100 by June.",
  "Today 41 % of visits miss their slot. Our target is 15 % by June.",
  "Calls took 9 minutes in October. Our target is 5 minutes by June.",
])("classifier: the sentence that a target leans on stays with it: %s", (text) => {
  const { goals } = read(text);
  const [, before = ""] = /([^.]+\.)[^.]+\.$/.exec(text) ?? [];
  expect(goals).toEqual([expect.stringContaining(before.trim())]);
});
