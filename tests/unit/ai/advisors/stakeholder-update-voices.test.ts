import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Audience } from "@/lib/schemas/enums";
import { item } from "../builtin/pieces";

const update = (audience: Audience, piece: ReturnType<typeof item>) => {
  const material = {
    subject: { type: "initiative" as const, id: "initiative-1", title: "Lessons" },
    text: "",
    evidence: [piece],
    options: { audience, today: "2026-11-21", language: "en" as const },
  };
  return checkAnswer(applyRules(material), material);
};

test.each([
  ["Nobody picks up. I work until 5, the office is closed then", false],
  ["Two lessons cancelled without telling me", false],
  ["Abends geht keiner ans Telefon.", false],
  ["Ich bin mit der App nicht zufrieden.", false],
  ["Niemand neemt op na vijf uur.", false],
  ["Personne ne répond le soir.", false],
  ["Je ne suis pas satisfait.", false],
  ["誰も電話に出ない。", false],
  ["Would be great if it works well?", false],
  ["I would love a reminder.", false],
  ["The booking works very well.", true],
  ["Our crews are happy with the map.", true],
  ["Wir sind mit der Karte zufrieden.", true],
  ["Wij zijn blij met de kaart.", true],
  ["Nous sommes ravis de la carte.", true],
  ["地図に満足している。", true],
  ["“We never know which pier it is.”", true],
])(
  "stakeholder update: feedback is a highlight if it is a quotation or praise: %s",
  async (text, isOne) => {
    const { highlights } = await update("customer_success", item("user_feedback", "Card", text));
    expect(highlights).toEqual(isOne ? [`Card: ${text}`] : []);
  },
);

test.each([
  ["We take the Pro licence. Can you order it by Friday?", "We take the Pro licence."],
  ["Wir nehmen die Lizenz. Bestellst du sie?", "Wir nehmen die Lizenz."],
  ["We nemen de licentie. Bestel jij die?", "We nemen de licentie."],
  ["Nous prenons la licence. Tu la commandes ?", "Nous prenons la licence."],
])("stakeholder update: a decision ends before a question: %s", async (text, said) => {
  const { body_markdown } = await update("executive", item("decision", "Card", text));
  expect(body_markdown).toContain(`Card: ${said}`);
  expect(body_markdown).not.toContain("?");
});

test("stakeholder update: a question that the next sentence answers stays", async () => {
  const text = "Who pays? The branch pays.";
  const { body_markdown } = await update("executive", item("decision", "Card", text));
  expect(body_markdown).toContain(text);
});
