import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { item } from "../builtin-pieces";

test.each([
  ["CrewGrid next door rents from £9, with cover. But they only do violins.", true],
  ["CrewGrid is cheap, and quick. But they only do violins.", true],
  ["CrewGrid and Servana rent from £9. But they only do violins.", false],
  ["CrewGrid, Servana: from £9. But they only do violins.", false],
])(
  "competitive battlecard: read all of an item whose title is its first sentence, unless it names two: %s",
  (text, isRead) => {
    const said = applyRules({
      subject: { type: "initiative", id: "initiative-1", title: "Rent an instrument" },
      text: "",
      evidence: [item("key_competitors", text.slice(0, text.indexOf(". ")), text)],
      options: { competitorName: "CrewGrid" },
    });
    expect(JSON.stringify(said).includes("only do violins")).toBe(isRead);
  },
);
