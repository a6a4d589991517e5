import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Audience, ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

describe("stakeholder update: an item", () => {
  const withItems = (
    audience: Audience,
    label: ContextLabel,
    texts: readonly string[],
    title?: string,
  ) => {
    const found = sampleEvidence("Arrival updates", "prd").find(
      (piece) => piece.type === "context_item",
    );
    if (!found) throw new Error("The sample has no item.");
    const items = texts.map((text, index) => ({
      ...{ ...found, label, scope: "initiative" as const, title: title ?? `Kiln ${index}`, text },
      ...{ id: `kiln-${index}`, ref: `E${900 + index}` },
    }));
    const material = {
      subject: { type: "initiative" as const, id: "initiative-1", title: "Kilns" },
      text: "",
      evidence: items,
      options: { audience, today: "2026-11-21", language: "en" as const },
    };
    return checkAnswer(applyRules(material), material);
  };

  test("that is an idea is left out if a decision turns it down", () => {
    const [idea] = sampleEvidence("Arrival updates", "prd");
    if (!idea) throw new Error("The sample has no item.");
    const piece = { ...idea, type: "context_item" as const, scope: "initiative" as const };
    const evidence = [
      {
        ...piece,
        ref: "E1",
        label: "feature_idea" as const,
        title: "Ads by country",
        text: "Ads.",
      },
      {
        ...piece,
        ref: "E2",
        label: "decision" as const,
        title: "Scope",
        text: "Out: ads by country.",
      },
    ];
    const today = "2026-11-21";
    const options = { audience: "customer_success" as const, today, language: "en" as const };
    const subject = { type: "initiative" as const, id: "initiative-1", title: "Ads" };
    const write = (pieces: typeof evidence) =>
      applyRules({ subject, text: "", evidence: pieces, options }).body_markdown;
    expect(write(evidence.slice(0, 1))).toContain("Ideas on record");
    expect(write(evidence)).not.toContain("Ideas on record");
  });

  test("whose title states our budget is not for customers", async () => {
    const write = async (audience: Audience, title: string) => {
      const texts = ["The board gave it. The launch is in May."];
      return (await withItems(audience, "decision", texts, title)).body_markdown;
    };
    const title = "Budget: £14,500 until launch";
    expect(await write("customer_success", title)).not.toMatch(/14,500|The board gave it/);
    expect(await write("sales", title)).not.toMatch(/14,500|The board gave it/);
    expect(await write("executive", title)).toContain("£14,500");
    for (const other of ["Plus at €6 a month", "Launch with 14 studios"])
      expect(await write("customer_success", other)).toContain(`${other}: The board gave it.`);
  });

  test("that is a decision has its reason, and a risk its response, in whole sentences", async () => {
    const decision = "One kiln, because two need a permit. The price is time.";
    const { body_markdown } = await withItems("executive", "decision", [decision]);
    expect(body_markdown).toContain(
      "- Kiln 0: One kiln, because two need a permit. The price is time.",
    );
    const risk = `The kiln may crack. ${"It has a long cause. ".repeat(15)}Ilse orders a second lid.`;
    const { risks } = await withItems("executive", "risk", [
      "The kiln may crack. Ilse orders a lid.",
      risk,
    ]);
    expect(risks[0]).toBe("Kiln 0: The kiln may crack. Ilse orders a lid.");
    expect(risks[1]).toMatch(/^Kiln 1: The kiln may crack\..*\.$/);
  });

  test.each([
    [
      "market_research",
      "Calls of October. 1,140 calls. Nobody counted.",
      "Calls of October. 1,140 calls.",
    ],
    ["market_research", "1.140 Anrufe. Davon 380 zur Tour.", "1.140 Anrufe. Davon 380 zur Tour."],
    ["market_research", "Open. A third of 1,140 calls ask why.", "A third of 1,140 calls ask why."],
  ] as const)("that is %s is not quoted as a fragment: %s", async (label, text, quoted) => {
    const { highlights } = await withItems("executive", label, [text]);
    expect(highlights).toEqual([`Kiln 0: ${quoted}`]);
  });

  test.each(["executive", "engineering"] as const)(
    "that is feedback with a figure is no highlight for %s, since it may be a complaint",
    async (to) => {
      const text = "The lid broke in 4 of 10 firings.";
      const { body_markdown, highlights } = await withItems(to, "user_feedback", [text]);
      expect(highlights).toEqual([]);
      expect(body_markdown).toContain(`## Feedback with figures\n\n- Kiln 0: ${text}`);
    },
  );

  test("that is feedback is not quoted with words of a speaker whom only another sentence names", async () => {
    const feedback = "Mr Obermaier comes by bike. “I pay €20 a year and never get in”, he said.";
    const update = await withItems("customer_success", "user_feedback", [feedback]);
    expect(JSON.stringify(update)).not.toContain("he said");
  });

  test("that is a decision is left out if it says that it is open", async () => {
    const texts = ["Not clear: which kiln is used.", "One kiln is used."];
    const { body_markdown } = await withItems("executive", "decision", texts);
    expect(body_markdown).not.toContain("Kiln 0");
    expect(body_markdown).toContain("Kiln 1: One kiln is used.");
  });

  test.each(["sales", "customer_success"] as const)(
    "that is a decision or a risk is shown to %s without its sums, or not at all",
    async (audience) => {
      const text = "Glaze is free of lead. It costs us 40 EUR. Ilse signs it off.";
      const { body_markdown } = await withItems(audience, "decision", [text]);
      expect(body_markdown).toMatch(/^- Kiln 0: Glaze is free of lead\. Ilse signs it off\.$/m);
      const { risks } = await withItems(audience, "risk", [text, "40 EUR are gone then."]);
      expect(risks).toEqual(["Kiln 0: Glaze is free of lead. Ilse signs it off."]);
    },
  );

  test("that is an idea says whether it is built, and is left out if it was dropped", async () => {
    const texts = ["Shipped on 2 May 2026.", "A hood. Rejected: too dear.", "A timer for all."];
    const { body_markdown, asks } = await withItems("customer_success", "feature_idea", texts);
    expect(body_markdown).toContain(
      "## Shipped\n\n- Kiln 0: Shipped on 2 May 2026.\n\n## Ideas on record\n\n- Kiln 2: A timer for all.",
    );
    expect(body_markdown).not.toContain("Kiln 1");
    expect(asks).toEqual([]);
  });

  test.each([
    ["Reports go to the portals. Not for the first version.", false],
    ["Berichte gehen ins Portal. Nicht in der ersten Version.", false],
    ["Rapporten gaan naar het portaal. Niet in de eerste versie.", false],
    ["Les rapports vont au portail. Pas dans la première version.", false],
    ["We will not build this.", false],
    ["Callers on hold hear music.", true],
    ["Parts that are not part of the order are red.", true],
    ["The first version of a report is kept.", true],
    ["A report cannot be changed later.", true],
    ["Nicht bezahlte Termine sind grau.", true],
  ])(
    "that is an idea is left out if the first version does not have it: %s %s",
    async (text, isSaid) => {
      const { body_markdown } = await withItems("customer_success", "feature_idea", [
        text,
        "A timer.",
      ]);
      expect(body_markdown.includes("Kiln 0")).toBe(isSaid);
    },
  );

  test.each([
    "Shipped in the first version.",
    "Ausgeliefert am 2. Mai 2026.",
    "Opgeleverd op 2 mei 2026.",
    "Livré le 2 mai 2026.",
    "2026年5月2日に公開した。",
  ])("that is an idea is under Shipped if its text says so of the past: %s", async (text) => {
    const { body_markdown } = await withItems("engineering", "feature_idea", [text]);
    expect(body_markdown).toContain(`## Shipped\n\n- Kiln 0: ${text}`);
  });

  test.each([
    "Shipped on 2 May 2027.",
    "Not started; second half of 2027 at the earliest.",
    "Frühestens im zweiten Halbjahr 2027.",
    "Nog niet begonnen.",
    "Pas avant l'été.",
    "未着手。",
  ])("that is an idea says that it waits: %s", async (text) => {
    const { body_markdown } = await withItems("sales", "feature_idea", [`Ten ask for it. ${text}`]);
    expect(body_markdown).toContain(`## Ideas on record\n\n- Kiln 0: ${text}`);
    expect(body_markdown).not.toContain("## Shipped");
  });

  test("that is the only one makes a summary with only its heading", async () => {
    const { summary } = await withItems("engineering", "decision", ["One kiln, as two are dear."]);
    expect(summary).toBe("In this update: Decisions.");
  });

  test.each([
    ["“It held. Then it cracked.” Ilse, in May.", "“It held. Then it cracked.”"],
    [
      "Frau Möbius: „Er hielt. Dann riss er.“ Zwei Gläser fehlen.",
      "Frau Möbius: „Er hielt. Dann riss er.“",
    ],
    ["Jan: “Hij hield het. Toen brak hij.” In mei.", "Jan: “Hij hield het. Toen brak hij.”"],
    ["Ada : « Il tenait. Puis il a cédé. » Deux mois.", "Ada : « Il tenait. Puis il a cédé. »"],
    ["田中さん「使えた。でも割れた。」", "田中さん「使えた。でも割れた。」"],
  ])("is quoted to the end of a quotation, and no further: %s", async (text, said) => {
    const { highlights } = await withItems("customer_success", "user_feedback", [text]);
    expect(highlights.map((each) => each.replaceAll(/\s/g, " "))).toEqual([`Kiln 0: ${said}`]);
  });

  test("that is a note is among the decisions by its sentence about a decision, unless it is outdated", async () => {
    const texts = [
      "Tea at four. We agreed on one kiln.",
      "Overtaken. Superseded: we agreed on two.",
    ];
    const { body_markdown } = await withItems("sales", "general_note", texts);
    expect(body_markdown).toContain("## Decisions\n\n- Kiln 0: We agreed on one kiln.");
    expect(body_markdown).not.toContain("Kiln 1");
    expect(
      (await withItems("sales", "general_note", ["Tea at four."])).body_markdown,
    ).not.toContain("##");
  });

  test("that is a decision is left out if it was dropped later", async () => {
    const texts = ["One kiln.\n→ dropped on 3 May", "Two kilns. The old list no longer applies."];
    const { body_markdown } = await withItems("sales", "decision", texts);
    expect(body_markdown).not.toContain("Kiln 0");
    expect(body_markdown).toContain("Kiln 1: Two kilns.");
  });

  test("with a question as its title has no colon after it", async () => {
    const { body_markdown } = await withItems(
      "sales",
      "decision",
      ["Ann keeps it."],
      "Who has it?",
    );
    expect(body_markdown).toContain("- Who has it? Ann keeps it.");
  });

  test("with the words of a customer who left is no highlight", async () => {
    const texts = [
      "“The glaze never held in our shop.” They cancelled in May.",
      "“It holds well by now.”",
    ];
    const { highlights } = await withItems("customer_success", "user_feedback", texts);
    expect(highlights).toEqual(["Kiln 1: “It holds well by now.”"]);
  });
});
