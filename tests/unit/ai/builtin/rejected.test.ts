import { describe, expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

describe("decisions: an alternative that was turned down", () => {
  test.each([
    "Badges on paper were considered and dropped: nobody would carry one.",
    "Badges on paper have been ruled out because nobody would carry one.",
    "Ausweise auf Papier wurden geprüft und verworfen, weil niemand sie trägt.",
    "Ausweise auf Papier haben wir verworfen, weil niemand sie trägt.",
    "Papieren passen zijn overwogen en afgewezen: niemand draagt ze.",
    "Les badges en papier ont été envisagés puis écartés : personne ne les porte.",
    "紙の名札は検討したが、却下した。",
  ])("rejected: is a non-goal and no requirement: %s", async (text) => {
    const said = text.slice(0, 14);
    const pieces = [item("decision", "Phones", `Everyone uses a phone. ${text}`)];
    const brief = briefFor("prd", pieces);
    expect(await readSection(brief, "Requirements")).not.toContain(said);
    expect(await readSection(brief, "Requirements")).toContain("Everyone uses a phone.");
    expect(await readSection(brief, "Non-goals")).toContain(said);
  });

  test.each([
    "A rejected badge is shown in red.",
    "Badges that were rejected are printed again.",
    "Badges are dropped into a box at the gate.",
    "Ein abgelehnter Ausweis wird rot gezeigt.",
    "Ausweise, die verworfen wurden, druckt die Pforte neu.",
    "Een afgewezen pas wordt rood.",
    "Un badge rejeté passe au rouge.",
    "却下された名札は赤で示す。",
  ])("rejected: a rule about what is rejected stays a requirement: %s", async (text) => {
    const pieces = [item("decision", "Gate", text)];
    expect(await readSection(briefFor("prd", pieces), "Requirements")).toContain(text);
  });
});
