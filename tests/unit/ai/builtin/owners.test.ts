import { describe, expect, test } from "vitest";
import { separateOwner } from "@/lib/ai/engines/builtin/risk-table";
import { briefFor, item, readSection, related } from "./pieces";

const readRegister = (...texts: string[]) =>
  readSection(
    briefFor(
      "risk_register",
      texts.map((text, index) => item("risk", `Risk ${index + 1}`, text)),
    ),
    "Register",
  );

describe("risk register: the owner of a risk", () => {
  test.each([
    ["Owner", "It may rain. Owner: Ann Lee.", "Ann Lee"],
    ["Risk owner", "It may rain. Risk owner: Ann Lee and Bo Ek", "Ann Lee and Bo Ek"],
    ["Owner", "It may rain. Owner: T. Wilk (radio), by 4 May.", "T. Wilk (radio), by 4 May"],
    ["Owner", "It may rain. Owner: the site manager.", "The site manager"],
    ["Owners", "It may rain. Owners: Ann and Bo.", "Ann and Bo"],
    ["Owned by", "It may rain. Owned by: Operations team", "Operations team"],
    ["Verantwortlich", "Es kann regnen. Verantwortlich: Ute Hagedorn.", "Ute Hagedorn"],
    ["Zuständig", "Es kann regnen. Zuständig: Leitung der Werkstatt", "Leitung der Werkstatt"],
    ["Eigenaar", "Het kan regenen. Eigenaar: Jan de Vries.", "Jan de Vries"],
    ["Verantwoordelijk", "Het kan regenen. Verantwoordelijk: onze planner.", "Onze planner"],
    ["Responsable", "Il peut pleuvoir. Responsable : Maëlle Tanguy.", "Maëlle Tanguy"],
    ["Responsable", "Il peut pleuvoir. Responsable : le chef d’atelier.", "Le chef d’atelier"],
    ["担当", "雨が降る。担当：古賀（設備課）", "古賀（設備課）"],
    ["責任者", "雨が降る。責任者：佐伯 美咲。", "佐伯 美咲"],
    ["担当", "雨が降る。担当：田中", "田中"],
    ["Owner", "It may rain. Owner: Kim (ops) and Bo (IT).", "Kim (ops) and Bo (IT)"],
    ["Owner", "It may rain. Owner: Ann Lee – since March.", "Ann Lee – since March"],
    ["Owner", "It may rain. Owner: the supplier.", "The supplier"],
    ["Owner", "It may rain. Owner: the head of operations.", "The head of operations"],
    ["Risk-Owner", "Es kann regnen. Risk-Owner: Ute Hagedorn.", "Ute Hagedorn"],
    ["Assigned to", "It may rain. Assigned to: Ann Lee.", "Ann Lee"],
    ["Zuständig", "Es regnet. Zuständig: Team Betrieb, bis 3. Mai.", "Team Betrieb, bis 3. Mai"],
    ["Zuständigkeit", "Es kann regnen. Zuständigkeit: die Werkstatt.", "Die Werkstatt"],
    ["Verantwortung", "Es kann regnen. Verantwortung: Ute Hagedorn.", "Ute Hagedorn"],
    ["Responsables", "Il peut pleuvoir. Responsables : Léa et Théo.", "Léa et Théo"],
    ["Owner", "It may rain, Owner: Ann Lee.", "Ann Lee"],
    ["Owner", "Two falls in May. Response: a camera, lighting, Owner: Samir", "Samir"],
    ["Zuständig", "Es kann regnen, Zuständig: Ute Hagedorn.", "Ute Hagedorn"],
    ["Eigenaar", "Het kan regenen; Eigenaar: Jan de Vries.", "Jan de Vries"],
    ["Responsable", "Il peut pleuvoir, Responsable : Maëlle Tanguy.", "Maëlle Tanguy"],
    ["担当", "雨が降るかもしれない、担当：田中", "田中"],
  ])("has a column %s: %s", async (label, text, owner) => {
    const [head = "", , row = ""] = (await readRegister(text)).split("\n");
    expect(head).toBe(`| Risk | ${label} |`);
    expect(row).toMatch(new RegExp(` \\| ${owner.replace(/[()]/g, "\\$&")} \\|$`));
    expect(row).not.toContain(`${label}:`);
  });

  test.each([
    "Owner: nobody yet.",
    "We may lose the lease, owner: City of Leeds.",
    "It may rain, Owner: tbd.",
    "It may rain, Owner: nobody yet.",
    "It may rain, Owner: Ann?",
    "We ask the shop, its owner: Ann Lee.",
    "The roof leaks, owners: they fear that prices fall.",
    "We warn all, landlord and owner: Ann Lee is told first.",
    "We call, owner: Ann Lee, and wait for an answer.",
    "Es kann regnen, Zuständig: noch offen.",
    "Es regnet, verantwortlich ist: Ute Hagedorn.",
    "Het kan regenen, Eigenaar: nog niemand.",
    "Il peut pleuvoir, Responsable : à définir.",
    "雨が降る、担当：未定",
    "Owner: tbd",
    "Owner: we do not know",
    "Owner: to be named.",
    "Owner: Ann?",
    "Owner: the building's owner refuses access to the roof.",
    "Owners: they fear that prices fall.",
    "The owner is on holiday: Ann Lee.",
    "Verantwortlich: noch offen",
    "Verantwortlich: wird gesucht.",
    "Verantwortlich ist die Stadt: sie zahlt nicht.",
    "Eigenaar: nog niemand",
    "Eigenaar: de vereniging wil eerst de offerte zien.",
    "Responsable : personne pour l'instant.",
    "Responsable : le fournisseur, qui livre souvent en retard.",
    "担当：未定",
    "Owner: left the company.",
    "Owner: see table below.",
    "Owner: See Table 3.",
    "Owner: as above.",
    "Owner: the same.",
    "Owner: cannot be reached.",
    "Owner: heavy rain.",
    "Owner: Everyone.",
    "Owner: no manager.",
    "Owner: a new manager.",
    "Owner: the supplier refuses.",
    "Verantwortlich: fällt aus.",
    "Verantwortlich: siehe oben.",
    "Verantwortlich: ist krank.",
    "Verantwortlich: muss benannt werden.",
    "Verantwortlich: alle.",
    "Verantwortlich: keiner.",
    "Eigenaar: is met pensioen.",
    "Eigenaar: iedereen.",
    "Responsable : parti en mai.",
    "Responsable : tout le monde.",
    "担当：全員",
    "担当：調整中",
    "担当：募集中。",
    "担当：人手不足",
    "担当：佐藤が週に一度確認する。",
  ])("is not made up: %s", async (text) => {
    const register = await readRegister(`It may rain. ${text}`);
    expect(register).not.toMatch(/\| (?:Owner|Verantwortlich|Eigenaar|Responsable|担当) \|/);
    expect(register).toContain("Groundwork found no `Owner: …` in *Risk 1*");
  });

  test("stays in its column in other documents, and what follows it in the text", async () => {
    const text = "Cause: clouds. Owner: Ann. It rained twice last year.";
    const risk = item("risk", "Rain", text);
    const section = await readSection(briefFor("prd", [risk]), "Open questions and risks");
    expect(section).toBe(
      `| Risk | Cause | Owner |\n| --- | --- | --- |\n| **Rain.** It rained twice last year. [^${risk.ref}] | Clouds. | Ann |`,
    );
  });

  test.each([
    "Cause: clouds\nOwner: Ann Lee\nStatus: open",
    "**Cause:** clouds\n**Owner:** Ann Lee  \n**Status:** open.",
    "- Cause: clouds\n- Owner: Ann Lee\n- Status: open",
  ])("is read from lines without full stops: %j", async (text) => {
    const [head, , row] = (await readRegister(text)).split("\n");
    expect(head).toBe("| Risk | Cause | Status | Owner |");
    expect(row).toMatch(/\| Clouds\.? \| Open\.? \| Ann Lee \|$/);
  });

  test.each([
    [
      "Cause: frost\nLikelihood: 30%\nImpact: high\nOwner: Ann Lee",
      "| Risk | Cause | Likelihood | Impact | Owner |",
      /\| Frost\.? \| 30%\.? \| High\.? \| Ann Lee \|$/,
    ],
    [
      "Schaden: 5.000 €\nVerantwortlich: Ute Hagedorn",
      "| Risk | Schaden | Verantwortlich |",
      /\| 5\.000 €\.? \| Ute Hagedorn \|$/,
    ],
    [
      "Cause: the “old pump”\nEffect: dents,\nof the hull.\nOwner: Ann",
      "| Risk | Cause | Effect | Owner |",
      /\| The “old pump”\.? \| Dents, of the hull\.? \| Ann \|$/,
    ],
    ["原因:霜\n担当:古賀", "| Risk | 原因 | 担当 |", /\| 霜。? \| 古賀 \|$/],
  ])("is read from lines that end in any mark: %j", async (text, columns, cells) => {
    const [head, , row] = (await readRegister(text)).split("\n");
    expect(head).toBe(columns);
    expect(row).toMatch(cells);
  });

  test("is one column, also next to risks whose label names nobody", async () => {
    const register = await readRegister(
      "It may hail. Owner: Ann Lee.",
      "It may snow. Owner: tbd",
      "It may rain. Owner: tbd",
    );
    expect(register).toMatch(/^\| Risk \| Owner \|\n/);
    expect(register).toMatch(/It may snow\. Owner: tbd.* \| – \|/);
    const twice = "It may rain. Owner: Ann Lee. Reviewed monthly. Owner: Bo Ek from June.";
    expect(await readRegister(twice)).toMatch(/^\| Risk \| Owner \|\n.*\n.* \| Ann Lee \|/);
  });

  test("is asked for by name, or for all risks, but not next to a register that people wrote", async () => {
    const [owned, bare] = ["It may rain. Owner: Ann.", "It may snow."];
    const ask = "Name one person or team for each, like `Owner: Ann Lee`.";
    expect(await readRegister(owned, bare)).toContain(
      `> Check before you send: Groundwork found no \`Owner: …\` in *Risk 2*`,
    );
    expect(await readRegister(bare, bare)).toContain(
      `> Check before you send: Groundwork found no \`Owner: …\` in any of these risks. ${ask}`,
    );
    expect(await readRegister(owned)).not.toContain(ask);
    const register = related("risk_register", "Our risks", "## Risks\n\n- Hail. Owner: Bo.");
    const brief = briefFor("risk_register", [item("risk", "Snow", bare), register]);
    expect(await readSection(brief, "Register")).not.toContain(ask);
  });
});

test("risk register: a title made from a text leaves out the owner at its end", async () => {
  const text = "Two falls in May. Response: a camera, lighting, Owner: Samir";
  const risk = item("risk", "It may rain, Owner: Ann Lee", "It may rain, Owner: Ann Lee.");
  const brief = briefFor("risk_register", [risk, item("risk", "Falls", text)]);
  expect(await readSection(brief, "Register")).toMatch(
    /^\| \*\*It may rain\.\*\* \[\^E\d+\] \| Ann Lee \|$/m,
  );
  expect(await readSection(brief, "Responses")).toMatch(/\| A camera, lighting\.? \|/);
});

test("risk register: many owners on a hostile line are read once, or this test would end by its time limit", () => {
  const risk = item("risk", "雨", `${"雨、担当：".repeat(80_000)}|`);
  expect(separateOwner(risk)).toBe(risk);
});
