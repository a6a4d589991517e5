import { describe, expect, test } from "vitest";
import { draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "../builtin/pieces";

const write = (...pieces: Parameters<typeof item>[]) =>
  draftByRules(
    briefFor(
      "decision_log",
      pieces.map((fields) => item(...fields)),
    ),
  );

describe("items: a sentence that introduces a list that is not there", () => {
  test.each([
    "The school agrees in principle, but we have three obstacles:",
    "Die Schule ist einverstanden, aber wir haben drei Hindernisse:",
    "De school gaat akkoord, maar we hebben drie bezwaren:",
    "Le Collège est d'accord sur le principe, mais nous avons trois blocages :",
    "学校は賛成ですが、課題が三つあります：",
  ])("is not quoted: %s", async (said) => {
    const title = said.slice(0, 12);
    const start = said.slice(0, 10);
    expect(await write(["decision", title, `Thanks for the quick answer. ${said}`])).not.toContain(
      start,
    );
    const whole = await write(["decision", "Deposit", `We drop the deposit. ${said}`]);
    expect(whole).toContain("We drop the deposit.");
    expect(whole).not.toContain(start);
  });

  test.each(["Open points", "—"])("leaves the rest of an item with the title %s", async (title) => {
    const text = "Legal approved the contract with Bremen on 3 May.\n\nOpen points:";
    expect(await write(["decision", title, text])).toContain("Legal approved the contract");
  });

  test.each([
    "We sell three plans:\n\n- small\n- large",
    "We decided: three plans.",
    "Nous vendons deux formules :\n- petite\n- grande",
  ])("is quoted with its list: %s", async (said) => {
    expect(await write(["decision", said.slice(0, 12), said])).toContain(said.slice(0, 10));
  });
});

describe("items: what a text calls our advantage", () => {
  const register = (text: string) =>
    draftByRules(briefFor("risk_register", [item("risk", text.slice(0, 20), text)]));

  test.each([
    "Nobody rents and repairs: that is our advantage.",
    "Niemand verleiht und repariert: Das ist unser Vorteil.",
    "Niemand verhuurt en herstelt: dat is ons voordeel.",
    "Personne ne propose à la fois location et réparation : c'est notre avantage.",
    "貸出と修理の両方をするところはない。これは当社の強みです。",
  ])("is no risk: %s", async (text) => {
    expect(await register(text)).not.toContain(text.slice(0, 15));
  });

  test.each([
    "What is our advantage today can be copied.",
    "Repair is our advantage only until rivals copy it.",
    "Das ist unser Vorteil, aber er lässt sich kopieren.",
    "Dit is ons voordeel zolang niemand het kopieert.",
    "C'est notre avantage, mais il peut disparaître.",
    "当社の強みが失われる。",
    "Only while prices hold: that is our advantage.",
    "If they copy it, that is our advantage.",
    "Nur solange die Preise halten: Das ist unser Vorteil.",
    "Alleen zolang de prijzen gelden: dat is ons voordeel.",
    "Tant que les prix tiennent : c'est notre avantage.",
    "価格が続く限り、これは当社の強みです。",
  ])("may be one if it can be lost: %s", async (text) => {
    expect(await register(text)).toContain(text.slice(0, 10));
  });
});
