import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { countAsked } from "@/lib/ai/advisors/shared/quote-request";
import { item } from "../builtin/pieces";

describe("prioritization: how often an idea was asked for", () => {
  test.each([
    ["Pause when injured (asked for 9x in Intercom)", 9],
    ["Parents asked for this most (18 of 60 comment cards).", 18],
    ["Requested 12 times.", 12],
    ["Wurde 9x gewünscht.", 9],
    ["Werd 9 keer gevraagd.", 9],
    ["Cette option a été demandée 9 fois.", 9],
    ["窓口で要望9件。", 9],
  ])("prioritization: is asked for: %s", (text, count) => {
    expect(countAsked(item("feature_idea", "Pause", text))).toBe(count);
  });

  test.each([
    "Not asked for 9x as often.",
    "Two firms asked for 10x more storage.",
    "Clinics requested 4 times as many seats.",
    "Two clubs asked for 3x faster exports.",
    "Nobody asked for it 9 times.",
    "Asks for a PIN 3 times.",
    "The app asked for the PIN 3 times.",
    "Has it been asked for 9 times?",
    "Zoom 9x.",
    "If it is requested 5 times, we build it.",
    "18 of 60 boxes fit.",
    "3-mal falsch eingegeben.",
    "Wird noch nicht 9x angefragt.",
    "9 keer per dag.",
    "Affiché 9 fois.",
  ])("prioritization: is no count of requests: %s", (text) => {
    expect(countAsked(item("feature_idea", "Pause", text))).toBe(0);
  });

  test("prioritization: a count of its own outweighs one related item", () => {
    const { sequence } = applyRules({
      subject: { type: "initiative", id: "1", title: "w" },
      text: "",
      options: {},
      evidence: [
        item("feature_idea", "Race nudge", "A nudge after the first race."),
        item("feature_idea", "Pause", "Pause when injured (asked for 9x)."),
        item("user_feedback", "Runner", "I train for a race."),
      ],
    });
    expect(sequence[0]).toBe("Pause");
  });
});
