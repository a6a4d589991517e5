import { describe, expect, test } from "vitest";
import type { DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, item, readSection, upload } from "./pieces";

const drop = (text: string) => text.replaceAll(/ \[\^E\d+\]/g, "");
const read = async (text: string, type: DocumentType, heading: string) =>
  drop(await readSection(briefFor(type, [upload("x.md", text)]), heading));

/** Scope, an exclusion, two parts of the requirements with the second list of the first, open points. */
const SPECIFICATIONS = {
  English: [
    "# Kiln booking\n\n## 1. Background\n\nMembers queue on Mondays.\n\n## 2. Scope\n\nThe site covers booking. Refunds are out of scope.\n\n## 3. Requirements\n\n### 3.1 Member card\n\n- A card has a photo.\n\nAlso:\n\n- A lost card is blocked.\n\n### 3.2 Booking\n\n1. The member picks a shelf.\n\n## 4. Outstanding points\n\n- Glaze storage.",
    "Refunds",
  ],
  German: [
    "# Ofenbuchung\n\n## 1. Hintergrund\n\nMontags stehen die Mitglieder an.\n\n## 2. Umfang\n\nDie Seite umfasst die Buchung. Rückzahlungen gehören nicht zum Umfang.\n\n## 3. Anforderungen\n\n### 3.1 Mitgliedskarte\n\n- Eine Karte hat ein Foto.\n\nAußerdem:\n\n- Eine verlorene Karte wird gesperrt.\n\n### 3.2 Buchung\n\n1. Das Mitglied wählt ein Fach.\n\n## 4. Ausstehende Entscheidungen\n\n- Lager der Glasuren.",
    "Rückzahlungen",
  ],
  Dutch: [
    "# Ovenboeking\n\n## 1. Achtergrond\n\nOp maandag staan de leden in de rij.\n\n## 2. Omvang\n\nDe site omvat het boeken. Terugbetalingen vallen buiten de scope.\n\n## 3. Eisen\n\n### 3.1 Ledenpas\n\n- Een pas heeft een foto.\n\nOok:\n\n- Een verloren pas wordt geblokkeerd.\n\n### 3.2 Boeken\n\n1. Het lid kiest een plank.\n\n## 4. Openstaande punten\n\n- Opslag van glazuur.",
    "Terugbetalingen",
  ],
  French: [
    "# Four partagé\n\n## 1. Contexte\n\nLe lundi, les membres font la queue.\n\n## 2. Périmètre\n\nLe site couvre la réservation. Les remboursements restent hors périmètre.\n\n## 3. Exigences\n\n### 3.1 Carte de membre\n\n- Une carte porte une photo.\n\nAussi :\n\n- Une carte perdue est bloquée.\n\n### 3.2 Réservation\n\n1. Le membre choisit une étagère.\n\n## 4. Points en suspens\n\n- Stockage des émaux.",
    "Les remboursements",
  ],
  Japanese: [
    "# 窯の予約\n\n## 1. 背景\n\n月曜日は会員が並ぶ。\n\n## 2. 範囲\n\nサイトは予約を扱う。返金は対象外とする。\n\n## 3. 要件\n\n### 3.1 会員証\n\n- 会員証に写真がある。\n\nまた:\n\n- 紛失した会員証は止める。\n\n### 3.2 棚選び\n\n1. 会員が棚を選ぶ。\n\n## 4. 保留事項\n\n- 釉薬の保管。",
    "返金",
  ],
} as const;

describe("specifications: each part is placed by its own heading or the one around it", () => {
  test.each(Object.entries(SPECIFICATIONS))("%s", async (_, [text, excluded]) => {
    const parts = text.split(/\n\n#{2,3} /).slice(1);
    const [background = "", scope = "", , card = "", booking = "", open = ""] = parts.map((part) =>
      part.slice(part.indexOf("\n\n") + 2),
    );
    const [, first = "", second = ""] = /^(.*)\n\n.*\n\n(.*)$/.exec(card) ?? [];
    const [covers = ""] = scope.split(/(?<=\.) |(?<=。)/);
    expect(await read(text, "prd", "Problem")).toContain(background);
    const requirements = await read(text, "prd", "Requirements");
    for (const said of [covers, first, second, booking]) expect(requirements).toContain(said);
    expect(requirements).not.toMatch(/\d\.\d/);
    expect(requirements).not.toContain(excluded);
    expect(await read(text, "prd", "Non-goals")).toContain(excluded);
    expect(await read(text, "prd", "Open questions and risks")).toContain(open);
    expect(await read(text, "ai_implementation_spec", "Scope and boundaries")).toContain(covers);
    expect(await read(text, "ai_implementation_spec", "Behavior")).toContain(booking);
  });

  test.each([
    "## Features\n\n- Booking by text message",
    "## System requirements\n\n- Windows 11",
    "## Systemanforderungen\n\n- Windows 11",
    "## Legal requirements\n\n- A log of each firing",
    "## Gesetzliche Anforderungen\n\n- Ein Protokoll je Brand",
    "## Wettelijke eisen\n\n- Een verslag van elke stook",
    "## Exigences légales\n\n- Un registre des cuissons",
    "## 法的要件\n\n- 焼成の記録",
    "## Scope\n\n- Forty clubs were asked",
    "## Umfang\n\n- Vierzig Vereine wurden gefragt",
    "## Périmètre\n\n- Quarante clubs ont répondu",
    "## Requirements of the insurer\n\n- A fire door",
    "## What the city requires\n\n- A fire door",
    "## Anforderungen der Versicherung\n\n- Eine Brandschutztür",
    "## Eisen van de verzekeraar\n\n- Een brandwerende deur",
    "## Exigences de l'assureur\n\n- Une porte coupe-feu",
    "## 保険会社の要件\n\n- 防火扉",
    "## Functions\n\n- A timer",
    "## Job requirements\n\n- A diploma",
    "## Nos exigences envers Kilnco\n\n- Un devis",
    "## Workflow\n\n- Load, fire, cool",
  ])("a heading that may be somebody else's makes no specification: %j", async (text) => {
    const said = text.split("\n\n")[1] ?? "";
    expect(await read(text, "prd", "Requirements")).not.toContain(said);
  });

  test("a part of which nothing is quoted is named at the top", async () => {
    const filler = "The kiln stands in the yard behind the school and holds forty plates. ";
    const text = `# Kiln\n\n## Yard\n\n${filler.repeat(5)}\n\n## Glazes\n\n- Blue\n\n## Tools\n\n- Tongs\n\n## Requirements\n\n- A timer`;
    expect(drop(await draft(briefFor("prd", [upload("x.md", text)])))).toContain(
      "no section fits: *Tools*",
    );
  });

  test("a list below text of another source names its file again", async () => {
    const text = "# Kiln plan\n\n## Requirements\n\n- A timer\n\n## Rollout\n\n- Week 3: training";
    const note = item("general_note", "Yard meeting", "The rollout begins on 4 May 2027.");
    const brief = briefFor("prd", [upload("x.md", text), note]);
    const rollout = drop(await readSection(brief, "Rollout"));
    expect(rollout).toContain("Yard meeting");
    expect(rollout).toContain("**Kiln plan");
    expect(await read(text, "prd", "Rollout")).toBe("- Week 3: training");
  });
});
