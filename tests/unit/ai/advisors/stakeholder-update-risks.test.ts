import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { initiative, item } from "../builtin/pieces";

async function update(evidence: ReturnType<typeof item>[]) {
  const material = {
    subject: { type: "initiative" as const, id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: { audience: "executive" as const, today: "2026-11-21", language: "en" as const },
  };
  return checkAnswer(applyRules(material), material);
}

test.each([
  [
    "The guides know every cave by heart. Effect: two of nine guides said that they would leave the club. Ann walks with each of them, and each keeps a cave.",
    "Ann walks with each of them, and each keeps a cave.",
  ],
  [
    "Die Führer kennen jede Höhle auswendig und wollen keine neue. Folge: zwei von neun Führern wollen den Verein verlassen. Ann geht mit jedem von ihnen einmal mit.",
    "Ann geht mit jedem von ihnen einmal mit.",
  ],
  [
    "De gidsen kennen elke grot uit hun hoofd en willen geen nieuwe. Gevolg: twee van de negen gidsen willen de vereniging verlaten. Ann loopt met ieder van hen mee.",
    "Ann loopt met ieder van hen mee.",
  ],
  [
    "Les guides connaissent chaque grotte par cœur et n'en veulent pas d'autre. Effet : deux guides sur neuf veulent quitter le club à l'été. Ann accompagne chacun d'eux.",
    "Ann accompagne chacun d'eux.",
  ],
])(
  "stakeholder update: a risk is quoted with its last sentence, which has no label: %s",
  async (text, last) => {
    const { risks } = await update([item("risk", "Caves", text)]);
    expect(risks).toEqual([`Caves: ${text}`]);
    expect(risks[0]).toContain(last);
  },
);

test("stakeholder update: the opening names two dates rather than one twice", async () => {
  const said = async (text: string) => (await update([initiative(text)])).body_markdown;
  expect(
    await said(
      "We start on 12 January 2027 in Bath. First vans: 12 January 2027.\n\nAll of Kent: 1 March 2027.",
    ),
  ).toContain("1 March 2027");
  expect(await said("We start on 12 January 2027 in Bath. We train on 12 January 2027.")).toContain(
    "We train",
  );
});
