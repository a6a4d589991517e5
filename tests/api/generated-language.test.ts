import { expect, test } from "vitest";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { getGeneration, startGeneration } from "@/lib/domain/generation/background-generations";
import { previewGeneration } from "@/lib/domain/generation/preview-generation";
import { Coverage } from "@/lib/schemas/coverage";
import { Document } from "@/lib/schemas/documents";
import { DocumentEvidence, Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

const listHeadings = (markdown: string) =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, it]) => it);

/** Initiatives with an idea, in other languages than English. */
const PLANS = {
  nl: {
    title: "Storingen melden",
    description:
      "Beheerders melden storingen van de lift nu per telefoon. Wij bouwen een pagina waarop ze die met een foto melden.",
    idea: [
      "Melden met foto",
      "De pagina neemt een foto van het display op en stuurt die met de melding naar de centrale.",
    ],
  },
  fr: {
    title: "Signaler une panne",
    description:
      "Les gérants signalent les pannes par téléphone. Nous créons une page sur laquelle ils les signalent avec une photo.",
    idea: [
      "Photo du panneau",
      "La page prend une photo du panneau et l’envoie avec le signalement aux techniciens qui sont de garde.",
    ],
  },
  ja: {
    title: "故障の連絡",
    description:
      "管理会社はエレベーターの故障を電話で連絡している。写真を付けて連絡できるページを作る。受付の待ち時間をなくしたい。",
    idea: [
      "写真を付ける",
      "表示器の写真を撮り、連絡と一緒に受付センターへ送る。技術者は出発の前に写真を確認する。",
    ],
  },
} as const;

test.each([
  ["nl", "risk_register", "Risicoregister: Storingen melden"],
  ["nl", "okrs", "OKR’s: Storingen melden"],
  ["fr", "business_case", "Étude de rentabilité : Signaler une panne"],
  ["fr", "prd", "Exigences produit : Signaler une panne"],
  ["ja", "business_case", "ビジネスケース：故障の連絡"],
  ["ja", "launch_plan", "リリース計画：故障の連絡"],
] as const)(
  "language of a document: a title in %s names the type %s",
  async (language, document_type, title) => {
    const { key, caller } = await makeWorkspace();
    const client = api(key);
    const { title: name, description, idea } = PLANS[language];
    const initiative = await createInitiative(client, { title: name, description });
    const [ideaTitle, content] = idea;
    const item = { label: "feature_idea" as const, title: ideaTitle, content };
    await createContextItem(client, initiative.id, item);
    const request = { initiative_id: initiative.id, document_type };
    expect((await previewGeneration(caller, request)).title).toBe(title);
    const reply = await client.call("POST", "/generate", { body: request });
    expect(Generated.parse(reply.body.data).document.title).toBe(title);
  },
);

/** A workspace that plans in German. */
async function germanWorkspace() {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const description =
    "Hausverwaltungen melden Störungen der Aufzüge heute per Telefon. Wir bauen eine Seite, auf der sie die Störung melden.";
  const initiative = await createInitiative(client, { title: "Störungsmeldung", description });
  await createContextItem(client, initiative.id, {
    label: "feature_idea",
    title: "Störung mit Foto melden",
    content:
      "Die Seite nimmt ein Foto der Anzeige auf und schickt es mit der Meldung an die Zentrale.",
  });
  const generate = async (fields: Record<string, string>) => {
    const body = { initiative_id: initiative.id, ...fields };
    const reply = await client.call("POST", "/generate", { body });
    return Generated.parse(reply.body.data).document;
  };
  return { ...workspace, client, initiative, generate };
}

test("language of a document: a German initiative gets German headings, and its coverage English names", async () => {
  const { client, initiative, generate } = await germanWorkspace();
  const prd = await generate({ document_type: "prd" });
  const headings = listHeadings(prd.content_markdown);
  expect(headings).toHaveLength(10);
  expect(headings).toContain("Nicht-Ziele");
  expect(headings).not.toContain("Non-goals");
  const path = `/initiatives/${initiative.id}/context-coverage`;
  const query = { documentType: "prd" };
  const { sections } = await client.data(Coverage, "GET", path, { query });
  expect(sections.map(({ heading }) => heading)).toContain("Non-goals");
  const requirements = sections.find(({ heading }) => heading === "Requirements");
  expect(requirements).toMatchObject({ present: true });
});

test("language of a document: a default title names the type in it, from the start of the generation", async () => {
  const { caller, initiative, generate } = await germanWorkspace();
  expect((await generate({ document_type: "risk_register" })).title).toBe(
    "Risikoregister: Störungsmeldung",
  );
  const own = await generate({ document_type: "risk_register", title: "Risk register: mine" });
  expect(own.title).toBe("Risk register: mine");
  const request = { initiative_id: initiative.id, document_type: "ai_test_plan" as const };
  const started = await getGeneration(caller, { id: await startGeneration(caller, request) });
  expect(started.title).toBe("KI-Testplan: Störungsmeldung");
  const sections = [{ heading: "Anforderungen", guidance: "" }];
  const type = await createDocumentType(caller, { name: "Pitch", base_type: "prd", sections });
  expect((await generate({ document_type_id: type.id })).title).toBe("Pitch: Störungsmeldung");
});

test("language of a document: an approved German document is followed section by section", async () => {
  const { client, generate } = await germanWorkspace();
  const prd = await generate({ document_type: "prd" });
  const content_markdown = prd.content_markdown.replace(
    /(## Nicht-Ziele\n\n)[^\n]+/,
    "$1Die Seite ersetzt den Notruf aus der Kabine nicht.",
  );
  const body = { content_markdown, status: "approved" };
  await client.data(Document, "PATCH", `/documents/${prd.id}`, { body });
  const again = await generate({ document_type: "prd" });
  expect(again.content_markdown).toMatch(/## Nicht-Ziele\n\nDie Seite ersetzt den Notruf/);
  const { sources } = await client.data(DocumentEvidence, "GET", `/documents/${again.id}/evidence`);
  expect(sources.map(({ id }) => id)).toContain(prd.id);
});

test("language of a document: a workspace's own type keeps its headings, and finds its sections by German ones", async () => {
  const { caller, generate } = await germanWorkspace();
  const sections = ["Requirements", "Zielgruppe", "Anforderungen"].map((heading) => {
    return { heading, guidance: "" };
  });
  const make = async (name: string, some: typeof sections) => {
    const type = { name, base_type: "prd" as const, sections: some };
    const { id } = await createDocumentType(caller, type);
    return (await generate({ document_type_id: id })).content_markdown;
  };
  expect(listHeadings(await make("Kurz", sections.slice(0, 2)))).toEqual([
    "Requirements",
    "Zielgruppe",
  ]);
  expect(await make("Lang", sections.slice(1))).toMatch(
    /## Anforderungen\n\n- \*\*Störung mit Foto/,
  );
});
