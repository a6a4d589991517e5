import { describe, expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

describe("classifier: customers, goals, titles and noise", () => {
  test("writes the customer of a talk into each title", () => {
    const titles = (heading: string) =>
      byRules(`${heading}\n\n- No GPS\n- They hate the map\n- One depot\n- Two vans`).proposals.map(
        ({ title }) => title,
      );
    expect(titles("Call with Klimaat Noord, 20 Nov")[0]).toBe("Klimaat Noord: No GPS");
    expect(titles("Kundengespräch Stadtwerke Lindau (14.11.)")[0]).toBe(
      "Stadtwerke Lindau: No GPS",
    );
    expect(titles("Offline visits, weekly sync")[0]).toBe("No GPS");
  });

  test.each([
    ["Nobody at home: 11%, want < 5% by March 2027", "11%", "< 5%", "by March 2027"],
    ["Reduce set-up from 12 days to 5 days until Q2", "12 days", "5 days", "until Q2"],
    ["Ziel: unter 6 % bis Ende 2027", null, "Unter 6 %", "bis Ende 2027"],
  ])("proposes %s as a goal", (text, baseline, key_result, timeframe) => {
    const { goals, proposals } = byRules(text);
    expect(goals).toMatchObject([{ goal_type: "success_metric", baseline, key_result, timeframe }]);
    expect(proposals).toEqual([]);
  });

  test.each([
    "Nobody at home fell from 11% to 5%.",
    "Customers want 2 buttons.",
    "The local database may use 300 MB at most.",
    "RISK: the date slips from 1 March to 1 April",
  ])("proposes no goal from %s", (text) => {
    expect(byRules(text).goals).toEqual([]);
  });

  test.each([
    ["We ship in March, but not in Germany.", "We ship in March, but not in Germany"],
    ["Six euro is fine for us. Not per message.", "Six euro is fine for us. Not per message"],
    ["Send reports at night, because the line is free.", "Send reports at night"],
  ])("cuts no negation off %s", (text, title) => {
    expect(byRules(text).proposals[0]?.title).toContain(title);
  });

  test("leaves small talk, call quality, appointments and tasks unchosen, and nothing else", () => {
    const keep = (text: string) => byRules(`Notes\n\n${text}`).proposals[0]?.keep;
    const noise = [
      "Lunch was nice.",
      "Audio was bad",
      "Next call 4 dec 10:00",
      "TODO: send prices",
    ];
    const worth = [
      "Joris says the app is slow after lunch",
      "The reminder comes too late at night",
    ];
    expect(noise.map(keep)).toEqual([false, false, false, false]);
    expect(worth.map(keep)).toEqual([true, true]);
  });
});
