import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

const LATE = `${"Walkers wait. ".repeat(60)}\n\nSolved on 4 May.`;

test.each(["Resolved: granted.", LATE])(
  "built-in drafts: a solved risk is listed only among the closed risks: %s",
  async (text) => {
    const brief = briefFor("risk_register", [item("risk", "Permit for the slope", text)]);
    expect(await readSection(brief, "Register")).toBe("");
    expect(await readSection(brief, "Closed risks")).toContain("Permit for the slope");
  },
);
