import { describe, expect, test } from "vitest";
import { CHECK_NOTE } from "@/lib/ai/grounding/note-forms";
import type { Language } from "@/lib/text/languages";
import { briefFor, draft, initiative, item, related } from "./pieces";

type Case = {
  language: Language;
  about: string;
  ideas: readonly [string, string];
  /** A title that names the second idea, one that names none, and the name of the type. */
  titles: readonly [string, string, string];
  note: string;
};

const CASES: readonly Case[] = [
  {
    language: "en",
    about: "The mill grinds flour for 60 bakeries.",
    ideas: ["Text before the van comes", "Photo of each sack"],
    titles: ["Sacks in a photo", "Print labels", "User story"],
    note: "Groundwork found no idea that fits the title",
  },
  {
    language: "de",
    about: "Die Mühle mahlt Mehl für 60 Bäckereien.",
    ideas: ["Nachricht vor der Lieferung", "Foto von jedem Sack"],
    titles: ["Foto der Säcke", "Etiketten drucken", "User Story"],
    note: "Keine erfasste Idee passt zum Titel",
  },
  {
    language: "nl",
    about: "De molen maalt meel voor 60 bakkers.",
    ideas: ["Bericht voor de levering", "Foto van elke zak"],
    titles: ["Zakken op de foto", "Etiketten afdrukken", "User story"],
    note: "Geen vastgelegd idee past bij de titel",
  },
  {
    language: "fr",
    about: "Le moulin livre de la farine à 60 boulangeries.",
    ideas: ["Message avant la tournée", "Photo de chaque sac"],
    titles: ["Une photo des sacs", "Imprimer des étiquettes", "Récit utilisateur"],
    note: "Aucune idée enregistrée ne correspond au titre",
  },
  {
    language: "ja",
    about: "製粉所は六十軒のパン屋に小麦粉を届ける。",
    ideas: ["配達前の連絡", "袋の写真を撮る"],
    titles: ["袋の写真を残す", "ラベル印刷", "ユーザーストーリー"],
    note: "タイトルに合うアイデアが登録されていない",
  },
];

/** Writes a story of an initiative about a mill, and gives its first section. */
async function readFirst(
  { language, about, ideas }: Case,
  title: string,
  isIdea: (index: number) => boolean = () => true,
) {
  const pieces = [
    initiative(about),
    item("target_users", "X-Team", "Q"),
    ...ideas.flatMap((idea, at) => (isIdea(at) ? [item("feature_idea", idea, "")] : [])),
  ];
  const text = await draft(briefFor("user_story", pieces, { title, language, typeName: "Card" }));
  return text.split(/^## .*\n/m)[1] ?? "";
}

describe.each(CASES)("story: its wish in $language", (each) => {
  const { about, ideas, titles, note } = each;
  const [named, unnamed, type] = titles;

  test("is the idea that the title names", async () => {
    expect(await readFirst(each, named)).toContain(ideas[1]);
    expect(await readFirst(each, `${type}: ${named}`)).toContain(ideas[1]);
  });

  test("is missing if the title names none, and the story says so", async () => {
    const story = await readFirst(each, unnamed);
    expect(story).toContain(note);
    expect(story).toContain("X-Team");
    for (const said of [...ideas, about]) expect(story).not.toContain(said);
    expect(CHECK_NOTE.test(story)).toBe(true);
  });

  test.each(["Route planner", `${type}: Route planner`, "Card: Route planner"])(
    "is none of two ideas that neither the title nor the initiative names: %s",
    async (title) => {
      const story = await readFirst(each, title);
      expect(story).toContain(note);
      for (const said of [...ideas, about]) expect(story).not.toContain(said);
    },
  );

  test("is the only idea if the title says nothing of its own", async () => {
    const story = await readFirst(each, `${type}: Route planner`, (at) => at === 0);
    expect(story).toContain(ideas[0]);
    expect(story).not.toContain(note);
  });

  test("is missing without an idea", async () => {
    const story = await readFirst(each, `${type}: Route planner`, () => false);
    expect(story).toContain(note);
    expect(story).not.toContain(about);
  });
});

test("story: its title may name a requirement of a document, which is no idea", async () => {
  const pieces = [
    initiative("Lights in the halls go on by themselves."),
    item("target_users", "Drivers", "They drive in the halls."),
    item("feature_idea", "Lights that dim at night", ""),
    related("prd", "Plan", "## Requirements\n\n1. Manual switch in each hall"),
  ];
  const text = await draft(briefFor("user_story", pieces, { title: "Manual switch" }));
  expect(text).not.toContain("I want:");
  expect(text).toContain("Manual switch in each hall");
});
