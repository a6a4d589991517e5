import { expect, test } from "vitest";
import { nameSection } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { briefFor, item, readSection, upload } from "./pieces";

const clean = (text: string) => text.replaceAll(/ \[\^E\d+\]/g, "");
const read = async (name: string, text: string, heading: string) =>
  clean(await readSection(briefFor("prd", [upload(name, text)]), heading));

// Files are saved on 1 January 2026.
test.each([
  [
    "REPORT\nTwo shops, 7 March to 3 May 2025\nAuthor: Ann Lee. For: Bo Roy. Version 2 of 12 May 2025.\n\n1. IN SHORT\nIt works. It stays.\n\n2. WEATHER\nIt was cold. It rained.\n\n3. OPEN\nWho pays? Ann asks Bo by 4 March.",
    "**REPORT.** IN SHORT: It works.",
    "Who pays? Ann asks Bo by 4 March.",
  ],
  [
    "BERICHT\n\n1. KURZ\nEs geht. Es bleibt.\n\n2. WETTER\nEs war kalt. Es regnete.\n\n3. OFFEN\nWer zahlt? Ann fragt Bo bis 4. März.",
    "**BERICHT.** KURZ: Es geht.",
    "OFFEN: Wer zahlt? Ann fragt Bo bis 4. März.",
  ],
  [
    "VERSLAG\n\n1. KORT\nHet werkt. Het blijft.\n\n2. WEER\nHet was koud. Het regende.\n\n3. NOG OPEN\nWie betaalt? Ann vraagt Bo vóór 4 maart.",
    "**VERSLAG.** KORT: Het werkt.",
    "Wie betaalt? Ann vraagt Bo vóór 4 maart.",
  ],
  [
    "RAPPORT\n\n1. EN BREF\nÇa marche. On garde.\n\n2. LE TEMPS\nIl faisait froid. Il pleuvait.\n\n3. DIVERS\nQui paie ? Ann demande à Bo le 4 mars.",
    "**RAPPORT.** EN BREF: Ça marche.",
    "Qui paie ? Ann demande à Bo le 4 mars.",
  ],
])(
  "text files: a part has its heading, and a question its answer: %j",
  async (text, said, open) => {
    expect(await read("x.txt", text, "Problem")).toContain(said);
    expect(await read("x.txt", text, "Rollout")).toBe("");
    expect(await read("x.txt", text, "Open questions and risks")).toContain(open);
  },
);

test.each([
  "When do we start? On 4 March 2026 with six shops.",
  "Wann starten wir? Am 4. März 2026 mit sechs Läden.",
  "Wanneer beginnen we? Op 4 maart 2026 met zes winkels.",
  "Quand commençons-nous ? Le 4 mars 2026 avec six boutiques.",
  "いつ始めますか？2026年3月4日に六店で始めます。",
  "How does it work? The app checks the stock from 4 March 2026.",
])("text files: a question that a date answers is no open one: %s", async (text) => {
  expect(await read("x.md", `# T\n\nThe kitchen is slow. ${text}`, "Rollout")).toContain(text);
  expect(await read("x.md", `# T\n\n${text}`, "Open questions and risks")).toBe("");
});

test("text files: a paragraph below a question with a date stays whole", async () => {
  const text =
    "# T\n\nThe kitchen is slow.\n\n## What happens on 4 March 2026?\n\nSix shops open. Ann is there.";
  expect(await read("x.md", text, "Rollout")).toContain("Six shops open. Ann is there.");
  expect(await read("x.md", text, "Open questions and risks")).toBe("");
});

test.each([
  ["Two shops with 15 gates:", "Gates of glass stay."],
  ["Zwei Läden mit 15 Toren:", "Tore aus Glas bleiben."],
  ["Twee winkels met 15 poorten:", "Poorten van glas blijven."],
  ["Deux boutiques avec 15 portes :", "Les portes de verre restent."],
  ["店は二つ、門は15：", "ガラスの門は残す。"],
])("text files: a table stays below the line that introduces it: %s", async (intro, after) => {
  const table = "| A | B |\n|---|---|\n| Ann | 6 |";
  const text = `It works.\n\n${intro}\n\n${table}\n\n${after}`;
  const below = new RegExp(`- ${intro}\\n\\n\\| A`);
  expect(await read("x.md", `# X\n\n${text}`, "Problem")).toMatch(below);
  expect(await read("x.md", `# X\n\n## Who\n\n${text}`, "Problem")).toMatch(below);
  const brief = briefFor("prd", [item("market_research", "Shops", text)]);
  const written = clean(await readSection(brief, "Problem"));
  expect(written).toContain(`${intro}\n\n| A`);
  expect(written.endsWith(`| 6 |\n\n${after}`)).toBe(true);
});

test.each([
  ["en", "Recommendation", "What we learned", "We start in three waves."],
  ["de", "Empfehlung", "Was wir gelernt haben", "Wir beginnen in drei Wellen."],
  ["nl", "Aanbeveling", "Wat we hebben geleerd", "Wij beginnen in drie golven."],
  ["fr", "Recommandation", "Ce que nous avons appris", "Nous commençons en trois vagues."],
] as const)(
  "text files: a part with the name of a section is quoted there: %s %s",
  async (language, advice, learned, said) => {
    const text = `# X\n\n## A\n\nYes.\n\n## ${advice}\n\n${said}\n\n## ${learned}\n\nB.`;
    const file = upload("x.md", text);
    const read = async (type: "business_case" | "retrospective", heading: string) =>
      clean(await readSection(briefFor(type, [file], { language }), heading));
    expect(await read("business_case", advice)).toContain(said);
    const headings = BUILT_IN_TYPES.retrospective.outline.map((each) =>
      nameSection(each, language),
    );
    const own = headings.find((each) => each === learned);
    if (own) expect(await read("retrospective", own)).toContain("B.");
  },
);

test.each(["Target users", "Market", "Situation", "Features", "Summary"])(
  "text files: but not one that may be about somebody else: %s",
  async (heading) => {
    const file = upload("x.md", `# X\n\n## A\n\nYes.\n\n## ${heading}\n\nTheir crews.`);
    const brief = briefFor("business_case", [file]);
    expect(await readSection(brief, "Problem or opportunity")).toContain("Their crews");
  },
);
