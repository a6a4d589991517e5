import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

test.each([
  "No login required",
  "No account needed",
  "No data leaves the EU",
  "No hidden fees",
  "No tracking without consent",
  "No Sunday work",
  "Kein Login nötig",
  "Keine Daten verlassen Deutschland",
  "Geen account nodig",
  "Pas de frais cachés",
])(
  "decisions: the title %s says what the product must do, and leaves nothing out",
  async (title) => {
    const text = "Guests asked for it, and the law does too.";
    const brief = briefFor("prd", [item("decision", title, text)]);
    expect(await readSection(brief, "Requirements")).toContain(`- **${title}.** ${text}`);
    expect(await readSection(brief, "Non-goals")).not.toContain(text);
  },
);
