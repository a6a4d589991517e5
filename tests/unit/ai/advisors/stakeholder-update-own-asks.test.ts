import { describe, expect, test } from "vitest";
import { findDecided } from "@/lib/ai/advisors/shared/find-decided";
import { listOwnAsks } from "@/lib/ai/advisors/stakeholder-update/own-asks";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { item } from "../builtin/pieces";

describe("stakeholder update: asks of a note", () => {
  test("stakeholder update: executives read the asks of a status note before other gaps", () => {
    const text =
      "**Status**\n- 6 of 40 done\n\n**Asks**\n- Need 1 welder, $45k\n\n**Next**\n- Wave 1";
    const { asks } = applyRules({
      subject: { type: "initiative", id: "1", title: "Deposits" },
      text: "",
      evidence: [item("general_note", "Steering", text)],
      options: { audience: "executive", today: "2026-11-21", language: "en" },
    });
    expect(asks.map((ask) => ask.text)).toEqual(["Need 1 welder, $45k"]);
  });

  test.each([
    ["## Asks\nApprove $45k.\n\n## Next\nWave 1", "Approve $45k."],
    ["Asks: approve the $45k.\nNext: wave 1", "approve the $45k."],
    ["Help needed:\n- a designer\n  for two weeks", "a designer"],
    ["@ben to approve by Friday", "@ben to approve by Friday"],
    ["**Bitten**\n- 45 T€ freigeben", "45 T€ freigeben"],
    ["@ann muss es bis 3. Mai freigeben.", "@ann muss es bis 3. Mai freigeben."],
    ["@ann keurt het goed voor 3 mei", "@ann keurt het goed voor 3 mei"],
    ["@ann doit valider avant le 3 mai", "@ann doit valider avant le 3 mai"],
    ["**お願い**\n- 4万円の承認", "4万円の承認"],
  ])("stakeholder update: is an ask: %s", (text, ask) => {
    expect(listOwnAsks(text)).toEqual([ask]);
  });

  test.each([
    "Ask: none",
    "**Ask the board first.** Then go.",
    "Asks for a map: 9 users",
    "**Customer asks**\n- Map",
    "@ben to send the deck by Friday",
    "Ben to approve by Friday",
    "- [x] @ann to approve by 3 May",
    "**Bitte beachten**\n- Tür zu",
    "Bitte: Tür zu.",
    "**Demandes**\n- Une carte",
    "The app asks: allow location?",
  ])("stakeholder update: is no ask: %s", (text) => {
    expect(listOwnAsks(text)).toEqual([]);
  });
});

test("stakeholder update: a paragraph below the entries asks for nothing", () => {
  const note =
    "Asks:\n- Approve the budget of €20k\n\nThe pilot went well in May.\n\nThanks, Maria";
  expect(listOwnAsks(note)).toEqual(["Approve the budget of €20k"]);
});

describe("decisions: fields", () => {
  test.each([
    [
      "Status: accepted (2026-10-14)\n\nContext: The contract ends.\n\nDecision: We take Snowflake.\n\nConsequences: new sign-on.",
      /^We take Snowflake\. Status: accepted/,
    ],
    ["# Status\nAccepted\n\n## Context\nIt ends.\n\n## Decision\n\nWe take it.", /^We take it\./],
    ["**Kontext:** Vertrag endet.\n**Entscheidung:** Wir nehmen es.", /^Wir nehmen es\./],
    ["背景：契約が終わる。\n決定：新版を使う。", /^新版を使う。/],
    ["We buy it. Decision: yes.", /^We buy it\./],
    ["Options: A or B\nDecision makers: Ann, Bo", /^Options/],
  ])("decisions: of labeled lines, the decision is first: %s", (text, said) => {
    expect(findDecided(item("decision", "Store", text))).toMatch(said);
  });

  test("decisions: a record whose decision is still to come has none", () => {
    expect(findDecided(item("decision", "Store", "Context: It ends.\nDecision: TBD"))).toBe(
      undefined,
    );
  });
});
