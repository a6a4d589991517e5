import { expect, test } from "vitest";
import { briefFor, initiative, item, readSection } from "./pieces";

const readLog = (text: string) =>
  readSection(
    briefFor("decision_log", [initiative("A planner."), item("decision", "Vendor", text)]),
    "Decisions at a glance",
  );

test.each([
  [
    "Status: accepted (2025-10-14)\n\nDeciders: @hana, @olu, data council\n\nWe go with Snowflake.",
    "2025-10-14",
    "@hana, @olu, data council",
  ],
  [
    "Status: accepted (2025-10-14)\n\nWe use Postgres. Decided on 14 October 2025 by Hana and Olu.",
    "2025-10-14",
    "Hana and Olu",
  ],
  ["Agreed w/ Finance 20 Nov: two weeks in parallel.", "20 Nov", "Finance"],
  ["Board meeting 9 Nov: we buy BiblioApp.", "9 Nov", "Board meeting"],
  ["Vorstandssitzung vom 9. Nov: wir kaufen BiblioApp.", "9. Nov", "Vorstandssitzung"],
])("decision log: %s has its day and people", async (text, day, people) => {
  expect(await readLog(text)).toMatch(
    new RegExp(`\\| ${day.replaceAll(".", "\\.")} \\| ${people} \\|`),
  );
});

test.each([
  "Next meeting 9 Nov: we choose.",
  "Status: proposed (2025-10-14)\n\nWe go with Snowflake.",
  "Board meeting 9 Nov: Ann presents two offers. Decided on 3 October 2025 by Finance.",
  "The meeting room is free on 9 Nov: we can use it.",
  "We meet 9 people in Nov: they choose.",
])("decision log: %s has no day and people", async (text) => {
  expect(await readLog(text)).not.toMatch(/\| (?:9 Nov|2025-10-14|TBD) \|/);
});

test.each(["Deciders: TBD", "Deciders:\nContext: The old tool ends in May."])(
  "decision log: %s names nobody",
  async (line) => {
    const log = await readLog(`Status: accepted (2025-10-14)\n${line}\n\nWe go with Snowflake.`);
    expect(log).toContain("2025-10-14");
    expect(log).not.toMatch(/\| (?:TBD|Context)/);
  },
);
