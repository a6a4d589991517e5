import { describe, expect, test } from "vitest";
import { briefFor, draft, readSection, related, upload } from "./pieces";

const read = async (name: string, text: string, type: "launch_plan" | "prd", heading: string) =>
  (await readSection(briefFor(type, [upload(name, text)]), heading)).replaceAll(/ \[\^E\d+\]/g, "");

describe("uploads: the parts of a plan are placed by their headings", () => {
  test.each([
    [
      "English",
      "# Crane trial\n\n## 1. What we measure\n\n| Figure | Aim |\n|---|---|\n| Lifts | 60 |\n\n## 2. When we stop\n\nWe stop if a load swings.\n\n## 3. Assumptions\n\n- Gloves are worn.\n\n## 4. Checks\n\n- [ ] Tested in frost\n\n## 5. What we do not do\n\n- no camera",
    ],
    [
      "German",
      "# Kranprobe\n\n## 1. Was wir messen\n\n| Zahl | Ziel |\n|---|---|\n| Hübe | 60 |\n\n## 2. Wann wir abbrechen\n\nWir stoppen, wenn eine Last schwingt.\n\n## 3. Annahmen\n\n- Alle tragen Handschuhe.\n\n## 4. Prüfungen\n\n- [ ] Bei Frost getestet\n\n## 5. Was wir nicht machen\n\n- keine Kamera",
    ],
    [
      "Dutch",
      "# Kraanproef\n\n## 1. Wat we meten\n\n| Cijfer | Doel |\n|---|---|\n| Liften | 60 |\n\n## 2. Wanneer we stoppen\n\nWij stoppen als een last zwaait.\n\n## 3. Aannames\n\n- Iedereen draagt handschoenen.\n\n## 4. Controles\n\n- [ ] Bij vorst getest\n\n## 5. Wat we niet doen\n\n- geen camera",
    ],
    [
      "French",
      "# Essai de grue\n\n## 1. Ce que nous mesurons\n\n| Chiffre | But |\n|---|---|\n| Levées | 60 |\n\n## 2. Quand nous arrêtons\n\nNous arrêtons si une charge tourne.\n\n## 3. Hypothèses\n\n- Chacun porte des gants.\n\n## 4. Contrôles\n\n- [ ] Essai par gel\n\n## 5. Ce que nous ne faisons pas\n\n- pas de caméra",
    ],
    [
      "Japanese",
      "# クレーン試験\n\n## 1. 測るもの\n\n| 指標 | 値 |\n|---|---|\n| 回数 | 60 |\n\n## 2. 中止の条件\n\n荷が揺れたら止める。\n\n## 3. 前提\n\n- 全員が手袋をする。\n\n## 4. 確認\n\n- [ ] 霜での試験\n\n## 5. やらないこと\n\n- カメラ",
    ],
  ])("%s", async (_, text) => {
    const [, title] = /^# (.*)/.exec(text) ?? [];
    const [, stop = "", assumption = "", box = "", out = ""] = text.split(/\n\n## .*\n\n/).slice(1);
    const in_ = (type: "launch_plan" | "prd", heading: string) => read("x.md", text, type, heading);
    expect(await in_("prd", "Goals and success metrics")).toMatch(
      new RegExp(`^\\*\\*${title}\\*\\*\\n\\n\\|.*\\n.*\\n\\| .* \\| 60 \\|$`),
    );
    expect(await in_("prd", "Non-goals")).toContain(out);
    expect(await in_("prd", "Rollout")).toContain(stop);
    expect(await in_("prd", "Rollout")).toContain(box);
    expect(await in_("prd", "Open questions and risks")).toContain(assumption);
    expect(await in_("prd", "Problem")).toBe("");
    expect(await in_("launch_plan", "Readiness checklist")).toContain(box);
    expect(await in_("launch_plan", "Risks and rollback")).toContain(`${stop}\n\n**`);
    expect(await in_("launch_plan", "Launch goal")).not.toContain("1. ");
  });

  test("the parts that no section takes are named at the top", async () => {
    const text =
      "# Crane trial\n\n## 1. A day\n\nTake the remote.\n\n## 2. Risks\n\nThe radio fails.";
    const file = upload("x.md", text);
    expect(await draft(briefFor("launch_plan", [file]))).toContain(
      `Left out, because no section fits: *A day* [^${file.ref}].`,
    );
    expect(await draft(briefFor("prd", [file]))).not.toContain("Left out");
  });

  test.each([
    "## Features\n\nThey book by text message.",
    "## Questions\n\n- How do you plan?",
    "## Purpose of the survey\n\nWe asked forty drivers.",
    "## Ziel der Umfrage\n\nWir fragten vierzig Fahrer.",
    "## Doel van het onderzoek\n\nWij vroegen veertig chauffeurs.",
    "## Objectif de l'enquête\n\nNous avons demandé à quarante chauffeurs.",
    "## 調査の目的\n\n運転手四十人に聞いた。",
  ])("a part that may be about somebody else stays with its file: %j", async (text) => {
    const said = text.split("\n\n")[1]?.replace("- ", "");
    expect(await read("x.md", text, "prd", "Problem")).toContain(said);
  });
});

test.each([
  ["interview-ann.md", "# Ann\n\n## Plan\n\nShe plans her day on paper."],
  ["ann.md", "# Interview with Ann\n\n## Owners\n\nOwners of dogs wait outside."],
  ["ann.md", "# Umfrage im Mai\n\n## Plan\n\nSie plant auf Papier."],
  ["ann.md", "# 調査\n\n## スケジュール\n\n紙に書いて決める。"],
])("uploads: a part of an interview is none of our plan: %s %j", async (name, text) => {
  const said = text.split("\n\n")[2];
  expect(await read(name, text, "prd", "Rollout")).not.toContain(said);
  expect(await read("x.md", text.replace(/^# .*/, "# Ann"), "prd", "Rollout")).toContain(said);
});

describe("uploads: sentences of a file", () => {
  test.each([
    [
      "English",
      "Call with the port\n24 November 2025, Town Hall, 10 to 11.30\nPresent: Mr Nash, Kate Hall\n\nIn March a hook fell on a car. The tender opens on 14 June 2027. Not decided yet: who owns the photos.",
    ],
    [
      "German",
      "Gespräch mit dem Hafen\n24. November 2025, Rathaus, 10 bis 11:30 Uhr\nTeilnehmer: Herr Nass, Kati Hall\n\nIm März fiel ein Haken auf ein Auto. Die Ausschreibung kommt am 14. Juni 2027. Noch nicht entschieden: wem die Fotos gehören.",
    ],
    [
      "Dutch",
      "Gesprek met de haven\n24 november 2025, stadhuis, 10 tot 11.30 uur\nAanwezig: de heer Vos, Karin Hal\n\nIn maart viel een haak op een auto. De aanbesteding opent op 14 juni 2027. Nog niet besloten: van wie de foto's zijn.",
    ],
    [
      "French",
      "Entretien avec le port\n24 novembre 2025, mairie, 10 h à 11 h 30\nPrésents : M. Vidal, Anne Roux\n\nEn mars un crochet est tombé sur une voiture. L'appel d'offres ouvre le 14 juin 2027. Pas encore décidé : à qui sont les photos.",
    ],
    [
      "Japanese",
      "港湾局との打ち合わせ\n2025年11月24日 市役所 10時から\n出席者:西さん、原\n\n3月に車の上へ金具が落ちた。公募は2027年6月14日に始まる。写真の権利が誰にあるかは未定。",
    ],
  ])("go to dates and open questions, without the lines at its head: %s", async (_, text) => {
    const [head = "", body = ""] = text.split("\n\n");
    const [title = ""] = head.split("\n");
    const [past, ahead, open] = body
      .split(/(?<=\p{L}{2}\.|2027\.|。) ?(?=\p{Lu}|\p{Lo})/u)
      .map((each) => each.trim());
    const bold = `- **${title}${/[a-z]/.test(title) ? ".** " : "。** "}`;
    const section = (heading: string) => read("x.txt", text, "prd", heading);
    expect(await section("Problem")).toBe(bold + past);
    expect(await section("Rollout")).toBe(bold + ahead);
    expect(await section("Open questions and risks")).toBe(bold + open);
    expect(await read("x.txt", text, "launch_plan", "Timeline and owners")).toBe(bold + ahead);
  });
});

describe("uploads: a sentence that is kept brings its heading", () => {
  const filler = (text: string) => Array.from({ length: 14 }, (_, at) => `${at} ${text}`).join(" ");
  test.each([
    [
      "North quay",
      "Island quay",
      "Market square",
      "The rent is £864 a year.",
      "people pass in a week of the year.",
    ],
    [
      "Nordkai",
      "Inselkai",
      "Markt",
      "Die Miete beträgt 864 Euro im Jahr.",
      "Leute gehen in einer Woche vorbei.",
    ],
    [
      "Noordkade",
      "Eilandkade",
      "Markt",
      "De huur is 864 euro per jaar.",
      "mensen lopen er per week voorbij.",
    ],
    [
      "Quai nord",
      "Quai de l'île",
      "Marché",
      "Le loyer est de 864 euros par an.",
      "personnes passent en une semaine.",
    ],
    ["北岸", "島", "市場", "使用料は年864円。", "人が一週間に前を通ることがわかった。"],
  ])("%s", async (one, two, three, rent, said) => {
    const parts = [`## 2. ${one}\n\n${filler(said)}`, `## 3. ${two}\n\n${filler(said)}`];
    const text = `# X\n\n${parts.join("\n\n")}\n\n## 4. ${three}\n\n${filler(said)} ${rent}`;
    const problem = await read("x.md", text, "prd", "Problem");
    expect(problem).toMatch(new RegExp(`${three}(?: ?: |：)${rent}`));
    expect(problem).not.toMatch(/[2-4]\\?\. /);
  });

  test("a list keeps its heading", async () => {
    const text = "# Guide\n\n## 1. Why\n\nWe try it.\n\n## 2. A day\n\n1. Take it.\n2. Scan.";
    expect(await read("x.md", text, "prd", "Problem")).toBe(
      "- **Guide.** Why: We try it.\n    - A day\n        1. Take it.\n        2. Scan.",
    );
  });
});

test.each([
  ["Assumptions", "The mill delivers on 11 March", "Tasks", "Print the sign by 18 March"],
  ["Annahmen", "Die Mühle liefert am 11. März", "Aufgaben", "Schild drucken bis 18. März"],
  ["Aannames", "De molen levert op 11 maart", "Taken", "Bord drukken vóór 18 maart"],
  ["Hypothèses", "Le moulin livre le 11 mars", "Tâches", "Imprimer le panneau le 18 mars"],
  ["前提", "工場は3月11日に納品する", "作業", "3月18日までに看板を印刷"],
])("uploads: a dated line keeps its heading and its box: %s", async (one, date, two, task) => {
  const text = `# X\n\n## A\n\nYes.\n\n## ${one}\n\n- ${date}\n- Y\n\n## ${two}\n\n- [ ] ${task}\n- [ ] Z`;
  const rollout = await read("interview.md", text, "prd", "Rollout");
  expect(rollout).toMatch(new RegExp(`${one}(?: ?: |：)${date}[.。] ?${two}(?: ?: |：)☐ ${task}`));
});

test.each(["要求", "要求事項", "機能要求", "要件"])(
  "documents: %s is a heading for requirements",
  async (heading) => {
    const brief = briefFor("epic", [
      related("prd", "X", `## ${heading}\n\n- 返却日は14日前まで変えられる。`),
    ]);
    expect(await draft(brief)).toContain("- 返却日は14日前まで変えられる。");
  },
);
